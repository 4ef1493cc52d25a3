/**
 * An answer of which one state can be told from another before it is put together: who has this
 * version already is answered 304 for the price of the version alone.
 */
export type Versioned<T = unknown> = {
  readonly kind: 'versioned';
  /** Equal versions mean equal answers to this call of this child, by whatever edition of the app. */
  readonly version: string;
  readonly make: () => Promise<T>;
};

/** Answers with a version; `make` is called where the caller has another one. */
export const versioned = <T>(version: string, make: () => Promise<T>): Versioned<T> => ({
  kind: 'versioned',
  version,
  make,
});

/** Whether an answer is still to be put together. */
export const isVersioned = (answer: unknown): answer is Versioned =>
  typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'versioned';
