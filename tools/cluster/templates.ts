import { etcdMachines, folderOf, type Machine, ports } from './machines.ts';

/** What the machines share: made anew for each cluster. */
export type Secrets = {
  readonly app: string;
  readonly superuser: string;
  readonly replication: string;
};

export const BIN = '/usr/lib/postgresql/15/bin';
export const DATABASE = 'digipals';
/** A socket in the file system is reached from every network namespace. */
export const socketFolderOf = (machine: Machine): string => `${folderOf(machine)}/socket`;
/** Where PostgreSQL stores its rows: a file system of its own, which can be filled. */
export const diskOf = (machine: Machine): string => `${folderOf(machine)}/disk`;

/** Enough to stop in order, far less than a day of writing needs. */
const LEAST_KILOBYTES = 48 * 1024;
const etcdAddresses = etcdMachines.map(({ address }) => `${address}:${ports.etcd}`);

/** The command of a member of etcd. */
export const etcdCommand = (machine: Machine): string[] => {
  const { name, address } = machine;
  const peer = (of: Machine): string => `http://${of.address}:${ports.peers}`;
  return [
    ...['etcd', '--name', name, '--data-dir', `${folderOf(machine)}/data`],
    ...['--listen-client-urls', `http://${address}:${ports.etcd}`],
    ...['--advertise-client-urls', `http://${address}:${ports.etcd}`],
    ...['--listen-peer-urls', peer(machine), '--initial-advertise-peer-urls', peer(machine)],
    ...['--initial-cluster', etcdMachines.map(one => `${one.name}=${peer(one)}`).join(',')],
    ...['--initial-cluster-state', 'new', '--logger', 'zap'],
  ];
};

/**
 * A primary that is silent for `ttl` seconds is replaced. It acknowledges a write when a standby has it on
 * its disk, and none without a standby.
 */
export const patroniConfig = (machine: Machine, secrets: Secrets): string => {
  const { name, address } = machine;
  const config = {
    scope: DATABASE,
    name,
    restapi: {
      listen: `${address}:${ports.patroni}`,
      connect_address: `${address}:${ports.patroni}`,
    },
    etcd3: { hosts: etcdAddresses },
    bootstrap: {
      dcs: {
        ttl: 5,
        loop_wait: 1,
        retry_timeout: 2,
        master_start_timeout: 0,
        synchronous_mode: true,
        synchronous_mode_strict: true,
        failsafe_mode: true,
        postgresql: {
          use_pg_rewind: true,
          // A new primary creates slots only a second or two later, so it keeps a fixed amount of log.
          use_slots: false,
          parameters: {
            max_connections: 200,
            shared_buffers: '128MB',
            max_wal_size: '256MB',
            min_wal_size: '32MB',
            wal_keep_size: '256MB',
            // A standby asks again at once for what the new primary does not have yet.
            wal_retrieve_retry_interval: '500ms',
            wal_receiver_timeout: '3s',
            wal_sender_timeout: '3s',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: [
        'local all all trust',
        'host all all 10.63.0.0/24 scram-sha-256',
        'host replication replicator 10.63.0.0/24 scram-sha-256',
      ],
    },
    postgresql: {
      listen: `${address}:${ports.postgres}`,
      connect_address: `${address}:${ports.postgres}`,
      data_dir: `${diskOf(machine)}/data`,
      bin_dir: BIN,
      pgpass: `${folderOf(machine)}/pgpass`,
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
      authentication: {
        superuser: { username: 'postgres', password: secrets.superuser },
        replication: { username: 'replicator', password: secrets.replication },
        rewind: { username: 'postgres', password: secrets.superuser },
      },
      parameters: { unix_socket_directories: socketFolderOf(machine) },
    },
  };
  // JSON is YAML.
  return JSON.stringify(config, null, 2);
};

/**
 * Hands the lead over when the disk of the primary is nearly full: Patroni does not look at disks. At most
 * once a minute, in case all disks are.
 */
export const diskGuardScript = (machine: Machine): string => `#!/bin/sh
while sleep 1; do
  left=$(df --output=avail -k ${diskOf(machine)} | tail -n 1)
  [ "$left" -gt ${LEAST_KILOBYTES} ] && continue
  standby=$(${BIN}/psql -XAtq -h ${socketFolderOf(machine)} -U postgres -c 'SELECT pg_is_in_recovery()' postgres)
  [ "$standby" = f ] || continue
  echo "$(date -Is) only $left kB are left"
  patronictl -c ${folderOf(machine)}/patroni.yml switchover --master ${machine.name} --force && sleep 60
done
`;
