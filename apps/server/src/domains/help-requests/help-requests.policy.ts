import {
  type HelpPerson,
  type HelpPicture,
  helpPersonsAtHome,
  helpRequests,
} from '@digipals/contract';

/** What the rules ask of a line. */
export type LineFacts = {
  /** Null for a line of the child. */
  readonly staffId: string | null;
  readonly picture: HelpPicture | null;
  readonly notFor: readonly HelpPerson[] | null;
  readonly at: Date;
  readonly takenBackAt: Date | null;
};

const isCounted = ({ takenBackAt }: LineFacts): boolean => takenBackAt === null;

/** The picture that a child tapped last and did not take back. */
export const pictureOf = (lines: readonly LineFacts[]): HelpPicture | null =>
  lines.findLast(line => isCounted(line) && line.picture !== null)?.picture ?? null;

/** Who must not see a request, as the child last said it. */
export const notForOf = (lines: readonly LineFacts[]): readonly HelpPerson[] =>
  (lines.findLast(line => isCounted(line) && line.notFor !== null)?.notFor ?? []).filter(
    person => person !== 'nobody',
  );

/** Whether the child ever named somebody who may live with it. */
export const namesHome = (lines: readonly LineFacts[]): boolean =>
  lines.some(({ notFor }) => notFor?.some(person => helpPersonsAtHome.includes(person)));

/** Since when a child waits for an answer; null if it does not. Lines oldest first. */
export function waitsSince(lines: readonly LineFacts[]): Date | null {
  const answered = lines.findLastIndex(({ staffId }) => staffId !== null);
  return lines.slice(answered + 1).find(isCounted)?.at ?? null;
}

/** A decision of leads about the family. */
export type HomeFacts = {
  readonly opens: boolean;
  readonly until: Date | null;
  readonly at: Date;
  readonly confirmedAt: Date | null;
};

/**
 * Until when one lead alone may keep a request from the family: 72 hours from the first time that it was kept.
 * Decisions oldest first.
 */
export function oneLeadUntil(decisions: readonly HomeFacts[], at: Date): Date {
  const first = decisions.find(one => !one.opens && one.confirmedAt !== null);
  return new Date((first?.at ?? at).getTime() + helpRequests.oneLeadMs);
}

/** Whether a decision takes two leads. */
export function takesTwo(
  decision: { readonly opens: boolean; readonly until: Date | null },
  given: { readonly lines: readonly LineFacts[]; readonly oneUntil: Date },
): boolean {
  if (decision.until === null) return namesHome(given.lines);
  return decision.until.getTime() > given.oneUntil.getTime();
}

const FREE_TRIES = 3;
const FIRST_WAIT_MS = 30_000;
const LAST_WAIT_MS = 3_600_000;

/** Milliseconds that a child has to wait after wrong pictures, so that nobody guesses them. */
export function waitAfterWrong(
  { wrongPictures, wrongAt }: { readonly wrongPictures: number; readonly wrongAt: Date | null },
  at: Date,
): number {
  if (wrongPictures < FREE_TRIES || !wrongAt) return 0;
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (wrongPictures - FREE_TRIES), LAST_WAIT_MS);
  return Math.max(0, wrongAt.getTime() + wait - at.getTime());
}
