/** A machine of the cluster: a network namespace with an address of its own. */
export type Machine = {
  readonly name: string;
  readonly kind: 'front' | 'etcd' | 'db' | 'app';
  readonly address: string;
};

const three = (kind: Machine['kind'], first: number): readonly Machine[] =>
  [1, 2, 3].map(number => ({
    name: `${kind}${number}`,
    kind,
    address: `10.63.0.${first + number}`,
  }));

/** Where the calls of browsers arrive. */
export const frontMachine: Machine = { name: 'front1', kind: 'front', address: '10.63.0.10' };
export const etcdMachines = three('etcd', 10);
export const dbMachines = three('db', 20);
export const appMachines = three('app', 30);
export const machines = [frontMachine, ...etcdMachines, ...dbMachines, ...appMachines];

/** Everything that the cluster stores. Nothing else uses it. */
export const FOLDER = '/var/lib/digipals-cluster';
export const folderOf = ({ name }: Machine): string => `${FOLDER}/${name}`;

/** Name of the network namespace. */
export const spaceOf = ({ name }: Machine): string => `digipals-${name}`;

export const ports = {
  postgres: 5432,
  patroni: 8008,
  pgbouncer: 6432,
  etcd: 2379,
  peers: 2380,
  app: 3000,
};
