import { errors } from '@digipals/contract/errors';
import { appMachines, dbMachines, folderOf, type Machine, ports } from './machines.ts';
import { HOST } from './network.ts';
import { DATABASE, socketFolderOf } from './templates.ts';

/**
 * One connection of a server is one of PostgreSQL: the servers take a role and prepare statements for the
 * life of a connection (decision 105). A server that stops responding is cut off after some seconds, because its
 * transactions hold locks.
 */
export const pgbouncerConfig = (machine: Machine): string => `[databases]
${DATABASE} = host=${socketFolderOf(machine)} port=${ports.postgres} dbname=${DATABASE}
[pgbouncer]
listen_addr = ${machine.address}
listen_port = ${ports.pgbouncer}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folderOf(machine)}/users.txt
pool_mode = session
max_client_conn = 500
default_pool_size = 150
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 5
tcp_keepidle = 1
tcp_keepintvl = 1
tcp_keepcnt = 3
tcp_user_timeout = 3000
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`;

/** On each server's machine: leads its connections to the PgBouncer beside the primary. */
export const databaseProxyConfig = (): string => `defaults
  mode tcp
  timeout connect 2s
  timeout check 1s
  timeout client 1h
  timeout server 1h
listen database
  bind 127.0.0.1:${ports.postgres}
  option httpchk OPTIONS /primary
  default-server check port ${ports.patroni} inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${dbMachines.map(({ name, address }) => `  server ${name} ${address}:${ports.pgbouncer}`).join('\n')}
`;

/** The servers answer the same while their database does not. */
const busy = JSON.stringify({
  type: 'urn:digipals:problem:unavailable',
  ...errors.unavailable,
  code: 'unavailable',
  retryAfter: 1,
});

/** Where HAProxy says which servers are ready. */
export const adminSocketOf = (machine: Machine): string => `${folderOf(machine)}/admin.sock`;

/** Shares the calls of browsers between the servers that are ready. */
export const frontProxyConfig = (machine: Machine, port: number): string => `global
  user postgres
  stats socket ${adminSocketOf(machine)} mode 600 level user
defaults
  mode http
  timeout connect 2s
  timeout check 1s
  timeout client 30s
  timeout server 30s
  option forwardfor
  option redispatch 1
  # Safe for writes, too: each has a key.
  retry-on conn-failure empty-response 503
  http-error status 503 content-type application/problem+json string '${busy}' hdr retry-after 1
listen front
  bind 127.0.0.1:${port} namespace ${HOST}
  balance leastconn
  option httpchk GET /readyz
  # A server that stops answers 503: it gets no new calls and finishes its open ones.
  http-check expect status 200 error-status L7OKC
  default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${appMachines.map(({ name, address }) => `  server ${name} ${address}:${ports.app}`).join('\n')}
`;
