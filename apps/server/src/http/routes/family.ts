import type { EndpointKey } from '@digipals/contract';
import type { AppDeps } from '../../deps.ts';
import { readRest } from '../../domains/family/index.ts';
import { askForCorrection, exportForParent, readData } from '../../use-cases/act-on-data.ts';
import { askForErasure, keepChild } from '../../use-cases/ask-for-erasure.ts';
import {
  chooseContact,
  chooseHelp,
  chooseRest,
  chooseStreakPause,
  readControls,
} from '../../use-cases/choose-for-child.ts';
import { block, part } from '../../use-cases/part-friends.ts';
import { readFamilyCanDo } from '../../use-cases/read-can-do.ts';
import { readFamily, readFamilyWords, readWeek } from '../../use-cases/read-family.ts';
import { readMessagesWith, readTexts, requireKnown } from '../../use-cases/read-family-texts.ts';
import { withdrawSubmission } from '../../use-cases/withdraw-submission.ts';
import type { Call, HandlersOf } from '../call.ts';

type Key =
  | 'GET users/{id}/rest'
  | Exclude<
      Extract<EndpointKey, `${string} grown-ups/family` | `${string}/{childId}/family/${string}`>,
      `${string}/wishes`
    >;

type OfChild = Pick<
  Call<'GET grown-ups/children/{childId}/family/home'>,
  'adult' | 'params' | 'now'
>;

const childNow = ({ params, now }: OfChild) => ({ userId: params.childId, now });
const actingFor = ({ adult, params, now }: OfChild) => ({
  adult,
  childId: params.childId,
  at: new Date(now),
});
const readingBy = ({ adult, params, now }: OfChild) => ({
  actor: adult.name,
  childId: params.childId,
  at: new Date(now),
});

/** Calls of families. */
export const familyHandlers = (deps: AppDeps): HandlersOf<Key> => {
  const { content } = deps;
  return {
    'GET users/{id}/rest': ({ db, params, now }) => readRest(db, { userId: params.id, now }),

    'GET grown-ups/family': ({ db, adult }) => readFamily(db, adult),
    'GET grown-ups/children/{childId}/family/home': call =>
      readWeek(call.db, content, childNow(call)),
    'GET grown-ups/children/{childId}/family/words': call =>
      readFamilyWords(call.db, content, childNow(call)),
    'GET grown-ups/children/{childId}/family/can-do': ({ db, params, query }) =>
      readFamilyCanDo(db, content, { userId: params.childId, language: query.language }),

    'GET grown-ups/children/{childId}/family/messages': call => readTexts(call.db, readingBy(call)),
    'GET grown-ups/children/{childId}/family/messages/{friendId}': call =>
      readMessagesWith(call.db, readingBy(call), call.params.friendId),
    'POST grown-ups/children/{childId}/family/friends/{friendId}/end': async ({
      db,
      params: { childId: userId, friendId: otherId },
      now,
    }) => {
      await requireKnown(db, userId, otherId);
      await part(db, { userId, otherId, now });
      return {};
    },
    'POST grown-ups/children/{childId}/family/friends/{friendId}/block': async ({
      db,
      params: { childId: userId, friendId: otherId },
      now,
    }) => {
      await requireKnown(db, userId, otherId);
      await block(db, { userId, otherId, now });
      return {};
    },
    'DELETE grown-ups/children/{childId}/family/texts/{submissionId}': async ({
      db,
      params: { childId: userId, submissionId },
      now,
    }) => {
      await withdrawSubmission(db, { userId, submissionId, now });
      return {};
    },

    'GET grown-ups/children/{childId}/family/controls': call =>
      readControls(call.db, childNow(call)),
    'PUT grown-ups/children/{childId}/family/contact': async call => {
      await chooseContact(call.db, deps, actingFor(call), call.body);
      return {};
    },
    'PUT grown-ups/children/{childId}/family/rest': async call => {
      await chooseRest(call.db, childNow(call), call.body);
      return {};
    },
    'PUT grown-ups/children/{childId}/family/pause': async call => {
      await chooseStreakPause(call.db, childNow(call), call.body.pause);
      return {};
    },
    'PUT grown-ups/children/{childId}/family/language': async call => {
      await chooseHelp(call.db, childNow(call), call.body.language);
      return {};
    },

    'GET grown-ups/children/{childId}/family/data': call => readData(call.db, actingFor(call)),
    'POST grown-ups/children/{childId}/family/export': call =>
      exportForParent(call.db, actingFor(call)),
    'POST grown-ups/children/{childId}/family/erasure': call =>
      askForErasure(call.db, deps, { ...actingFor(call), ...call.body }),
    'DELETE grown-ups/children/{childId}/family/erasure': async call => {
      await keepChild(call.db, deps, actingFor(call));
      return {};
    },
    'POST grown-ups/children/{childId}/family/correction': async call => {
      await askForCorrection(call.db, deps, actingFor(call), call.body);
      return {};
    },
  };
};
