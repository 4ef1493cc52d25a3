import { type Card, type Signal, signals } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { countStrikes } from '../cases/index.ts';
import { readPeople } from '../pseudonyms/index.ts';
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
import { SECOND_OPINION_MS } from './review.policy.ts';

const SHOWN_OF_PAIR = 6;

/** What is seen of a text that was leased a moment ago in this transaction. */
export async function readCard(db: Db, submissionId: string, now: number): Promise<Card> {
  const text = await findCardText(db, submissionId, new Date(now));
  if (!text) throw new Error('a text that is leased is there');
  const { rev } = text;
  const versions = await listVersions(db, submissionId, rev);
  const notes = await listNotes(db, text);
  return {
    ...(await readSeen(db, text, now)),
    versions: versions.map(version => ({ ...version, at: version.at.toISOString() })),
    notes: notes.map(note => ({ ...note, at: note.at.toISOString() })),
  };
}

/** The same for a second opinion: nothing in it tells what was decided, or by whom. */
export async function readOpinionCard(db: Db, decisionId: string, now: number): Promise<Card> {
  const text = await findOpinionText(db, decisionId, SECOND_OPINION_MS);
  if (!text) throw new Error('a second opinion that is leased is there');
  const seen = await readSeen(db, text, now);
  const blind = seen.signals.map(signal => ({ ...signal, isWrong: false }));
  return { ...seen, signals: blind, versions: [], notes: [] };
}

const signalOf = ({ first, last, ...row }: SignalRow): Signal => ({
  ...row,
  group: signals[row.code],
  mark: first === null || last === null ? null : { start: first, end: last },
});

async function readSeen(
  db: Db,
  text: CardText,
  now: number,
): Promise<Omit<Card, 'versions' | 'notes'>> {
  const { submissionId, rev, authorId, targetId } = text;
  const found = await listSignals(db, submissionId, rev);
  const figures = await findAuthorFigures(db, authorId, text.before);
  const pair = await listPairMessages(db, text, SHOWN_OF_PAIR);
  const people = await readPeople(db, [authorId, targetId]);
  const from = people.get(authorId);
  if (!from) throw new Error('who has written is a child');
  return {
    ...{ submissionId, rev, kind: text.kind, text: text.text, from },
    isDelivered: text.isDelivered,
    to: authorId === targetId ? null : (people.get(targetId) ?? null),
    lease: { kind: text.leaseKind, fence: text.fence, expiresAt: text.leaseUntil.toISOString() },
    submittedAt: text.submittedAt.toISOString(),
    dueAt: text.dueAt.toISOString(),
    severity: text.severity,
    signals: found.map(signalOf),
    checks: { ran: text.checksRan, found: found.length, tookMs: text.checksMs },
    author: {
      ...figures,
      lastReturnedAt: figures.lastReturnedAt?.toISOString() ?? null,
      strikes: await countStrikes(db, authorId, new Date(now)),
    },
    lastDelivered: pair.messages.map(({ senderId, text: words, at }) => ({
      isAuthor: senderId === authorId,
      text: words,
      at: at.toISOString(),
    })),
    pairCount: pair.count,
  };
}
