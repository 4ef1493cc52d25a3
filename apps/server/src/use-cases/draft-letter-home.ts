import type { LanguageCode } from '@digipals/contract';
import type { letterTemplates } from '@digipals/contract/constants';
import { letterRecipients } from '@digipals/contract/help-requests';
import type { Db } from '../db/db.ts';
import { letterOf, lockCase } from '../domains/cases/index.ts';
import { readPeopleIn } from '../domains/pseudonyms/index.ts';
import { listQuotes, quotesAbove } from './quote-replies.ts';
import { findAddress } from './send-letter-home.ts';

type Asked = {
  readonly caseId: number;
  readonly template: (typeof letterTemplates)[number];
  readonly language: LanguageCode;
};

/**
 * The draft of a letter, and for each recipient the replies that it begins with, as the desk reads them.
 * @throws not_found
 */
export async function draftLetterHome(db: Db, { caseId, template, language }: Asked) {
  const { userId } = await lockCase(db, caseId);
  const above = { grownUp: '', safeguarding: '', deputy: '' };
  for (const to of letterRecipients) {
    const address = await findAddress(db, { userId, to });
    const quotes = address === undefined ? [] : await listQuotes(db, { caseId, address });
    const texts = quotes.map(({ text }) => text);
    const { names } = await readPeopleIn(db, [userId], texts);
    const read = quotes.map(quote => ({ ...quote, text: names.hide(quote.text) }));
    above[to] = quotesAbove(read, language);
  }
  return { ...letterOf(template, language), above };
}
