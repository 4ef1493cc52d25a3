/** Processor seconds that something costs, of servers and of PostgreSQL. */
export type Cost = { readonly server: number; readonly database: number };

/** What a morning costs, as measured: one child that comes in, and one child that plays for a second. */
export type DayCosts = { readonly arrival: Cost; readonly playSecond: Cost };

/** A morning: so many children come in within so many seconds, and stay. */
export type Morning = { readonly children: number; readonly arriveSeconds: number };

/** A server process runs JavaScript on one core; the rest is for garbage collection and peaks. */
export const SHARE_OF_A_CORE = 0.6;

/**
 * The last second of the arrival is the busiest: children still come in, and all others play. Costs are
 * taken to grow with the number of children and nothing else; nobody waits for locks, disks or networks.
 */
export function needsOf({ arrival, playSecond }: DayCosts, { children, arriveSeconds }: Morning) {
  const peak = (part: keyof Cost): number =>
    (children / arriveSeconds) * arrival[part] + children * playSecond[part];
  return {
    serverCores: peak('server'),
    databaseCores: peak('database'),
    servers: Math.ceil(peak('server') / SHARE_OF_A_CORE),
  };
}

/** How many children that play one server process carries. */
export const childrenPerServer = ({ playSecond }: DayCosts): number =>
  Math.floor(SHARE_OF_A_CORE / playSecond.server);
