const DAY_MS = 86_400_000;
const DONE_MS = 7 * DAY_MS;
/** How many rows a list has. */
export const MOST = 200;

/** What leads dealt with before this moment is no longer listed and cannot be taken back. */
export const listedSince = (now: Date): Date => new Date(now.getTime() - DONE_MS);

/** Which lead dealt with something, and when. */
export type Done = {
  readonly doneById: string | null;
  readonly doneBy: string | null;
  readonly doneAt: Date | null;
};

/** Who reads a list, and when. */
export type LeadAt = { readonly leadId: string; readonly now: Date };

/** `hasMore`: more wait than are listed. */
export type Listed<Row> = { readonly rows: Row[]; readonly hasMore: boolean };

/** @param found those that wait first, and one more than are listed */
export const listedOf = <Row extends Done>(found: Row[]): Listed<Row> => ({
  rows: found.slice(0, MOST),
  hasMore: found[MOST]?.doneAt === null,
});
