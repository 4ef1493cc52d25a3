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
import type { DemoRelations, DemoTie } from './demo-relations.ts';
import {
  demoAdults,
  giveOpinion,
  randomWait,
  reviewText,
  timeOfOpinion,
  UNDO_MS,
} from './demo-reviews.ts';
import {
  type DemoText,
  exchanges,
  openTexts,
  ownTexts,
  postLikes,
  reportedText,
} from './demo-texts.ts';
import { createRetryingScreener } from './retrying-screener.ts';

const MINUTE_MS = 60_000;
const SEED = 6_006;
/** The second reviewer decides every fourth text. */
const SECOND_REVIEWER_EVERY = 4;

/** Dependencies of sending and reviewing texts. */
export type WritingDeps = Pick<AppDeps, 'screener' | 'random'>;
type World = { readonly children: readonly DemoChild[]; readonly relations: DemoRelations };
type Place = { readonly ids: ReadonlyMap<string, string>; readonly now: number };

/** Pairs of friends for more than a day, neither of whom can sign in. */
function otherPairs({ children, relations }: World): DemoTie[] {
  const own = new Set(
    children.filter(({ classCode }) => classCode === DEMO_CLASS).map(({ username }) => username),
  );
  return relations.friendships.filter(
    ({ from, to, daysAgo }) => daysAgo > 1 && !own.has(from) && !own.has(to),
  );
}

/** All texts with their authors and recipients. */
function textsOf(world: World): DemoText[] {
  const pairs = otherPairs(world);
  // Every third pair, so that no child writes everything.
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
    // The first pairs have written to each other before.
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
 * The texts of the children and the decisions of the reviewers as events. They use the actions of the
 * app and the real screener.
 */
export async function writingEvents(
  db: Db,
  deps: WritingDeps,
  world: World,
  { ids, now }: Place,
): Promise<DemoEvent[]> {
  const adults = await demoAdults(db);
  const reviewers = adults.filter(({ role }) => role === 'reviewer');
  const random = seededRandom(SEED);
  const submissionIds = new Map<DemoText, string>();
  const texts = textsOf(world);
  const events = texts.flatMap((text, index): DemoEvent[] => {
    const reviewer = reviewers[index % SECOND_REVIEWER_EVERY === 0 ? 1 : 0] ?? reviewers[0];
    const sentAt = now - text.minutesAgo * MINUTE_MS;
    const send: DemoEvent = {
      at: sentAt,
      act: async db =>
        void submissionIds.set(text, await sendAs(db, deps, text, { ids, now: sentAt })),
    };
    const { fate } = text;
    if (!reviewer || fate.outcome === 'wait') return [send];
    const reviewedAt = sentAt + randomWait(random);
    const decided = (at: number, act: (db: Db, submissionId: string) => Promise<void>) => [
      { at, act: (db: Db) => act(db, submissionIds.get(text) ?? '') },
      { at: at + UNDO_MS, act: (db: Db) => settleNext(db, new Date(at + UNDO_MS), random()) },
    ];
    if (fate.outcome === 'opinions') {
      const opinions = fate.opinions.flatMap((opinion, place) => {
        const at = timeOfOpinion(reviewedAt, place);
        const by = adults.find(({ login }) => login === opinion.by);
        return by
          ? decided(at, (db, submissionId) =>
              giveOpinion(db, deps, { by, submissionId, opinion, at }),
            )
          : [];
      });
      return [send, ...opinions];
    }
    const reviewed = decided(reviewedAt, (db, submissionId) =>
      reviewText(db, deps, { reviewer, fate, submissionId, at: reviewedAt }),
    );
    return [send, ...reviewed];
  });
  return [
    ...events,
    ...likeEvents(texts, submissionIds, { ids, now }),
    reportEvent(texts, submissionIds, { ids, now }),
  ];
}

async function sendAs(
  db: Db,
  { random, screener }: WritingDeps,
  written: DemoText,
  { ids, now }: Place,
) {
  const { from, to, kind, text } = written;
  const authorId = ids.get(from) ?? '';
  const target = { authorId, targetId: ids.get(to) ?? '', submissionId: undefined };
  const deps = { random, screener: createRetryingScreener(screener) };
  const save = await sendSubmission(deps, db, { ...target, kind, text, now });
  return (await save(db)).submission.submissionId;
}

function likeEvents(
  texts: readonly DemoText[],
  submissionIds: ReadonlyMap<DemoText, string>,
  { ids, now }: Place,
): DemoEvent[] {
  return postLikes.flatMap(({ by, begins }, index) => {
    const post = texts.find(({ kind, text }) => kind === 'post' && text.startsWith(begins));
    const at = now - (200 - index) * MINUTE_MS;
    const act = (db: Db) =>
      likePost(db, {
        ...{ userId: ids.get(by) ?? '', now: at },
        postId: (post && submissionIds.get(post)) ?? '',
      });
    return [{ at, act }];
  });
}

function reportEvent(
  texts: readonly DemoText[],
  submissionIds: ReadonlyMap<DemoText, string>,
  { ids, now }: Place,
): DemoEvent {
  const reported = texts.find(({ text }) => text === reportedText.text);
  const at = now - reportedText.reportedMinutesAgo * MINUTE_MS;
  const act = (db: Db) =>
    submitReport(db, {
      ...{ reason: 'unkind', page: '/conversation/{id?}', reportId: 'demo-report' },
      reporterId: ids.get(reported?.to ?? '') ?? '',
      messageId: (reported && submissionIds.get(reported)) ?? '',
      at: new Date(at),
    });
  return { at, act };
}

/** Marks all messages as read, except the newest message of Ali to Mia. */
export async function markMessagesRead(db: Db, ids: ReadonlyMap<string, string>): Promise<void> {
  await sql`
    UPDATE conversation_sides AS side SET read_place = last_place - CASE
      WHEN (side.user_id, side.other_id) = (${ids.get('Mia')}, ${ids.get('Ali')}) THEN 1 ELSE 0 END
    FROM conversations WHERE conversations.conversation_id = side.conversation_id
  `.execute(db);
}
