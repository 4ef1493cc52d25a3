import { loginPath } from '../features/session/take-ticket.ts';
import type { Match } from '../shared/routing/match.ts';
import { path } from '../shared/routing/paths.ts';
import { type Row, routeTable } from './route-table.ts';

/** The result of the guards for a navigation. */
export type Decision =
  | { type: 'show' }
  /** The login is not checked yet. */
  | { type: 'wait' }
  | { type: 'redirect'; to: string };

type Situation = {
  match: Match | null;
  pathname: string;
  search: string;
  hasSession: boolean;
  /** Undefined until the licences are known (NOTSHOWN-67). */
  premium: boolean | undefined;
};

const home = { type: 'redirect', to: path('my-profile') } as const;

/** The guards of A §2: session first, then premium (AMBIG-18). */
export function decide(situation: Situation): Decision {
  const row = situation.match ? routeTable[situation.match.name] : null;
  if (row?.access === 'open') return { type: 'show' };
  if (!situation.hasSession) {
    return { type: 'redirect', to: loginPath(situation.pathname, situation.search) };
  }
  if (situation.premium === undefined) return { type: 'wait' };
  return row ? decideSignedIn(row, situation.premium) : home;
}

function decideSignedIn(row: Row, premium: boolean): Decision {
  if (row.access === 'premium' && !premium) return home;
  if (row.alias) return { type: 'redirect', to: path(row.alias as 'training-menu') };
  return row.page === null ? home : { type: 'show' };
}
