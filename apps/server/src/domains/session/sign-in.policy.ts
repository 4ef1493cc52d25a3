/** A scope in which failures are counted. */
export type Scope = 'address' | 'child-address' | 'strangers' | 'staff-address' | 'staff-strangers';

/** Who signs in. */
export type Principal = 'child' | 'staff';

type Throttle = {
  /** Failures without any delay. */
  free: number;
  /** First delay in ms; it doubles with each further failure. */
  firstMs: number;
  maxMs: number;
  /** Failures expire after this time without another one. */
  forgetMs: number;
};

const MINUTE = 60_000;

/**
 * Limits per scope. A child at one address is delayed soon, an address only after many failures: a
 * class may share it. `strangers` counts failures for a child from all addresses that never signed
 * it in: twelve pictures make 1728 passwords, too few against an attacker with many addresses. The
 * desk gives access to what children write, so its delays are longer.
 */
export const throttling: Record<Scope, Throttle> = {
  'child-address': { free: 5, firstMs: 5_000, maxMs: 5 * MINUTE, forgetMs: 60 * MINUTE },
  address: { free: 100, firstMs: 1_000, maxMs: MINUTE, forgetMs: 10 * MINUTE },
  strangers: { free: 20, firstMs: 10_000, maxMs: 10 * MINUTE, forgetMs: 24 * 60 * MINUTE },
  'staff-address': { free: 5, firstMs: 5_000, maxMs: 60 * MINUTE, forgetMs: 24 * 60 * MINUTE },
  'staff-strangers': { free: 20, firstMs: 30_000, maxMs: 60 * MINUTE, forgetMs: 24 * 60 * MINUTE },
};

/** The delay after a number of failures, in milliseconds. */
export function delayAfter(scope: Scope, failures: number): number {
  const { free, firstMs, maxMs } = throttling[scope];
  if (failures < free) return 0;
  return Math.min(firstMs * 2 ** Math.min(failures - free, 30), maxMs);
}

/** The scope of a principal at one address. A successful sign-in clears it. */
export const ownScope: Record<Principal, Scope> = {
  child: 'child-address',
  staff: 'staff-address',
};

/** The scope of a principal at all addresses that never signed it in. */
export const strangersScope: Record<Principal, Scope> = {
  child: 'strangers',
  staff: 'staff-strangers',
};

/** The scopes that an attempt counts in. Strangers cannot delay one from a known address. */
export const scopesFor = (principal: Principal, fromKnownAddress: boolean): Scope[] =>
  fromKnownAddress
    ? ['address', ownScope[principal]]
    : ['address', ownScope[principal], strangersScope[principal]];
