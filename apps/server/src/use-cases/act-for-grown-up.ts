import { type AgeBand, languageCodes } from '@digipals/contract/constants';
import type { Db } from '../db/db.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { saveGrownUp } from '../domains/grown-ups/index.ts';
import { pseudonymsOf } from '../domains/pseudonyms/index.ts';
import { requireOpen } from '../domains/rights/index.ts';
import { makeNewCard } from '../domains/session/index.ts';
import { findInClass, moveToAgeBand } from '../domains/user/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import { answerForChild } from './answer-for-child.ts';
import { type Command, dayOf, GrownUpError, type GrownUpTools } from './grown-up-command.ts';
import { endPause, pauseStreak } from './pause-streak.ts';
import { recordReferral } from './record-referral.ts';
import { rightsCommands, rightsUsage } from './rights-commands.ts';

export { GrownUpError };

const bands: Readonly<Record<string, AgeBand>> = { '7-8': 1, '9-10': 2, '11-12': 3 };

/** Printed for a command that does not exist. */
const usage = `npm run grown-up -- COMMAND CLASS NAME [...]
  permit CLASS NAME             the child may meet others
  forbid CLASS NAME             the child may not meet others
  age    CLASS NAME 7-8|9-10|11-12
  pause  CLASS NAME FROM [TO]   days (2026-12-21) that do not count for the streak
  resume CLASS NAME             ends the pause from today
  email  CLASS NAME ADDRESS [LANGUAGE]  address and language of letters to the grown-up
  card   CLASS NAME             three new pictures to sign in with
  came   CLASS NAME CODE        the child came with the invitation card of another
${rightsUsage}`;

const consent =
  (given: boolean, result: string): Command =>
  async (db, { userId, at }, tools) => {
    const choices = { contact: given, visible: given };
    await answerForChild(db, tools, { userId, choices, method: 'operator', at });
    return result;
  };

const DAY_MS = 24 * 3_600_000;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const commands: Readonly<Record<string, Command>> = {
  permit: consent(true, 'may meet other children'),
  forbid: consent(false, 'may not meet other children'),
  age: async (db, { userId, rest: [text = ''] }) => {
    const band = bands[text];
    if (!band) throw new GrownUpError(`"${text}" is not one of ${Object.keys(bands).join(', ')}`);
    const isMoved = await moveToAgeBand(db, userId, band);
    if (!isMoved)
      throw new GrownUpError('its month of birth says its age; a teacher can correct it');
    return `is ${text} years old`;
  },
  pause: async (db, { userId, rest: [first, last] }) => {
    const from = dayOf(first);
    const to = last === undefined ? null : dayOf(last);
    if (to !== null && to < from) throw new GrownUpError(`${to} is before ${from}`);
    await pauseStreak(db, userId, { from, to });
    return `is paused from ${from}${to === null ? '' : ` to ${to}`}`;
  },
  resume: async (db, { userId, at }) => {
    await endPause(db, userId, new Date(at.getTime() - DAY_MS).toISOString().slice(0, 10));
    return 'is no longer paused from today';
  },
  email: async (db, { userId, rest: [email = '', word], at }) => {
    if (!EMAIL.test(email)) throw new GrownUpError(`"${email}" is not an e-mail address`);
    const language = languageCodes.find(code => code === word);
    if (word !== undefined && !language) {
      throw new GrownUpError(`"${word}" is not one of ${languageCodes.join(', ')}`);
    }
    await saveGrownUp(db, { userId, email, ...(language && { language }) });
    const object = `grown-up of ${(await pseudonymsOf(db, [userId])).get(userId)}`;
    // The log has only a hash of the detail, so it does not reveal the address.
    const detail = { userId, email, language: language ?? null };
    await appendAudit(db, { actor: 'Operator', action: 'Changed address', object, detail, at });
    return `has a grown-up with the address ${email}`;
  },
  card: async (db, { at, ...child }, tools) => {
    await requireOpen(db, child.userId);
    const { pictures } = await makeNewCard(db, tools, { ...child, cardKind: 'pictures' });
    const { userId } = child;
    const object = `card of ${(await pseudonymsOf(db, [userId])).get(userId)}`;
    await appendAudit(db, { actor: 'Operator', action: 'Made new card', object, at });
    return `has a new card with ${pictures.join(', ')}, in this order, and is signed out. The pictures are not shown again`;
  },
  came: async (db, { userId, rest: [code = ''], at }) => {
    const recorded = await recordReferral(db, { userId, code, at });
    if (!recorded) throw new GrownUpError(`"${code}" is not the code of another child's card`);
    return 'came with an invitation card';
  },
  ...rightsCommands,
};

/**
 * Runs an operator's command on behalf of a grown-up: permission, age band, pauses, e-mail, card
 * (SAFE-13, STREAK). `words` are the arguments of the command. Needs a transaction.
 * @returns a sentence for the operator
 * @throws GrownUpError for a command that cannot be run
 */
export async function actForGrownUp(
  db: Db,
  tools: GrownUpTools,
  { words, at }: { words: readonly string[]; at: Date },
): Promise<string> {
  const [name = '', classCode = '', username = '', ...rest] = words;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new GrownUpError(usage);
  const userId = await findInClass(db, classCode, username);
  if (userId === undefined) {
    throw new GrownUpError(`class ${classCode || '?'} has no child ${username || '?'}`);
  }
  const order = { userId, classCode, username, rest, at };
  try {
    return `${username} ${await command(db, order, tools)}.`;
  } catch (error) {
    if (error instanceof ApiError) throw new GrownUpError(error.message);
    throw error;
  }
}
