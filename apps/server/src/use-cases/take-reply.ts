import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { lockCase, recordReply } from '../domains/cases/index.ts';
import { type Reply, readReply, storeReply } from '../domains/mail/index.ts';
import { readIdentity } from '../domains/user/index.ts';

type ReplyDeps = Pick<AppDeps, 'database' | 'clock' | 'log'>;

/** What became of a message: `unreadable` is none. */
export type Taken = 'stored' | 'unmatched' | 'repeated' | 'automatic' | 'unreadable';

/** The text without the name of the child and the address of the sender, which the desk does not see. */
function withoutIdentity(text: string, hidden: readonly (readonly [string, string])[]): string {
  return hidden.reduce(
    (rest, [word, instead]) =>
      rest.replace(
        new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}(?![\\p{L}\\p{N}])`, 'giu'),
        () => instead,
      ),
    text,
  );
}

async function addToCase(
  db: Db,
  caseId: number,
  { reply, isKnown, at }: { reply: Reply; isKnown: boolean; at: Date },
): Promise<void> {
  const { userId } = await lockCase(db, caseId);
  const child = await readIdentity(db, userId);
  const hidden = [
    [reply.from, '{address}'],
    ...(child ? [[child.username, '{name}'] as const] : []),
  ] as const;
  const text = withoutIdentity(reply.text, hidden);
  const target = await recordReply(db, { caseId, text, isKnown }, at);
  const object = `case ${target}`;
  await appendAudit(db, { actor: 'System', action: 'Received reply', object, at });
}

/**
 * Takes a message that came back. It is stored once, with the letter that it answers; a message that a program wrote
 * is ignored.
 */
export async function takeReply(deps: ReplyDeps, raw: Uint8Array): Promise<Taken> {
  const reply = await readReply(raw).catch(() => undefined);
  if (!reply) return 'unreadable';
  if (reply.isAutomatic) return 'automatic';
  const at = new Date(deps.clock());
  const { isNew, isMatched } = await deps.database.db.transaction().execute(async db => {
    const stored = await storeReply(db, reply, at);
    const { caseId, isKnown } = stored;
    if (stored.isNew && caseId !== null) await addToCase(db, caseId, { reply, isKnown, at });
    return stored;
  });
  if (!isNew) return 'repeated';
  if (!isMatched) deps.log.warn('a reply names no known letter: npm run letters shows it');
  return isMatched ? 'stored' : 'unmatched';
}
