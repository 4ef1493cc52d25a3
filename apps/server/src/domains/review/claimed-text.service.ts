import { languageCodes, localeOfLanguage } from '@digipals/contract';
import { explanationOf } from '@digipals/screening';
import type { Db } from '../../db/db.ts';
import { readPeopleIn } from '../pseudonyms/index.ts';
import { listSignals, type SignalRow } from './card.data.ts';
import { requireLease } from './claims.service.ts';
import type { Claimed } from './leases.data.ts';
import { findRound } from './severe.data.ts';
import { severeObject } from './severe.service.ts';

/** The code of the only language in which screening found a text to be; null for none, several, or only letters. */
function languageOf(found: readonly SignalRow[]): string | null {
  const explanations = found
    .filter(({ code, isWrong }) => code === 'notEnglish' && !isWrong)
    .map(({ explanation }) => explanation);
  const [only, ...others] = languageCodes.filter(one => explanations.includes(explanationOf(one)));
  return only === undefined || others.length > 0 ? null : localeOfLanguage[only];
}

/** The words of a claimed text with pseudonyms instead of known names, its likely language, and its name in the audit log. @throws lease_lost */
export async function readClaimedText(
  db: Db,
  claimed: Claimed,
  now: number,
): Promise<{ text: string; language: string | null; object: string }> {
  const { submissionId, rev } = claimed;
  const { text, authorId, targetId } = await requireLease(db, claimed, now);
  const { names } = await readPeopleIn(db, [authorId, targetId], [text]);
  const round = await findRound(db, submissionId);
  return {
    text: names.hide(text),
    language: languageOf(await listSignals(db, submissionId, rev)),
    object: round ? severeObject(round.severeId) : `submission ${submissionId}`,
  };
}
