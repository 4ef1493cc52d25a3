import { type Card, leastLookMs, type Outcome, type StaffRole } from '@digipals/contract';
import { seededRandom } from '@digipals/engine';
import { changeRole } from '../domains/staff/index.ts';
import { settleDecisions } from '../use-cases/settle-decisions.ts';
import { createChild, type TestChild } from './children.ts';
import type { TestAnswer, TestApp } from './create-test-app.ts';
import { severe, type TestVerdict } from './review-calls.ts';
import { enqueue } from './review-world.ts';
import { createStaff, type TestStaff } from './staff.ts';

/** An opinion that the server accepted and that was not undone. */
type Accepted = {
  readonly by: TestStaff;
  readonly role: StaffRole;
  readonly submissionId: string;
  readonly outcome: Outcome;
  readonly looked: number;
  readonly at: number;
};

type Person = { readonly staff: TestStaff; role: StaffRole };
type RoleGiven = { readonly by: string; readonly to: string; readonly at: number };
type Shown = { readonly card: Card; openedAt: number | null };

/** What a walk did, and each text that went out against the rules. */
export type Walk = {
  readonly tally: Record<string, number>;
  readonly delivered: number;
  /** The answers to two seniors who ask for the second opinion after one of them gave the first. */
  readonly refusals: readonly string[];
  readonly mistakes: readonly string[];
};

const ROLES: readonly StaffRole[] = ['lead', 'lead', 'senior', 'senior', 'senior', 'reviewer'];
const TEXTS_OF_A_CHILD = 10;
const ROLE_DAYS_MS = 30 * 86_400_000;
const verdicts = [severe.deliver, severe.deliver, severe.deliver, severe.return, severe.keepBack];

/**
 * Six people act on severe texts by raw calls, several at a time and in any order: they claim, open, decide too soon or
 * in time, undo, skip, say whom they know, and change roles. Before that, two seniors try to decide together. The walk
 * keeps its own record of what was accepted, and judges from it alone whether each text that went out was let through
 * by two.
 */
