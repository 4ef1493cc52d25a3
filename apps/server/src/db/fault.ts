/**
 * The database is overloaded, starting, stopping, out of reach, or not the primary (any more, or yet), which
 * refuses writes (25006): the same statement may work soon.
 */
const BUSY =
  /^(55P03|25006|57014|57P0[1-5]|40P01|40001|53...|08...|ECONN\w*|ETIMEDOUT|EPIPE|E[MN]FILE)$/;
/** A disk has no room left: for PostgreSQL, or for this server. */
const FULL = /^(53100|ENOSPC|EDQUOT)$/;
/** Errors of the driver that have no code. */
const WITHOUT_CODE =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client (has encountered a connection error|was closed))/;

/** System calls that fail when a server cannot be reached: its name is unknown, its network is down or its socket is missing. */
const REACHING = new Set(['connect', 'getaddrinfo']);

/** Whether an error comes from a database that cannot work now, and why. */
export function faultOf(error: unknown): 'busy' | 'full' | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
  if (FULL.test(code)) return 'full';
  return REACHING.has(syscall) || BUSY.test(code) || WITHOUT_CODE.test(error.message)
    ? 'busy'
    : undefined;
}
