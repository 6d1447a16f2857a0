"""The server: HTTP and websockets in front of live tables.

It carries messages between clients and `keypeg.tables`, and decides nothing about a match. What is in it:

- starting and stopping: `settings`, `lifecycle`, `sockets`, `node`, `readiness`, `worker_pool`;
- connections: `timeouts` (slow requests), `asgi`, `connection`, `incoming_frames`, `sending_turn` and `keepalive`
  (websockets);
- every request: `middleware`, `methods` (HEAD and OPTIONS), `identity`, `limits`, `quotas`, `errors`, `logs`,
  `metrics`;
- operators: `oversight` and `banned` (what an operator decided), `administration` (how), `retention` (what is removed),
  `node_metrics` and `metrics_server`;
- the interface: `application`, the modules called `…_routes`, `table_actions`, `strict_json` (bodies), `streams`,
  `websocket` with `client_messages`, and `pages`;
- its description: `schemas`, `request_schemas`, `openapi` and `examples`.
"""