export async function walkSevere(
  server: TestApp,
  { texts, steps, seed }: { texts: number; steps: number; seed: number },
): Promise<Walk> {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const people: Person[] = [];
  for (const role of ROLES) people.push({ staff: await createStaff(server, { role }), role });
  const authors = new Map<string, TestChild>();
  for (let made = 0; made < texts; made += TEXTS_OF_A_CHILD) {
    const child = await createChild(server);
    const waiting = Array.from({ length: Math.min(TEXTS_OF_A_CHILD, texts - made) }, (_, n) => ({
      severity: 3,
      body: `Severe text ${made + n} with some more words`,
    }));
    for (const id of await enqueue(server, child, waiting)) authors.set(id, child);
  }
  const bodies = new Map<string, string>();
  const shown = new Map<Person, Shown>();
  const accepted = new Map<string, Accepted>();
  /** When adults said which children they know. */
  const ties = new Map<string, number>();
  const rolesGiven: RoleGiven[] = [];
  const tally: Record<string, number> = {};
  const count = (what: string): void => {
    tally[what] = (tally[what] ?? 0) + 1;
  };
  const post = (person: Person, path: string, body: object) =>
    server.call('POST', `desk/claims${path}`, { token: person.staff.token, body });

  const ask = (person: Person, kind: 'severe' | 'review', submissionId?: string) =>
    post(person, '', { kind, ...(submissionId && { submissionId }) });
  const show = (person: Person, answer: TestAnswer): void => {
    const card = answer.status === 200 ? answer.json<{ card: Card | null }>().card : null;
    count(card ? 'claimed' : 'not claimed');
    if (!card) return;
    bodies.set(card.submissionId, card.text);
    shown.set(person, { card, openedAt: null });
  };
  const claim = async (person: Person): Promise<void> => {
    const submissionId = random() < 0.3 ? pick([...authors.keys()]) : undefined;
    const kind = random() < 0.7 ? 'severe' : 'review';
    show(person, await ask(person, kind, submissionId));
  };
  const held = ({ card }: Shown) => ({ rev: card.rev, fence: card.lease.fence });

  const open = async (person: Person, now: Shown): Promise<void> => {
    const at = server.clock();
    const answer = await post(person, `/${now.card.submissionId}/opened`, held(now));
    if (answer.status === 200 && now.openedAt === null) now.openedAt = at;
  };
  const decide = async (person: Person, now: Shown, verdict: TestVerdict): Promise<void> => {
    const { submissionId } = now.card;
    const at = server.clock();
    const { role } = person;
    const body = { ...held(now), ...verdict };
    const answer = await post(person, `/${submissionId}/decision`, body);
    count(answer.status === 200 ? 'decided' : answer.json<{ code: string }>().code);
    if (answer.status !== 200) return;
    const { decisionId } = answer.json<{ decisionId: string }>();
    const looked = now.openedAt === null ? 0 : at - now.openedAt;
    const { outcome } = verdict;
    accepted.set(decisionId, { by: person.staff, role, submissionId, outcome, looked, at });
  };
  const undo = async (person: Person): Promise<void> => {
    const own = [...accepted].filter(([, { by }]) => by === person.staff).slice(-3);
    const decisionId = pick(own)?.[0];
    if (decisionId === undefined) return;
    const { token } = person.staff;
    const answer = await server.call('DELETE', `desk/decisions/${decisionId}`, { token });
    count(answer.status === 200 ? 'undone' : 'too late');
    if (answer.status !== 200) return;
    accepted.delete(decisionId);
    shown.set(person, { card: answer.json<{ card: Card }>().card, openedAt: null });
  };
  const know = async (person: Person, now: Shown): Promise<void> => {
    const { submissionId } = now.card;
    const at = server.clock();
    const answer = await post(person, `/${submissionId}/known`, held(now));
    const child = authors.get(submissionId);
    if (answer.status === 200 && child) ties.set(`${person.staff.staffId} ${child.userId}`, at);
  };
  const giveRole = async (): Promise<void> => {
    const [one, other] = [pick(people.slice(0, 5)), pick(people.slice(3, 5))];
    if (!one || !other || one === other) return;
    const role = other.role === 'lead' ? 'senior' : 'lead';
    const at = server.clock();
    const change: Parameters<typeof changeRole>[1] = {
      staffId: other.staff.staffId,
      role,
      byId: one.staff.staffId,
      at: new Date(at),
    };
    await server.deps.database.db.transaction().execute(db => changeRole(db, change));
    other.role = role;
    rolesGiven.push({ by: one.staff.staffId, to: other.staff.staffId, at });
    count('role given');
  };

  const act = async (person: Person): Promise<void> => {
    const now = shown.get(person);
    const roll = random();
    if (!now || roll < 0.12) return claim(person);
    if (roll < 0.4) return open(person, now);
    if (roll < 0.8) return decide(person, now, pick(verdicts) ?? severe.keepBack);
    if (roll < 0.88) return undo(person);
    if (roll < 0.9) {
      await post(person, `/${now.card.submissionId}/release`, {
        ...held(now),
        skip: random() < 0.5,
      });
    } else if (roll < 0.902) await know(person, now);
    else return claim(person);
  };

  /** The answers to the author of a first opinion and to another senior, who both ask for the second one. */
  const tryTogether = async (): Promise<string[]> => {
    const seniors = people.filter(({ role }) => role === 'senior').slice(0, 2);
    const [first] = seniors;
    const [submissionId] = authors.keys();
    if (!first || !submissionId) throw new Error('a walk needs seniors and a text');
    show(first, await ask(first, 'severe', submissionId));
    const now = shown.get(first);
    if (!now) throw new Error('the first text of a walk was not claimed');
    await open(first, now);
    server.clock.advance(leastLookMs(now.card.text, 0));
    await decide(first, now, severe.deliver);
    server.clock.advance(10_000);
    await settleDecisions(server.deps);
    const answers = await Promise.all(seniors.map(one => ask(one, 'severe', submissionId)));
    return answers.map(answer => answer.json<{ code?: string }>().code ?? 'claimed');
  };
  const refusals = await tryTogether();

  for (let step = 0; step < steps; ) {
    const together = people.filter(() => random() < 0.5);
    await Promise.all(together.map(act));
    step += together.length;
    server.clock.advance(Math.floor(random() * 5_000));
    // Roles change between calls, so that the role of a call is known.
    if (random() < 0.002) await giveRole();
    if (random() < 0.4) await settleDecisions(server.deps);
  }
  server.clock.advance(10_000);
  await settleDecisions(server.deps);

  const { rows } = await server.deps.database.pool.query<{ id: string; state: string }>(
    `SELECT submission_id AS id, state FROM submissions
     WHERE state IN ('delivered', 'returned') AND submission_id = ANY($1)`,
    [[...authors.keys()]],
  );
  const isRight = (id: string, outcome: string): boolean => {
    const opinions = [...accepted.values()].filter(
      one => one.submissionId === id && one.outcome === outcome,
    );
    const child = authors.get(id)?.userId;
    const least = leastLookMs(bodies.get(id) ?? '', 0);
    const fair = opinions.filter(
      ({ by, looked, at }) =>
        looked >= least && at <= (ties.get(`${by.staffId} ${child}`) ?? Number.POSITIVE_INFINITY),
    );
    return fair.some(first =>
      fair.some(
        second =>
          first.by !== second.by &&
          first.role !== second.role &&
          [first.role, second.role].includes('lead') &&
          !rolesGiven.some(
            ({ by, to, at }) =>
              by === first.by.staffId &&
              to === second.by.staffId &&
              at <= second.at &&
              second.at < at + ROLE_DAYS_MS &&
              first.at <= second.at,
          ),
      ),
    );
  };
  const mistakes = rows
    .filter(({ id, state }) => !isRight(id, state === 'delivered' ? 'deliver' : 'return'))
    .map(({ id, state }) => `${state} without two: ${id}`);
  return { tally, delivered: rows.length, refusals, mistakes };
}
