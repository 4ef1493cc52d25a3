import type { EndpointKey } from '@digipals/contract';
import type { AppDeps } from '../../deps.ts';
import { readContacts } from '../../domains/safe-contacts/index.ts';
import { nameSafeContact, verifySafeContact } from '../../use-cases/change-safe-contacts.ts';
import type { HandlersOf } from '../call.ts';

type Key = Extract<EndpointKey, `${string}/safe-contacts${string}`>;

/** Calls about the safe contacts of a school. */
export const safeContactsHandlers = (deps: AppDeps): HandlersOf<Key> => ({
  'GET grown-ups/schools/{schoolId}/safe-contacts': ({ db, params }) =>
    readContacts(db, params.schoolId),
  'PUT grown-ups/schools/{schoolId}/safe-contacts/{kind}': async ({ db, params, body, now }) => {
    await nameSafeContact(db, deps, { ...params, facts: body, at: new Date(now) });
    return readContacts(db, params.schoolId);
  },
  'POST grown-ups/schools/{schoolId}/safe-contacts/{kind}/verify': async call => {
    const { db, params, body, now } = call;
    const refused = await verifySafeContact(db, { ...params, ...body, at: new Date(now) });
    return refused ?? readContacts(db, params.schoolId);
  },
});
