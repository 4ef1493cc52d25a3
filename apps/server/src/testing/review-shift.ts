import { setTimeout as sleep } from 'node:timers/promises';
import type { Card, FourEyes, LeaseKind } from '@digipals/contract';
import type { LoadAdult } from './review-load.ts';

/** A call of the desk to one of the servers. */
export type DeskCall = (
  method: 'POST' | 'PUT' | 'DELETE' | 'GET',
  path: string,
  request: { token: string; body?: object },
) => Promise<{ readonly status: number; json<T>(): T }>;

/** Servers, a shared clock and a random generator. */
export type Shift = {
  readonly servers: readonly DeskCall[];
  /** Advances the clock of all servers. */
  advance(ms: number): void;
  /** A number from 0 up to 1. */
  chance(): number;
  /** Whether everything is reviewed. */
  isOver(): Promise<boolean>;
};

/** Counts of what happened in a shift. */
export type ShiftTally = Record<
  | 'decided'
  | 'opinions'
  | 'refused'
  | 'undone'
  | 'abandoned'
  | 'released'
  | 'skipped'
  | 'held'
  | 'failed',
  number
>;

const STEP_MS = 200;
const IDLE_MS = 500;
const IDLE_REAL_MS = 250;

/** Lets adults review concurrently until nothing is left; they also abandon, delay, skip, hold and undo. */
export async function workShift(shift: Shift, adults: readonly LoadAdult[]): Promise<ShiftTally> {
  const tally: ShiftTally = {
    ...{ decided: 0, opinions: 0, refused: 0, undone: 0, abandoned: 0 },
    ...{ released: 0, skipped: 0, held: 0, failed: 0 },
  };
  await Promise.all(adults.map(adult => workAlone(shift, adult, tally)));
  return tally;
}

/** Lets one adult review until nothing is left. */
async function workAlone(shift: Shift, adult: LoadAdult, tally: ShiftTally): Promise<void> {
  const late: Card[] = [];
  for (;;) {
    shift.advance(STEP_MS);
    const card = await next(shift, adult);
    const old = late.length > 2 || !card ? late.shift() : undefined;
    if (old) await decide(shift, adult, old, tally);
    if (card) await act(shift, adult, card, { late, tally });
    else if (await shift.isOver()) return;
    else await idle(shift);
  }
}

/** Leads read what others sent them, and severe texts. */
const leadKind = ({ chance }: Shift): LeaseKind =>
  chance() < 0.4 ? 'severe' : chance() < 0.5 ? 'lead' : 'review';

/** Waits if there is nothing for this adult. */
async function idle({ advance }: Shift): Promise<void> {
  advance(IDLE_MS);
  await sleep(IDLE_REAL_MS);
}

const serverOf = ({ servers, chance }: Shift): DeskCall => {
  const server = servers[Math.floor(chance() * servers.length)];
  if (!server) throw new Error('the shift has no servers');
  return server;
};

/** Claims the next text of an adult, or a held one if no other is waiting. */
async function next(shift: Shift, { role, token }: LoadAdult): Promise<Card | null> {
  const claim = async (body: object): Promise<Card | null> => {
    const answer = await serverOf(shift)('POST', 'desk/claims', { token, body });
    return answer.status === 200 ? answer.json<{ card: Card | null }>().card : null;
  };
  const card = await claim({ kind: role === 'lead' ? leadKind(shift) : 'review' });
  if (card || shift.chance() < 0.5) return card;
  const held = await serverOf(shift)('GET', 'desk/held', { token });
  const [first] = held.status === 200 ? held.json<{ submissionId: string }[]>() : [];
  return first ? claim({ submissionId: first.submissionId }) : null;
}

type Doing = { readonly late: Card[]; readonly tally: ShiftTally };

