# Co se říká o clusterech Ray, v atlasu, v turnajích i na serveru.

ray-missing = k tomu je potřeba Ray: pip install 'elbowroom[cluster]'
ray-no-cluster = na adrese { $address } není cluster Ray: { $reason }
ray-silent = na adrese { $address } nikdo neodpovídá do { $seconds } s
ray-bad-local = místní Ray se píše local nebo local:2, ne { $address }
ray-lost = Ray ztrácel pracovníka příliš často: { $reason }
