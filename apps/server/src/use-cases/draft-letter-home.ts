import type { LanguageCode } from '@digipals/contract';
import type { letterTemplates } from '@digipals/contract/constants';
import { letterRecipients } from '@digipals/contract/help-requests';
import type { Db } from '../db/db.ts';
import { recordAccess } from '../domains/accesses/index.ts';
import { childOfCase, letterOf, type StaffActor } from '../domains/cases/index.ts';
import { readPeopleIn } from '../domains/pseudonyms/index.ts';
import { listQuotes, quotesAbove } from './quote-replies.ts';
import { findAddress } from './send-letter-home.ts';

type Asked = {
  readonly caseId: number;
  readonly template: (typeof letterTemplates)[number];
  readonly language: LanguageCode;
};

/**
 * The draft of a letter, and for each recipient the replies that it begins with, as the desk reads them. Replies are
 * words of the case, so showing them is recorded as reading it.
 * @throws not_found
 */
export async function draftLetterHome(
  db: Db,
  { caseId, template, language }: Asked,
  { name: actor, at }: Pick<StaffActor, 'name' | 'at'>,
) {
  const userId = await childOfCase(db, caseId);
  const above = { grownUp: '', safeguarding: '', deputy: '' };
  for (const to of letterRecipients) {
    const address = await findAddress(db, { userId, to });
    const quotes = address === undefined ? [] : await listQuotes(db, { caseId, address });
    const texts = quotes.map(({ text }) => text);
    const { names } = await readPeopleIn(db, [userId], texts);
    const read = quotes.map(quote => ({ ...quote, text: names.hide(quote.text) }));
    above[to] = quotesAbove(read, language);
  }
  if (Object.values(above).some(text => text !== '')) {
    const read = { actor, action: 'Read case', object: `case ${caseId}`, at };
    await recordAccess(db, { ...read, userIds: [userId] });
  }
  return { ...letterOf(template, language), above };
}
