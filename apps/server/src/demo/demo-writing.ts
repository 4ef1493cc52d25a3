import { seededRandom } from '@digipals/engine';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { likePost } from '../use-cases/like-post.ts';
import { sendSubmission } from '../use-cases/send-submission.ts';
import { settleNext } from '../use-cases/settle-decisions.ts';
import { submitReport } from '../use-cases/submit-report.ts';
import { DEMO_CLASS, type DemoChild } from './demo-children.ts';
import type { DemoEvent } from './demo-past.ts';
import { demoReviewers, judge, readingTime, UNDO_MS } from './demo-reading.ts';
import type { DemoRelations, DemoTie } from './demo-relations.ts';
import {
  type DemoText,
  exchanges,
  openTexts,
  ownTexts,
  postLikes,
  reportedText,
} from './demo-texts.ts';

const MINUTE_MS = 60_000;
const SEED = 6_006;
/** Of two adults the second reads every so many. */
const SECOND_READER = 4;

/** What is needed to write as children and to read as adults do. */
export type WritingDeps = Pick<AppDeps, 'screener' | 'random'>;
type World = { readonly children: readonly DemoChild[]; readonly relations: DemoRelations };
type Place = { readonly ids: ReadonlyMap<string, string>; readonly now: number };

/** Friends for long, neither of whom signs in, each pair once. */
function otherPairs({ children, relations }: World): DemoTie[] {
  const own = new Set(
    children.filter(({ classCode }) => classCode === DEMO_CLASS).map(({ username }) => username),
  );
  return relations.friendships.filter(
    ({ from, to, daysAgo }) => daysAgo > 1 && !own.has(from) && !own.has(to),
  );
}

/** All that was written, from who to whom. */
function textsOf(world: World): DemoText[] {
  const pairs = otherPairs(world);
  // Every third pair: so that not one child writes everything.
  const pairAt = (index: number): DemoTie =>
    pairs[(index * 3) % pairs.length] ?? { from: '', to: '', daysAgo: 0 };
  const talks = exchanges.flatMap(([first, answer], index): DemoText[] => {
    const { from, to } = pairAt(index);
    const common = { kind: 'message', fate: { outcome: 'deliver' } } as const;
    const minutesAgo = 60 + index * 42;
    return [
      { ...common, from, to, text: first, minutesAgo: minutesAgo + 20 },
      { ...common, from: to, to: from, text: answer, minutesAgo },
    ];
  });
  const open = openTexts.map((text, index): DemoText => {
    // The first of them have written to each other before.
    const { from, to } = pairAt(index);
    return { ...text, from, to: text.kind === 'status' ? from : to };
  });
  return [...ownTexts, ...talks, ...open, reportedOf(world)];
}

function reportedOf(world: World): DemoText {
  const { from, to } = otherPairs(world)[1] ?? { from: '', to: '' };
  const { text, minutesAgo } = reportedText;
  return { from, to, kind: 'message', text, minutesAgo, fate: { outcome: 'deliver' } };
}

/**
 * What the children of the demo world have written and adults have read, as things that happened:
 * everything by the actions of the app, with what screening really finds.
 */
export async function writingEvents(
  db: Db,
  deps: WritingDeps,
  world: World,
  { ids, now }: Place,
): Promise<DemoEvent[]> {
  const adults = await demoReviewers(db);
  const random = seededRandom(SEED);
  const kept = new Map<DemoText, string>();
  const texts = textsOf(world);
  const events = texts.flatMap((text, index): DemoEvent[] => {
    const adult = adults[index % SECOND_READER === 0 ? 1 : 0] ?? adults[0];
    const sentAt = now - text.minutesAgo * MINUTE_MS;
    const send: DemoEvent = {
      at: sentAt,
      act: async db => void kept.set(text, await sendAs(db, deps, text, { ids, now: sentAt })),
    };
    if (!adult || text.fate.outcome === 'wait') return [send];
    const readAt = sentAt + readingTime(random);
    return [
      send,
      {
        at: readAt,
        act: db =>
          judge(db, deps, {
            ...{ adult, fate: text.fate, at: readAt },
            submissionId: kept.get(text) ?? '',
          }),
      },
      { at: readAt + UNDO_MS, act: db => settleNext(db, new Date(readAt + UNDO_MS), random()) },
    ];
  });
  return [
    ...events,
    ...likeEvents(texts, kept, { ids, now }),
    reportEvent(texts, kept, { ids, now }),
  ];
}

async function sendAs(db: Db, deps: WritingDeps, written: DemoText, { ids, now }: Place) {
  const { from, to, kind, text } = written;
  const authorId = ids.get(from) ?? '';
  const target = { authorId, targetId: ids.get(to) ?? '', submissionId: undefined };
  const keep = await sendSubmission(deps, db, { ...target, kind, text, now });
  return (await keep(db)).submission.submissionId;
}

function likeEvents(
  texts: readonly DemoText[],
  kept: ReadonlyMap<DemoText, string>,
  { ids, now }: Place,
): DemoEvent[] {
  return postLikes.flatMap(({ by, begins }, index) => {
    const post = texts.find(({ kind, text }) => kind === 'post' && text.startsWith(begins));
    const at = now - (200 - index) * MINUTE_MS;
    const act = (db: Db) =>
      likePost(db, {
        ...{ userId: ids.get(by) ?? '', now: at },
        postId: (post && kept.get(post)) ?? '',
      });
    return [{ at, act }];
  });
}

function reportEvent(
  texts: readonly DemoText[],
  kept: ReadonlyMap<DemoText, string>,
  { ids, now }: Place,
): DemoEvent {
  const reported = texts.find(({ text }) => text === reportedText.text);
  const at = now - reportedText.reportedMinutesAgo * MINUTE_MS;
  const act = (db: Db) =>
    submitReport(db, {
      ...{ reason: 'unkind', page: '/conversation/{id?}', reportId: 'demo-report' },
      reporterId: ids.get(reported?.to ?? '') ?? '',
      messageId: (reported && kept.get(reported)) ?? '',
      at: new Date(at),
    });
  return { at, act };
}

/** Lets the children have read their messages: all, but for the newest of Ali, which is new for Mia. */
export async function readMessages(db: Db, ids: ReadonlyMap<string, string>): Promise<void> {
  await sql`
    UPDATE conversation_sides AS side SET read_place = last_place - CASE
      WHEN (side.user_id, side.other_id) = (${ids.get('Mia')}, ${ids.get('Ali')}) THEN 1 ELSE 0 END
    FROM conversations WHERE conversations.conversation_id = side.conversation_id
  `.execute(db);
}
