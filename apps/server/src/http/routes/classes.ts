import type { EndpointKey } from '@digipals/contract';
import type { AppDeps } from '../../deps.ts';
import { judgeRight } from '../../domains/adults/index.ts';
import {
  changeCardKind,
  changeCode,
  listClassChildren,
  readClass,
} from '../../domains/classes/index.ts';
import type { Sessions } from '../../domains/session/index.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { addChildren } from '../../use-cases/add-children.ts';
import {
  changeChild,
  endBadge,
  letChildLeave,
  letChildReturn,
  makeCard,
  moveChild,
} from '../../use-cases/change-child.ts';
import { makeClass, readClasses, saveClass } from '../../use-cases/make-class.ts';
import type { HandlersOf } from '../call.ts';

type Key = Extract<
  EndpointKey,
  | `${string} grown-ups/classes/{classId}${'' | '/cards' | '/code' | '/children'}`
  | `${string} grown-ups/children/{childId}${'' | '/card' | '/badge' | '/move' | '/leave' | '/return'}`
  | `${string} grown-ups/schools/{schoolId}/classes`
>;

export const classesHandlers = (
  deps: AppDeps,
  sessions: Pick<Sessions, 'endAll'>,
): HandlersOf<Key> => ({
  'GET grown-ups/schools/{schoolId}/classes': ({ db, adult, params, now }) =>
    readClasses(db, { adult, ...params, at: new Date(now) }),
  'POST grown-ups/schools/{schoolId}/classes': ({ db, adult, params, body, now }) =>
    makeClass(db, deps, { adult, ...params, facts: body, at: new Date(now) }),
  'GET grown-ups/classes/{classId}': async ({ db, params, now }) => ({
    ...(await readClass(db, params.classId, new Date(now))),
    people: await listClassChildren(db, params.classId, now),
  }),
  'PUT grown-ups/classes/{classId}': ({ db, adult, params, body, now }) =>
    saveClass(db, deps, { ...adult, ...params, facts: body, at: new Date(now) }),
  'PUT grown-ups/classes/{classId}/cards': ({ db, params, body, now }) =>
    changeCardKind(db, { ...params, ...body, at: new Date(now) }),
  'POST grown-ups/classes/{classId}/code': ({ db, params, now }) =>
    changeCode(db, deps.random, { ...params, at: new Date(now) }),
  'POST grown-ups/classes/{classId}/children': async ({ db, adult, params, body, now }) => {
    const { adultId } = adult;
    const at = new Date(now);
    return { cards: await addChildren(db, deps, { adultId, ...params, ...body, at }) };
  },
  'PUT grown-ups/children/{childId}': async ({ db, adult, params, body, now }) => {
    await changeChild(db, { ...adult, ...params, facts: body, at: new Date(now) });
    return {};
  },
  'POST grown-ups/children/{childId}/card': ({ db, adult, params, now }) =>
    makeCard(db, deps, { ...adult, ...params, at: new Date(now) }),
  'DELETE grown-ups/children/{childId}/badge': async ({ db, adult, params, now }) => {
    await endBadge(db, sessions, { ...adult, ...params, at: new Date(now) });
    return {};
  },
  'POST grown-ups/children/{childId}/move': async ({ db, adult, params, body, now }) => {
    const { grants } = adult;
    const target = await judgeRight(db, { right: 'teachClass', grants, named: body });
    if (target !== 'allowed') throw new ApiError('not_found');
    await moveChild(db, { ...adult, ...params, ...body, at: new Date(now) });
    return {};
  },
  'POST grown-ups/children/{childId}/leave': async ({ db, adult, params, now }) => {
    await letChildLeave(db, { ...adult, ...params, at: new Date(now) });
    return {};
  },
  'POST grown-ups/children/{childId}/return': ({ db, adult, params, now }) =>
    letChildReturn(db, deps, { ...adult, ...params, at: new Date(now) }),
});
