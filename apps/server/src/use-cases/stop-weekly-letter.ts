import type { LanguageCode } from '@digipals/contract';
import { localeOfLanguage } from '@digipals/contract/constants';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import {
  type LinkDeps,
  mayGetWeeklyLetter,
  type OpenLink,
  readConsents,
} from '../domains/consents/index.ts';
import { escapeHtml, mailTexts } from '../domains/mail/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import { decideConsents } from './decide-consents.ts';
import { openLocked } from './open-child-link.ts';
import { findWeeklyReader } from './weekly-reader.ts';

type StopDeps = LinkDeps & Pick<AppDeps, 'clock'>;

/** A page; `isKnown` is false for a link that is none. */
type Page = { readonly html: string; readonly isKnown: boolean };

const css =
  ':root{color-scheme:light dark}body{margin:0;font:18px/1.5 Arial,Helvetica,sans-serif;background:light-dark(#eef1fb,#12152b);color:light-dark(#232a5e,#f1f3ff)}main{max-width:480px;margin:12vh auto 0;padding:28px;border-radius:20px;background:light-dark(#fff,#1d2143)}b{font-size:22px}h1{font-size:20px}button{font:bold 17px Arial,Helvetica,sans-serif;min-height:48px;padding:12px 28px;border:0;border-radius:14px;background:#6d4ff2;color:#fff;cursor:pointer}button:focus-visible{outline:3px solid light-dark(#232a5e,#fff);outline-offset:2px}@media(max-width:520px){main{margin:12px}}';

/** A page of one sentence, with a button if there is something to do. It works without scripts. */
const pageOf = (language: LanguageCode, sentence: string, button?: string): string =>
  `<!doctype html><html lang="${localeOfLanguage[language]}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>DigiPals</title><style>${css}</style></head><body><main><b>DigiPals</b><h1>${escapeHtml(sentence)}</h1>${button === undefined ? '' : `<form method="post"><button>${escapeHtml(button)}</button></form>`}</main></body></html>`;

const unknown: Page = { html: pageOf('gb', mailTexts.gb.stopPage.unknown), isKnown: false };

/** Does something with the link of a weekly letter, and shows a page in the language of the letter. */
async function withLink(
  deps: StopDeps,
  token: string,
  act: (db: Db, found: { link: OpenLink; language: LanguageCode; at: Date }) => Promise<string>,
): Promise<Page> {
  const at = new Date(deps.clock());
  try {
    const html = await deps.database.db.transaction().execute(async db => {
      const link = await openLocked(db, deps, { key: token, kinds: ['stop'], at });
      return act(db, { link, language: link.language ?? 'gb', at });
    });
    return { html, isKnown: true };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return unknown;
    throw error;
  }
}

/** The page behind the link of a weekly letter. Opening it stops nothing. */
export const showStop = (deps: StopDeps, token: string): Promise<Page> =>
  withLink(deps, token, async (_db, { language }) => {
    const { ask, button } = mailTexts[language].stopPage;
    return pageOf(language, ask, button);
  });

/**
 * Withdraws a consent to the weekly letter. An old letter does not withdraw what another grown-up has said since: its reader
 * no longer gets the letter.
 */
async function stopFor(db: Db, { userId, email, createdAt }: OpenLink, at: Date): Promise<void> {
  if (!(await mayGetWeeklyLetter(db, userId))) return;
  const consents = (await readConsents(db, [userId])).get(userId) ?? [];
  const given = consents.find(({ purpose }) => purpose === 'weeklyLetter');
  const isAnsweredSince = createdAt.toISOString() < (given?.at ?? '');
  if (isAnsweredSince && email !== null) {
    const reader = await findWeeklyReader(db, userId, at);
    if (reader?.email.toLowerCase() !== email) return;
  }
  const { who = null, relation = null } = given ?? {};
  const choices = { weeklyLetter: false };
  const by = email === null ? {} : { by: { email } };
  await decideConsents(db, { userId, choices, who, relation, method: 'email', ...by, at });
}

/** Withdraws the consent to the weekly letter by the link of one, at once. */
export const stopWeeklyLetter = (deps: StopDeps, token: string): Promise<Page> =>
  withLink(deps, token, async (db, { link, language, at }) => {
    await stopFor(db, link, at);
    return pageOf(language, mailTexts[language].stopPage.done);
  });
