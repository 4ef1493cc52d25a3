import { createHmac } from 'node:crypto';
import {
  type Choices,
  consentLinkMs,
  type LanguageCode,
  letterCodes,
  type Relation,
  secondMessagesADay,
} from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { drawCode } from '../../kernel/draw-fair.ts';
import { newToken, tokenHash } from '../adult-sign-in/index.ts';
import { readSecrets } from '../session/index.ts';
import {
  countAnswers,
  endAnswers,
  endLetters,
  findLink,
  insertLink,
  type LinkKind,
  type OpenLink,
} from './links.data.ts';

/** What links need: the pepper under which codes are stored. */
export type LinkDeps = Pick<AppDeps, 'database' | 'random' | 'config'>;

const ID_BYTES = 16;
const DAY_MS = 24 * 3_600_000;

/** A grown-up with its answer. */
export type Answer = {
  readonly who: string;
  readonly relation: Relation;
  readonly email: string;
  readonly language: LanguageCode;
  readonly choices: Choices;
};

async function codeHash(deps: LinkDeps, code: string): Promise<Buffer> {
  const { pepper } = await readSecrets(deps);
  return createHmac('sha256', pepper).update(`letter ${code}`).digest();
}

/** What was typed as a code; null for anything else, such as the token of a link. */
export function codeOf(key: string): string | null {
  const code = key.replace(/[\s-]/g, '').toUpperCase();
  const isCode =
    code.length === letterCodes.length && [...code].every(sign => letterCodes.signs.includes(sign));
  return isCode ? code : null;
}

/** A letter to a family, or what it means for an answer to it. */
type OfLetter = Partial<Pick<OpenLink, 'forAnother' | 'letterId'>>;

/** Makes a link of a kind. @returns its token */
async function makeLink(
  db: Db,
  { random }: Pick<AppDeps, 'random'>,
  link: OfLetter & {
    userId: string;
    kind: LinkKind;
    at: Date;
    code?: Buffer;
    answer?: Partial<Answer>;
  },
): Promise<{ token: string; until: Date }> {
  const { userId, kind, at, code = null, answer = {}, forAnother = false, letterId = null } = link;
  const token = newToken(random);
  const until = new Date(at.getTime() + consentLinkMs[kind]);
  const { who = null, relation = null, email = null, language = null, choices } = answer;
  await insertLink(db, {
    link_id: random(ID_BYTES).toString('base64url'),
    user_id: userId,
    kind,
    token_hash: tokenHash(token),
    code_hash: code,
    ...{ who, relation, language },
    email: email?.toLowerCase() ?? null,
    choices: choices ? JSON.stringify(choices) : null,
    created_at: at,
    expires_at: until,
    ended_at: null,
    for_another: forAnother,
    letter_id: letterId,
  });
  return { token, until };
}

/**
 * Makes the link and the code of a letter to a family. Earlier letters of the child that were not used end: usual ones, or
 * those for another grown-up.
 */
export async function makeLetterLink(
  db: Db,
  deps: LinkDeps,
  { userId, forAnother = false, at }: { userId: string; forAnother?: boolean; at: Date },
) {
  const code = drawCode(deps.random, letterCodes);
  await endLetters(db, { userId, forAnother, at });
  const made = { userId, kind: 'ask', forAnother, at, code: await codeHash(deps, code) } as const;
  return { code, ...(await makeLink(db, deps, made)) };
}

/**
 * Keeps an answer until its second message is opened. Earlier answers of the same grown-up end.
 * @returns the token
 * @throws too_many_requests
 */
export async function makeAnswerLink(
  db: Db,
  deps: Pick<AppDeps, 'random'>,
  asked: OfLetter & { userId: string; answer: Answer; at: Date },
): Promise<string> {
  const { userId, answer, at, letterId = null } = asked;
  const since = new Date(at.getTime() - DAY_MS);
  if ((await countAnswers(db, userId, since)) >= secondMessagesADay) {
    throw new ApiError('too_many_requests', { retryAfter: DAY_MS / 1000 });
  }
  const { email, who } = answer;
  await endAnswers(db, { userId, letterId, email, who, at });
  return (await makeLink(db, deps, { ...asked, kind: 'confirm' })).token;
}

/** Makes the link of the last message. @returns its token */
export async function makeChangeLink(
  db: Db,
  deps: Pick<AppDeps, 'random'>,
  { userId, answer, at }: { userId: string; answer: Omit<Answer, 'choices'>; at: Date },
): Promise<string> {
  const { who, relation, email, language } = answer;
  const own = { who, relation, email, language };
  return (await makeLink(db, deps, { userId, kind: 'change', at, answer: own })).token;
}

/** Makes the link of a weekly letter, which stops it. @returns its token */
export async function makeStopLink(
  db: Db,
  deps: Pick<AppDeps, 'random'>,
  { userId, at, ...answer }: { userId: string; email: string; language: LanguageCode; at: Date },
): Promise<string> {
  return (await makeLink(db, deps, { userId, kind: 'stop', at, answer })).token;
}

/**
 * What a code or a token opens; locked unless `isLocked` is false. Needs a transaction.
 * @throws not_found if it was used, is old or never was
 */
export async function openLink<Kind extends LinkKind>(
  db: Db,
  deps: LinkDeps,
  opening: { key: string; kinds: readonly Kind[]; at: Date; isLocked?: boolean },
): Promise<OpenLink & { kind: Kind }> {
  const { key, kinds, at, isLocked = true } = opening;
  const code = codeOf(key);
  const by =
    code === null ? { token_hash: tokenHash(key) } : { code_hash: await codeHash(deps, code) };
  const found = await findLink(db, by, { at, isLocked });
  const kind = kinds.find(one => one === found?.kind);
  if (!found || !kind) throw new ApiError('not_found');
  return { ...found, kind };
}
