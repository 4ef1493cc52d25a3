import type { EndpointKey } from '@digipals/contract';
import type { AppDeps } from '../../deps.ts';
import { answerWish } from '../../domains/family/index.ts';
import { makeWish, readOwnGrownUps } from '../../use-cases/make-wish.ts';
import type { HandlersOf } from '../call.ts';

type Key = 'GET users/{id}/grown-ups' | Extract<EndpointKey, `${string}/wishes`>;

export const wishesHandlers = (deps: AppDeps): HandlersOf<Key> => ({
  'GET users/{id}/grown-ups': ({ db, params, now }) =>
    readOwnGrownUps(db, { userId: params.id, at: new Date(now) }),
  'POST users/{id}/wishes': async ({ db, params, body, now }) => {
    await makeWish(db, deps, { userId: params.id, ...body, at: new Date(now) });
    return {};
  },
  'POST grown-ups/children/{childId}/family/wishes': async ({ db, params, body, now }) => {
    await answerWish(db, { userId: params.childId, ...body, at: new Date(now) });
    return {};
  },
});
