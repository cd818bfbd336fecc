# What is said about Ray clusters, by the atlas, tournaments and the server.

ray-missing = this needs Ray: pip install 'elbowroom[cluster]'
ray-no-cluster = there is no Ray cluster at { $address }: { $reason }
ray-silent = nobody answers at { $address } within { $seconds } s
ray-bad-local = a local Ray reads like local or local:2, not { $address }
ray-lost = Ray lost a worker too often: { $reason }
