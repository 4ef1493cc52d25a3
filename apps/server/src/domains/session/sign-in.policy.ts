/** What failures are counted by. */
export type Scope = 'address' | 'child-address' | 'strangers' | 'staff-address' | 'staff-strangers';

/** Who signs in. */
export type Comer = 'child' | 'staff';

type Slowing = {
  /** Failures without any delay. */
  free: number;
  /** First delay in ms; it doubles with each further failure. */
  firstMs: number;
  mostMs: number;
  /** After so long without a failure all is forgotten. */
  forgetMs: number;
};

const MINUTE = 60_000;

/**
 * One child from one address is slowed soon. An address is only slowed after many failures: a whole
 * class sits behind it. `strangers` counts a child's failures from all addresses that never signed
 * it in: twelve pictures make 1728 passwords, too few for someone with many addresses. Adults of the
 * desk read what children write, so they wait longer.
 */
export const slowing: Record<Scope, Slowing> = {
  'child-address': { free: 5, firstMs: 5_000, mostMs: 5 * MINUTE, forgetMs: 60 * MINUTE },
  address: { free: 100, firstMs: 1_000, mostMs: MINUTE, forgetMs: 10 * MINUTE },
  strangers: { free: 20, firstMs: 10_000, mostMs: 10 * MINUTE, forgetMs: 24 * 60 * MINUTE },
  'staff-address': { free: 5, firstMs: 5_000, mostMs: 60 * MINUTE, forgetMs: 24 * 60 * MINUTE },
  'staff-strangers': { free: 20, firstMs: 30_000, mostMs: 60 * MINUTE, forgetMs: 24 * 60 * MINUTE },
};

/** Milliseconds to wait after so many failures. */
export function delayAfter(scope: Scope, failures: number): number {
  const { free, firstMs, mostMs } = slowing[scope];
  if (failures < free) return 0;
  return Math.min(firstMs * 2 ** Math.min(failures - free, 30), mostMs);
}

/** The scope of one that signs in from one address, which a right sign-in clears. */
export const ownScope: Record<Comer, Scope> = { child: 'child-address', staff: 'staff-address' };

/** The scope of one that signs in, from all addresses that never signed it in. */
export const strangersScope: Record<Comer, Scope> = {
  child: 'strangers',
  staff: 'staff-strangers',
};

/** The scopes that count for an attempt: one from a known address cannot be held up by strangers. */
export const scopesFor = (comer: Comer, fromKnownAddress: boolean): Scope[] =>
  fromKnownAddress
    ? ['address', ownScope[comer]]
    : ['address', ownScope[comer], strangersScope[comer]];
