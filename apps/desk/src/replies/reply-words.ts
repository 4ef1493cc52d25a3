import type { DeskReply, LostLetter, ReplyOutcome } from '@digipals/contract';
import { when } from '../shared/times.ts';

/** Why a reply waits, in a word or two. */
export const reasonTags: Record<DeskReply['reason'], string> = {
  noLetter: 'Names no letter',
  noCase: 'No case',
  otherAddress: 'Other address',
  withheld: 'Kept from the family',
};

/** Why a reply waits, and what to look at. */
export const reasonWords: Record<DeskReply['reason'], string> = {
  noLetter: 'It names none of our letters. Find the case that it belongs to.',
  noCase: 'It answers a letter that belongs to no case and no school.',
  otherAddress:
    'It came from another address than the one we wrote to. Nobody sees it in a case until you put it there.',
  withheld:
    'Something about this child is kept from its family. Adults who read the case may not know that: check first whether the reply may go there.',
};

const kindWords: Readonly<Record<string, string>> = {
  case: 'Letter of a case',
  week: 'Weekly letter',
  erasure: 'To leads, about an erasure',
  help: 'To leads, about a help request',
  alarm: 'Alarm',
  anchor: 'Anchor of the audit log',
};

/** What a letter was about. */
export const letterWords = ({ kind }: LostLetter): string => kindWords[kind] ?? 'Letter';

/** What a lead did with a reply. */
export const outcomeWords = ({ caseId }: ReplyOutcome): string =>
  caseId === null ? 'Needs no answer' : `In case ${caseId}`;

/** Who did something, and when: "Lead 01, 13:20". */
export const byWords = ({ by, at }: { by: string; at: string }, now: number): string =>
  `${by}, ${when(at, now)}`;