async function act(shift: Shift, adult: LoadAdult, card: Card, { late, tally }: Doing) {
  const roll = shift.chance() * 100;
  // A few opinions come too soon and are refused; they are given again after another claim.
  if (card.fourEyes && roll < 90) await look(shift, adult, card);
  if (roll < 4) tally.abandoned += 1;
  else if (roll < 8) late.push(card);
  else if (roll < 10) await endClaim(shift, adult, card, tally, 'released');
  else if (roll < 11) await endClaim(shift, adult, card, tally, 'skipped');
  else if (roll < 12 && !card.fourEyes) await endClaim(shift, adult, card, tally, 'held');
  else if (roll < 15) await changeMind(shift, adult, card, tally);
  else if (roll < 20) {
    await Promise.all([decide(shift, adult, card, tally), decide(shift, adult, card, tally)]);
  } else await decide(shift, adult, card, tally);
}

const pathOf = ({ submissionId }: Card, part: string) => `desk/claims/${submissionId}/${part}`;
const holding = ({ rev, lease }: Card) => ({ rev, fence: lease.fence });

async function endClaim(
  shift: Shift,
  { token }: LoadAdult,
  card: Card,
  tally: ShiftTally,
  how: 'released' | 'skipped' | 'held',
): Promise<void> {
  const more = { released: {}, skipped: { skip: true }, held: { note: 'Later' } }[how];
  const path = pathOf(card, how === 'held' ? 'hold' : 'release');
  const answer = await serverOf(shift)('POST', path, {
    token,
    body: { ...holding(card), ...more },
  });
  tally[answer.status === 200 ? how : 'failed'] += 1;
}

/** Opens a severe text and looks at it for as long as it takes. */
async function look(shift: Shift, { token }: LoadAdult, card: Card): Promise<void> {
  await serverOf(shift)('POST', pathOf(card, 'opened'), { token, body: holding(card) });
  shift.advance(card.fourEyes?.leastLookMs ?? 0);
}

const note = 'Read twice, and this is my opinion.';

/** A random opinion on a severe text; a third lets it through only with a partner of the other role. */
function opinionOf(shift: Shift, { role }: LoadAdult, { opinions, seat }: FourEyes): object {
  const roll = shift.chance();
  const wanted = roll < 0.7 ? 'deliver' : roll < 0.85 ? 'return' : 'withhold';
  const hasPartner = opinions.some(one => one.outcome === wanted && one.role !== role);
  const outcome = seat === 'third' && !hasPartner ? 'withhold' : wanted;
  return { outcome, reason: 'unkind', note };
}

/** A random decision that the role may make. */
function verdictOf(shift: Shift, adult: LoadAdult, card: Card): object {
  if (card.fourEyes) return opinionOf(shift, adult, card.fourEyes);
  if (card.lease.kind === 'review' && shift.chance() < 0.02) {
    return { outcome: 'escalate', note: 'Look' };
  }
  const roll = shift.chance();
  if (roll < 0.8) return { outcome: 'deliver' };
  return roll < 0.95 ? { outcome: 'return', reason: 'hardToRead' } : { outcome: 'withhold' };
}

async function decide(
  shift: Shift,
  adult: LoadAdult,
  card: Card,
  tally: ShiftTally,
): Promise<string | undefined> {
  const body = { ...holding(card), ...verdictOf(shift, adult, card) };
  const path = pathOf(card, 'decision');
  const answer = await serverOf(shift)('POST', path, { token: adult.token, body });
  if (answer.status === 200) {
    tally.decided += 1;
    if (card.fourEyes) tally.opinions += 1;
    return answer.json<{ decisionId: string }>().decisionId;
  }
  tally[answer.status === 409 ? 'refused' : 'failed'] += 1;
  return undefined;
}

async function changeMind(shift: Shift, adult: LoadAdult, card: Card, tally: ShiftTally) {
  const decisionId = await decide(shift, adult, card, tally);
  if (decisionId === undefined) return;
  const path = `desk/decisions/${decisionId}`;
  const answer = await serverOf(shift)('DELETE', path, { token: adult.token });
  if (answer.status !== 200) return;
  tally.undone += 1;
  await decide(shift, adult, answer.json<{ card: Card }>().card, tally);
}
