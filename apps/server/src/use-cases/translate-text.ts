import type { Translation } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { type Claimed, readClaimedText, requireLease } from '../domains/review/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { Translated } from '../kernel/translator.ts';

type TranslateDeps = Pick<AppDeps, 'translator'>;
type Asking = { readonly claimed: Claimed; readonly name: string; readonly now: number };

const codes = {
  english: 'already_english',
  slow: 'translation_slow',
  failed: 'translation_failed',
} as const satisfies Record<Exclude<Translated['state'], 'done'>, string>;

/**
 * Has a claimed text translated while no transaction is open. The audit log records the request before the
 * text leaves, and nothing of the answer.
 * @returns the second step: an adult who has lost the text meanwhile gets no translation
 * @throws lease_lost, translation_off, translation_slow, translation_failed, already_english
 */
export async function translateText(
  { translator }: TranslateDeps,
  db: Db,
  { claimed, name, now }: Asking,
): Promise<(transaction: Db) => Promise<Translation>> {
  const asked = await db.transaction().execute(async transaction => {
    const read = await readClaimedText(transaction, claimed, now);
    if (!translator) throw new ApiError('translation_off');
    const detail = { submissionId: claimed.submissionId, engine: translator.engine };
    const entry = { actor: name, action: 'Asked for a translation', object: read.object, detail };
    await appendAudit(transaction, { ...entry, at: new Date(now) });
    return { ...read, translator };
  });
  const { engine, isOwn } = asked.translator;
  const made = await asked.translator.translate(asked.text, asked.language);
  return async transaction => {
    await requireLease(transaction, claimed, now);
    if (made.state !== 'done') throw new ApiError(codes[made.state]);
    return { text: made.text, from: made.from, engine, isOwn };
  };
}
