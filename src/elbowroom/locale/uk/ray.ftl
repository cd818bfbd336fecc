# Що сказано про кластери Ray, в атласі, на турнірах і на сервері.

ray-missing = для цього потрібен Ray: pip install 'elbowroom[cluster]'
ray-no-cluster = за адресою { $address } немає кластера Ray: { $reason }
ray-silent = за адресою { $address } ніхто не відповідає протягом { $seconds } с
ray-bad-local = місцевий Ray пишеться local або local:2, а не { $address }
ray-lost = Ray надто часто втрачав виконавця: { $reason }
