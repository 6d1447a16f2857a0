"""The server: HTTP and websockets in front of live tables.

It carries messages between clients and `keypeg.tables`, and decides nothing about a match. What is in it:

- starting and stopping: `settings`, `lifecycle`, `sockets`, `node`, `worker_pool`;
- connections: `timeouts` (slow requests), `asgi`, `connection` and `keepalive` (websockets);
- every request: `middleware`, `identity`, `limits`, `quotas`, `errors`, `logs`, `metrics`;
- operators: `oversight` and `banned` (what an operator decided), `administration` (how), `retention` (what is removed),
  `node_metrics` and `metrics_server`;
- the interface: `application`, the modules called `…_routes`, `streams`, `websocket` and `pages`;
- its description: `schemas`, `openapi` and `examples`.
"""
