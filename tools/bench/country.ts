import type { Content } from '../../apps/server/src/content/content.ts';
import { loadContent } from '../../apps/server/src/content/load-content.ts';
import { connectionTo } from '../../apps/server/src/testing/global-setup.ts';
import { type LoadHistory, loadReviewers } from '../../apps/server/src/testing/load-history.ts';
import { startSystemPostgres } from '../checks/postgres.ts';
import { timeClaims } from './claims.ts';
import {
  type Call,
  compare,
  comparedRow,
  endCalls,
  timeRound,
  type Worlds,
} from './compare-worlds.ts';
import { databaseFigures, scansOfLargeTables } from './database-figures.ts';
import { textRow } from './figures.ts';
import { type LoadWorld, openLoadWorld } from './load-world.ts';

const budget = 1.5;
const claimBudget = 3;
/** Many short rounds: other load on the machine disturbs only some of them. */
const rounds = 21;
const round = { calls: 60, status: 200, share: 0.5 };

/** As much memory as `deploy/kubernetes` gives to PostgreSQL. A commit does not wait for the disk. */
const settings = {
  shared_buffers: '2GB',
  effective_cache_size: '6GB',
  maintenance_work_mem: '512MB',
  max_wal_size: '8GB',
  synchronous_commit: 'off',
};

/** How many questions the children of a load world answer, in groups of what one child answers. */
const answersEach = 20;
const questionGroups = 20;

const sizeOf =
  (children: number, history: Omit<LoadHistory, 'answersEach' | 'questions'>) =>
  (content: Content) => {
    const questions = content
      .lessonsOf('starter')
      .flatMap(({ activities }) =>
        activities.flatMap(({ activityId, questionIds }) =>
          questionIds.map(questionId => ({ activityId, questionId })),
        ),
      );
    return {
      children,
      friendships: children * 5,
      history: {
        ...history,
        answersEach,
        questions: questions.slice(0, answersEach * questionGroups),
      },
    };
  };

const small = sizeOf(10_000, { texts: 50_000, waiting: 1_000 });
const large = sizeOf(1_000_000, { texts: 5_000_000, waiting: 100_000 });

/** What the app calls on its everyday pages, and what a child writes there. */
const callsOf = (content: Content): Record<string, Call> => {
  // Identical answers count once, so each run of the bench gives different ones.
  let answers = Date.now() % 86_400_000;
  const questions = content.lessonsOf('starter')[0]?.activities[0]?.questionIds ?? [];
  return {
    'current child': { path: () => 'users/current' },
    profile: { path: ({ userId }) => `users/${userId}/profile` },
    'profile of a friend': { path: ({ friendId }) => `users/${friendId}/profile` },
    'current lesson': { path: ({ userId }) => `users/${userId}/currentLesson` },
    'lesson archive': { path: ({ userId }) => `users/${userId}/lessonArchive` },
    Lingos: { path: ({ userId }) => `users/${userId}/lingos` },
    streak: { path: ({ userId }) => `streaks/${userId}` },
    notifications: { path: ({ userId }) => `users/${userId}/notifications` },
    friends: { path: ({ userId }) => `users/${userId}/friends` },
    'suggested DigiPals': { path: () => 'recommendations/friends?type=online' },
    search: { path: (_, index) => `users/summaries?username=${['ma', 'el', 'zo'][index % 3]}` },
    inbox: { path: ({ userId }) => `users/${userId}/conversations` },
    conversation: { path: ({ conversationId }) => `conversations/${conversationId}` },
    wall: { path: ({ friendId }) => `messages/statuses/${friendId}` },
    achievements: { path: ({ userId }) => `users/${userId}/achievements` },
    stickers: { path: ({ userId }) => `users/${userId}/stickers` },
    'my words': { path: ({ userId }) => `users/${userId}/words` },
    'word review': { path: ({ userId }) => `users/${userId}/wordReview` },
    'an answer': {
      path: ({ userId }) => `users/${userId}/solution`,
      body: (_, index) => {
        const questionId = questions[index % questions.length];
        answers += 1;
        return [{ questionId, valid: 1, skipped: true, time: answers }];
      },
    },
    'a message': {
      path: ({ friendId }) => `users/${friendId}/conversations`,
      body: (_, index) => ({ message: `Hello! I like number ${index}.` }),
    },
  };
};

const adults = loadReviewers.map((token, number) => ({
  token,
  role: number < 2 ? ('lead' as const) : ('reviewer' as const),
}));

async function compareHotCalls(worlds: Worlds, content: Content): Promise<string[]> {
  const rows: string[] = [];
  const calls = Object.entries(callsOf(content));
  for (const [name, call] of calls) {
    const compared = await compare(worlds, world => timeRound(world, call, round), rounds);
    rows.push(comparedRow(name, compared, budget));
  }
  const claims = (world: LoadWorld) => timeClaims({ database: world.database, adults }, Date.now());
  rows.push(comparedRow('claim with its card', await compare(worlds, claims, rounds), claimBudget));
  const [, large] = worlds;
  // Once more, because a server reads what its audit log covers in its first minutes.
  const scanned = await scansOfLargeTables(large.database);
  for (const [, call] of calls) await timeRound(large, call, round);
  await claims(large);
  const scans = await scanned();
  const allowed = { isMet: scans.length === 0, says: 'none' };
  return [...rows, textRow('scans of large tables', scans.join(', ') || 'none', allowed)];
}

/** The PostgreSQL at `BENCH_DATABASE_URL`, whose databases remain for the next run, or a temporary one. */
async function openPostgres() {
  const { BENCH_DATABASE_URL: url } = process.env;
  if (url) return { url, stop: async () => undefined };
  const started = await startSystemPostgres(settings);
  if (!started) throw new Error('Set BENCH_DATABASE_URL: there is no PostgreSQL 15 or newer here.');
  return started;
}

/**
 * A country: what children, reviewers and the database do with 1,000,000 children, 20,000,000 answers and
 * 5,000,000 texts, against a hundredth of that. Fills about 40 GB, which takes half an hour.
 */
export const countryCalls = async (): Promise<string[]> => {
  const content = loadContent('.build/content');
  const postgres = await openPostgres();
  const worlds: LoadWorld[] = [];
  const open = async (size: typeof small): Promise<LoadWorld> => {
    const world = await openLoadWorld(connectionTo(postgres.url), content, size(content));
    worlds.push(world);
    return { ...world, callers: world.callers.filter(({ conversationId }) => conversationId) };
  };
  try {
    const both = [await open(small), await open(large)] as const;
    return [
      ...(await compareHotCalls(both, content)),
      ...(await databaseFigures(both[1].database, both[1].size.children)),
    ];
  } finally {
    for (const world of worlds) await world.close();
    endCalls();
    await postgres.stop();
  }
};
