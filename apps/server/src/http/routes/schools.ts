import type { EndpointKey } from '@digipals/contract';
import type { AppDeps } from '../../deps.ts';
import { listInvitations, withdrawInvitation } from '../../domains/adults/index.ts';
import { sumConsents } from '../../domains/consents/index.ts';
import { listReplies } from '../../domains/mail/index.ts';
import { changeSchool, listPeople, readSchool } from '../../domains/schools/index.ts';
import { dismissAdult, setClassesOf } from '../../use-cases/change-people.ts';
import { inviteAdult } from '../../use-cases/invite-adult.ts';
import { makeSchool } from '../../use-cases/make-school.ts';
import { readSchoolAccesses } from '../../use-cases/read-school-accesses.ts';
import type { HandlersOf } from '../call.ts';

type Key = Exclude<
  Extract<EndpointKey, `${string} grown-ups/schools${string}`>,
  `${string}/${'classes' | 'lessons'}` | `${string}/safe-contacts${string}`
>;

export const schoolsHandlers = (deps: AppDeps): HandlersOf<Key> => ({
  'POST grown-ups/schools': ({ db, adult, body, now }) =>
    makeSchool(db, deps.random, { adult, facts: body, at: new Date(now) }),
  'GET grown-ups/schools/{schoolId}': ({ db, params, now }) =>
    readSchool(db, params.schoolId, new Date(now)),
  'PUT grown-ups/schools/{schoolId}': ({ db, params, body, now }) =>
    changeSchool(db, { schoolId: params.schoolId, facts: body, at: new Date(now) }),
  'GET grown-ups/schools/{schoolId}/people': async ({ db, params, now }) => {
    const at = new Date(now);
    const invitations = await listInvitations(db, params.schoolId, at);
    return {
      people: await listPeople(db, params.schoolId, at),
      invitations: invitations.map(({ email, createdAt, expiresAt, ...same }) => ({
        ...same,
        email: email ?? '',
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      })),
    };
  },
  'GET grown-ups/schools/{schoolId}/consents': ({ db, params }) => sumConsents(db, params.schoolId),
  'GET grown-ups/schools/{schoolId}/accesses': ({ db, adult, params, now }) =>
    readSchoolAccesses(db, { adult, ...params, now }),
  'GET grown-ups/schools/{schoolId}/replies': ({ db, params }) => listReplies(db, params.schoolId),
  'POST grown-ups/schools/{schoolId}/invitations': async ({ db, adult, params, body, now }) => {
    await inviteAdult(db, deps, { adult, ...params, ...body, at: new Date(now) });
    return {};
  },
  'DELETE grown-ups/schools/{schoolId}/invitations/{invitationId}': async ({ db, params, now }) => {
    await withdrawInvitation(db, { ...params, at: new Date(now) });
    return {};
  },
  'PUT grown-ups/schools/{schoolId}/people/{adultId}': async ({ db, adult, params, body, now }) => {
    await setClassesOf(db, { adult, ...params, ...body, at: new Date(now) });
    return {};
  },
  'DELETE grown-ups/schools/{schoolId}/people/{adultId}': async ({ db, adult, params, now }) => {
    await dismissAdult(db, { adult, ...params, at: new Date(now) });
    return {};
  },
});
