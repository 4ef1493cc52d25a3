/** Milliseconds since 1970. */
export type Clock = () => number;

/** A child at a moment; `offset` is null when its browser does not send the offset of its clock. */
export type ChildAt = {
  readonly userId: string;
  readonly now: number;
  readonly offset: number | null;
};
