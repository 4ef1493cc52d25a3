import type { EndpointKey, RosterSource } from '@digipals/contract';
import type { AppDeps } from '../../deps.ts';
import type { ImportScope } from '../../domains/roster/index.ts';
import { importRoster, readImport, tryImport } from '../../use-cases/import-roster.ts';
import { makeCards } from '../../use-cases/make-cards.ts';
import type { Call, HandlersOf } from '../call.ts';

type Key = Extract<EndpointKey, `${string} grown-ups/roster/${string}`>;
type ImportKey = Extract<Key, `${string}/trial`>;

type TrialCall = Pick<Call<ImportKey>, 'db' | 'now'> & {
  readonly params: ImportScope;
  readonly body: { readonly source: RosterSource };
};
type ImportCall = TrialCall &
  Pick<Call<ImportKey>, 'adult'> & { readonly body: { readonly digest: string } };

const trial = ({ db, params: scope, body: { source }, now }: TrialCall) =>
  tryImport(db, { scope, source, now });

export const rosterHandlers = (deps: AppDeps): HandlersOf<Key> => {
  const carryOut = {
    prepare: async ({ db, params: scope, body, now, adult: { adultId } }: ImportCall) => {
      const imported = { scope, source: body.source, now };
      const list = await readImport(db, imported);
      const order = { ...imported, list, digest: body.digest, adultId };
      return (transaction: AppDeps['database']['db']) => importRoster(transaction, deps, order);
    },
  };
  return {
    'POST grown-ups/roster/schools/{schoolId}/trial': trial,
    'POST grown-ups/roster/schools/{schoolId}': carryOut,
    'POST grown-ups/roster/classes/{classId}/trial': trial,
    'POST grown-ups/roster/classes/{classId}': carryOut,
    'POST grown-ups/roster/classes/{classId}/cards': ({ db, adult, params, body, now }) =>
      makeCards(db, deps, { ...params, ...body, adultId: adult.adultId, at: new Date(now) }),
  };
};
