import type { DeskReply, LostLetter, ReplyOutcome } from '@digipals/contract';
import type { LetterKind } from '@digipals/contract/constants';
import { when } from '../shared/times.ts';

/** Why a reply waits, in a word or two. */
export const reasonTags: Record<DeskReply['reason'], string> = {
  noLetter: 'Names no letter',
  noCase: 'No case',
  otherAddress: 'Other address',
  withheld: 'Family must not know',
};

/** Why a reply waits, and what to look at. */
export const reasonWords: Record<DeskReply['reason'], string> = {
  noLetter: 'It names none of our letters. Find the case that it belongs to.',
  noCase: 'It answers a letter that belongs to no case and no school.',
  otherAddress:
    'It came from a different address from the one we wrote to. Nobody sees it in a case until you put it there.',
  withheld:
    "Something is being kept from this child's family, and adults who read the case must not learn it either. Check that the reply gives nothing away.",
};

/** What a letter was about. */
export const letterWords: Record<LetterKind, string> = {
  case: 'Letter of a case',
  week: 'Weekly letter',
  erasure: 'To leads, about an erasure',
  help: 'To leads, about a help request',
  alarm: 'Alarm',
  anchor: 'Anchor of the audit log',
  letter: 'Letter',
};

const automatic: readonly LetterKind[] = ['erasure', 'help', 'alarm', 'anchor'];
/** Whether the server wrote it to adults who work with it, so that nobody can be called or written to again. */
export const isAutomatic = ({ kind }: LostLetter): boolean => automatic.includes(kind);

/** What a lead did with a reply. */
export const outcomeWords = ({ caseId }: ReplyOutcome): string =>
  caseId === null ? 'Needs no answer' : `In case ${caseId}`;

/** Who did something, and when: "Lead 01, 13:20". */
export const byWords = ({ by, at }: { by: string; at: string }, now: number): string =>
  `${by}, ${when(at, now)}`;
