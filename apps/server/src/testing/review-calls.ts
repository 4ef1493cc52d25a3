import type { Card, DecisionReason, LeaseKind, Outcome } from '@digipals/contract';
import { settleDecisions } from '../use-cases/settle-decisions.ts';
import type { TestAnswer, TestApp } from './create-test-app.ts';
import type { TestStaff } from './staff.ts';

/** The decision of an adult. */
export type TestVerdict = {
  outcome: Outcome;
  reason?: DecisionReason;
  note?: string;
  editedText?: string;
};

/** Delivers a text. */
export const deliver: TestVerdict = { outcome: 'deliver' };
/** Returns a text to its author. */
export const returnToAuthor: TestVerdict = { outcome: 'return', reason: 'personal' };
/** Escalates a text to the lead. */
export const toLead: TestVerdict = { outcome: 'escalate', note: 'Please look.' };

/** Claims a text as an adult. @returns the raw answer */
export const askClaim = (
  test: TestApp,
  by: TestStaff,
  body: { kind?: LeaseKind; submissionId?: string } = {},
): Promise<TestAnswer> => test.call('POST', 'desk/claims', { token: by.token, body });

/** Claims a text as an adult. @returns its card, or null if none is waiting */
export async function claim(
  test: TestApp,
  by: TestStaff,
  body: { kind?: LeaseKind; submissionId?: string } = {},
): Promise<Card | null> {
  const answer = await askClaim(test, by, body);
  if (answer.status !== 200) throw new Error(`not claimed: ${answer.text}`);
  return answer.json<{ card: Card | null }>().card;
}

/** Claims a text, which must succeed. */
export async function claimCard(
  test: TestApp,
  by: TestStaff,
  body: { kind?: LeaseKind; submissionId?: string } = {},
): Promise<Card> {
  const card = await claim(test, by, body);
  if (!card) throw new Error('no text is waiting');
  return card;
}

type Held = Pick<Card, 'submissionId' | 'rev'> & { lease: Pick<Card['lease'], 'fence'> };

/** A call about a text that an adult has claimed. */
export function onClaim(
  test: TestApp,
  by: TestStaff,
  { submissionId, rev, lease }: Held,
  part: '' | 'release' | 'hold' | 'decision' | 'wrong-signal' | 'opened' | 'known' | 'translation',
  body: object = {},
): Promise<TestAnswer> {
  const path = `desk/claims/${submissionId}${part === '' ? '' : `/${part}`}`;
  return test.call(part === '' ? 'PUT' : 'POST', path, {
    token: by.token,
    body: { rev, fence: lease.fence, ...body },
  });
}

/** Decides a text as an adult. @returns the raw answer */
export const askDecision = (
  test: TestApp,
  by: TestStaff,
  card: Held,
  verdict: TestVerdict,
): Promise<TestAnswer> => onClaim(test, by, card, 'decision', verdict);

/** Decides a text as an adult, which must succeed. @returns the id of the decision */
export async function decide(
  test: TestApp,
  by: TestStaff,
  card: Held,
  verdict: TestVerdict,
): Promise<string> {
  const answer = await askDecision(test, by, card, verdict);
  if (answer.status !== 200) throw new Error(`not decided: ${answer.text}`);
  return answer.json<{ decisionId: string }>().decisionId;
}

/** Advances the clock past the undo time and settles all decisions. */
export async function goOut(test: TestApp) {
  test.clock.advance(10_000);
  const logged = test.logs.length;
  const count = await settleDecisions(test.deps);
  const failed = test.logs.slice(logged).find(line => line.includes('settling a '));
  if (failed !== undefined) throw new Error(failed);
  return count;
}

/** What two adults say about a severe text, with reason and note. */
export const severe = {
  deliver: { outcome: 'deliver', reason: 'harmless', note: 'They are only talking about a film.' },
  return: {
    outcome: 'return',
    reason: 'unkind',
    note: 'It can be said in a kinder way than this.',
  },
  keepBack: { outcome: 'withhold', reason: 'distress', note: 'In the present, and about herself.' },
} as const satisfies Record<string, TestVerdict>;

/** Opens a claimed severe text and looks at it for as long as it takes. */
export async function look(test: TestApp, by: TestStaff, card: Card): Promise<void> {
  const answer = await onClaim(test, by, card, 'opened');
  if (answer.status !== 200) throw new Error(`not opened: ${answer.text}`);
  test.clock.advance(card.fourEyes?.leastLookMs ?? 0);
}

/** Claims a severe text and gives an opinion, which must succeed. @returns the id of the decision */
export async function giveOpinion(
  test: TestApp,
  by: TestStaff,
  submissionId: string,
  verdict: TestVerdict,
): Promise<string> {
  const card = await claimCard(test, by, { kind: 'severe', submissionId });
  await look(test, by, card);
  return decide(test, by, card, verdict);
}

/** Lets adults give their opinions on a severe text one after the other, and settles each. */
export async function decideTogether(
  test: TestApp,
  submissionId: string,
  opinions: readonly (readonly [TestStaff, TestVerdict])[],
): Promise<void> {
  for (const [by, verdict] of opinions) {
    await giveOpinion(test, by, submissionId, verdict);
    await goOut(test);
  }
}

/** Claims a text as an adult, decides it and settles the decision. */
export async function review(
  test: TestApp,
  by: TestStaff,
  submissionId: string,
  verdict: TestVerdict,
): Promise<void> {
  const kind: LeaseKind = by.role === 'lead' ? 'lead' : 'review';
  await decide(test, by, await claimCard(test, by, { kind, submissionId }), verdict);
  await goOut(test);
}

/** Reads a call of the desk as an adult. */
export async function readDesk<T>(test: TestApp, by: TestStaff, path: string): Promise<T> {
  const answer = await test.call('GET', `desk/${path}`, { token: by.token });
  if (answer.status !== 200) throw new Error(`not read: ${answer.text}`);
  return answer.json<T>();
}
