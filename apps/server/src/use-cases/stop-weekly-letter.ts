import type { LanguageCode } from '@digipals/contract';
import { localeOfLanguage } from '@digipals/contract/constants';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { readFamily } from '../domains/grown-ups/index.ts';
import { escapeHtml, mailTexts } from '../domains/mail/index.ts';
import { findStop, stopWeeklyLetter } from '../domains/weekly-letters/index.ts';

type StopDeps = Pick<AppDeps, 'database' | 'clock'>;

/** A page; `isKnown` is false for a link that is none. */
type Page = { readonly html: string; readonly isKnown: boolean };

const css =
  ':root{color-scheme:light dark}body{margin:0;font:18px/1.5 Arial,Helvetica,sans-serif;background:light-dark(#eef1fb,#12152b);color:light-dark(#232a5e,#f1f3ff)}main{max-width:480px;margin:12vh auto 0;padding:28px;border-radius:20px;background:light-dark(#fff,#1d2143)}b{font-size:22px}button{font:bold 17px Arial,Helvetica,sans-serif;min-height:48px;padding:12px 28px;border:0;border-radius:14px;background:#6d4ff2;color:#fff;cursor:pointer}button:focus-visible{outline:3px solid light-dark(#232a5e,#fff);outline-offset:2px}@media(max-width:520px){main{margin:12px}}';

/** A page of one sentence, with a button if there is something to do. It works without scripts. */
const pageOf = (language: LanguageCode, sentence: string, button?: string): string =>
  `<!doctype html><html lang="${localeOfLanguage[language]}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>DigiPals</title><style>${css}</style></head><body><main><b>DigiPals</b><h1 style="font-size:20px">${escapeHtml(sentence)}</h1>${button === undefined ? '' : `<form method="post"><button>${escapeHtml(button)}</button></form>`}</main></body></html>`;

const unknown: Page = { html: pageOf('gb', mailTexts.gb.stopPage.unknown), isKnown: false };

const languageOf = async (db: Db, userId: string, at: Date): Promise<LanguageCode> =>
  (await readFamily(db, userId, at))?.language ?? 'gb';

/** The page behind the link of a weekly letter. Opening it stops nothing. */
export async function stopPage(
  { database: { db }, clock }: StopDeps,
  token: string,
): Promise<Page> {
  const userId = await findStop(db, token);
  if (userId === undefined) return unknown;
  const language = await languageOf(db, userId, new Date(clock()));
  const { ask, button } = mailTexts[language].stopPage;
  return { html: pageOf(language, ask, button), isKnown: true };
}

/** Stops the weekly letter of a link, at once. */
export async function stopWeekly(
  { database: { db }, clock }: StopDeps,
  token: string,
): Promise<Page> {
  const userId = await findStop(db, token);
  if (userId === undefined) return unknown;
  const at = new Date(clock());
  await stopWeeklyLetter(db, userId, at);
  const language = await languageOf(db, userId, at);
  return { html: pageOf(language, mailTexts[language].stopPage.done), isKnown: true };
}
