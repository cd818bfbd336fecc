# Co mówi się o klastrach Ray, w atlasie, w turniejach i na serwerze.

ray-missing = do tego potrzebny jest pakiet Ray: pip install 'elbowroom[cluster]'
ray-no-cluster = pod adresem { $address } nie ma klastra Ray: { $reason }
ray-silent = pod adresem { $address } nikt nie odpowiada w ciągu { $seconds } s
ray-bad-local = lokalny Ray to local albo local:2, nie { $address }
ray-lost = Ray zbyt często tracił pracownika: { $reason }
