import type { DeliveredText } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { recordAccess } from '../accesses/index.ts';
import { readPeopleInAll } from '../pseudonyms/index.ts';
import { type Asking, findDeliveredText, listOthers, readFigures } from './delivered-text.data.ts';

type Sent = { readonly authorId: string; readonly targetId: string };

const childrenOf = ({ authorId, targetId }: Sent) => [authorId, targetId];

/** A delivered text, where it is now, and what else its author wrote, read by an adult. @throws not_found */
export async function readDeliveredText(
  db: Db,
  submissionId: string,
  adult: Asking & { readonly name: string },
  at: Date,
): Promise<DeliveredText> {
  const found = await findDeliveredText(db, submissionId, adult, at);
  if (!found) throw new ApiError('not_found');
  const others = await listOthers(db, found, adult, at);
  const userIds = [found, ...others].flatMap(childrenOf);
  const object = `text ${submissionId}`;
  await recordAccess(db, { actor: adult.name, action: 'Read text', object, userIds, at });
  const { people, namesFor } = await readPeopleInAll(
    db,
    [found, ...others].map(({ text, ...row }) => ({ about: childrenOf(row), texts: [text] })),
  );
  const { authorId, targetId, deliveredAt, caseId, open, away, ...text } = found;
  const from = people.get(authorId);
  if (!from) throw new ApiError('not_found');
  const receiverOf = (id: string) => (id === authorId ? null : (people.get(id) ?? null));
  return {
    ...text,
    text: namesFor(childrenOf(found)).hide(text.text),
    from,
    to: receiverOf(targetId),
    deliveredAt: deliveredAt.toISOString(),
    caseId: caseId === null ? null : String(caseId),
    devices: { open, away },
    also: others.map(other => ({
      submissionId: other.submissionId,
      to: receiverOf(other.targetId),
      text: namesFor(childrenOf(other)).hide(other.text),
      at: other.at.toISOString(),
    })),
    figures: await readFigures(db, at),
  };
}
