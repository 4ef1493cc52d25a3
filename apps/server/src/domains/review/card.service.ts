import { type Card, type Signal, signals } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { countStrikes } from '../cases/index.ts';
import { type KnownNames, readPeopleIn } from '../pseudonyms/index.ts';
import {
  type CardText,
  findAuthorFigures,
  findCardText,
  findOpinionText,
  listNotes,
  listPairMessages,
  listSignals,
  listVersions,
  type SignalRow,
} from './card.data.ts';
import { type Adult, SECOND_OPINION_MS } from './review.policy.ts';
import { readFourEyes } from './severe.service.ts';

const SHOWN_OF_PAIR = 6;

/** The card of a text that was leased in this transaction. */
export async function readCard(
  db: Db,
  submissionId: string,
  adult: Adult,
  now: number,
): Promise<Card> {
  const text = await findCardText(db, submissionId, new Date(now));
  if (!text) throw new Error(`Leased submission ${submissionId} not found`);
  const { rev } = text;
  const fourEyes = text.leaseKind === 'severe' ? await readFourEyes(db, text, adult, now) : null;
  if (fourEyes?.seat === 'second') {
    return { ...blind((await readShared(db, text, now)).shared), fourEyes };
  }
  const versions = await listVersions(db, submissionId, rev);
  const notes = await listNotes(db, text);
  const earlier = versions.map(version => version.text);
  const { shared, names } = await readShared(db, text, now, earlier);
  return {
    ...shared,
    versions: versions.map(version => ({
      ...version,
      text: names.hide(version.text),
      at: version.at.toISOString(),
    })),
    notes: notes.map(note => ({ ...note, at: note.at.toISOString() })),
    fourEyes,
  };
}

type Shared = Omit<Card, 'versions' | 'notes' | 'fourEyes'>;

/** A card without what other adults have said about the text. */
const blind = (shared: Shared): Omit<Card, 'fourEyes'> => ({
  ...shared,
  signals: shared.signals.map(signal => ({ ...signal, isWrong: false })),
  versions: [],
  notes: [],
});

/** The card of a second opinion. Does not reveal the decision or who made it. */
export async function readOpinionCard(db: Db, decisionId: string, now: number): Promise<Card> {
  const text = await findOpinionText(db, decisionId, SECOND_OPINION_MS);
  if (!text) throw new Error(`Leased second opinion ${decisionId} not found`);
  return { ...blind((await readShared(db, text, now)).shared), fourEyes: null };
}

const signalOf = ({ first, last, ...row }: SignalRow, names: KnownNames): Signal => ({
  ...row,
  explanation: names.hide(row.explanation),
  group: signals[row.code],
  mark: first === null || last === null ? null : { start: first, end: last },
});

/** What all cards have, and the names that are known in its texts and in these. */
async function readShared(
  db: Db,
  text: CardText,
  now: number,
  texts: readonly string[] = [],
): Promise<{ shared: Shared; names: KnownNames }> {
  const { submissionId, rev, authorId, targetId } = text;
  const found = await listSignals(db, submissionId, rev);
  const figures = await findAuthorFigures(db, authorId, text.before);
  const pair = await listPairMessages(db, text, SHOWN_OF_PAIR);
  const { people, names } = await readPeopleIn(
    db,
    [authorId, targetId],
    [
      ...[text.text, ...texts],
      ...pair.messages.map(message => message.text),
      ...found.map(({ explanation }) => explanation),
    ],
  );
  const from = people.get(authorId);
  if (!from) throw new Error(`Author of submission ${submissionId} not found`);
  const shared = {
    ...{ submissionId, rev, kind: text.kind, text: text.text, from },
    names: names.marksIn(text.text),
    isDelivered: text.isDelivered,
    to: authorId === targetId ? null : (people.get(targetId) ?? null),
    lease: { kind: text.leaseKind, fence: text.fence, expiresAt: text.leaseUntil.toISOString() },
    submittedAt: text.submittedAt.toISOString(),
    dueAt: text.dueAt.toISOString(),
    severity: text.severity,
    signals: found.map(signal => signalOf(signal, names)),
    checks: { ran: text.checksRan, found: found.length, tookMs: text.checksMs },
    author: {
      ...figures,
      lastReturnedAt: figures.lastReturnedAt?.toISOString() ?? null,
      strikes: await countStrikes(db, authorId, new Date(now)),
    },
    lastDelivered: pair.messages.map(({ submissionId: id, senderId, text: words, at }) => ({
      submissionId: id,
      isAuthor: senderId === authorId,
      text: names.hide(words),
      at: at.toISOString(),
    })),
    pairCount: pair.count,
  };
  return { shared, names };
}
