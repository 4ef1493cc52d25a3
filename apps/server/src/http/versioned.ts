/**
 * An answer with a version that is cheap to compute. A client that already has this version gets a 304,
 * and the answer is not computed.
 */
export type Versioned<T = unknown> = {
  readonly kind: 'versioned';
  /** Equal versions mean equal answers to this call of this child, also across releases of the app. */
  readonly version: string;
  readonly make: () => Promise<T>;
};

/** An answer with a version. `make` is called if the client does not have this version. */
export const versioned = <T>(version: string, make: () => Promise<T>): Versioned<T> => ({
  kind: 'versioned',
  version,
  make,
});

/** Whether an answer is versioned. */
export const isVersioned = (answer: unknown): answer is Versioned =>
  typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'versioned';
