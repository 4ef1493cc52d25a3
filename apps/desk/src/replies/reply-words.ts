import type { DeskReply, LostLetter, ReplyOutcome } from '@digipals/contract';
import { when } from '../shared/times.ts';

/** Why a reply waits, in a word or two. */
export const reasonTags: Record<DeskReply['reason'], string> = {
  noLetter: 'No letter of ours',
  noCase: 'No case',
  otherAddress: 'Other address',
  withheld: 'Withheld',
};

/** Why a reply waits, and what to look at. */
export const reasonWords: Record<DeskReply['reason'], string> = {
  noLetter: 'It names no letter of ours. A person finds its case.',
  noCase: 'It answers a letter that is about no case and no school.',
  otherAddress:
    'It did not come from the address that we wrote to. Nobody sees it in a case until you put it there.',
  withheld:
    'Something about this child is kept from its family. Whoever reads the case may not know that: look first whether this reply may be there.',
};

const kindWords: Readonly<Record<string, string>> = {
  case: 'Letter of a case',
  week: 'Weekly letter',
  erasure: 'About an erasure, to leads',
  help: 'About a help request, to leads',
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
