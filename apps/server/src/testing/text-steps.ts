import type { TestApp } from './create-test-app.ts';
import {
  askDecision,
  claim,
  claimCard,
  decide,
  decideTogether,
  deliver,
  goOut,
  onClaim,
  returnToAuthor,
  severe,
  toLead,
} from './review-calls.ts';
import { createStaff, type TestStaff } from './staff.ts';

/** A step in the life of a text. */
export type TextStep = {
  /** Brings a waiting text there. @returns what the desk does with it later */
  reach(test: TestApp, desk: Desk, submissionId: string): Promise<() => Promise<void>>;
  /** The state of the text right after contact was withdrawn. */
  readonly after: string;
  /** Whether its friend had read it before. */
  readonly wasRead?: boolean;
};

/** Who works at the desk. */
export type Desk = { readonly reviewer: TestStaff; readonly lead: TestStaff };

/** Claims a text as an adult, and delivers it. */
export async function deliverAs(test: TestApp, by: TestStaff, submissionId: string): Promise<void> {
  const kind = by.role === 'lead' ? 'lead' : 'review';
  await decide(test, by, await claimCard(test, by, { kind, submissionId }), deliver);
  await goOut(test);
}

/** Delivers a severe text by a lead and a senior. */
async function deliverTogether(
  test: TestApp,
  lead: TestStaff,
  submissionId: string,
): Promise<void> {
  const senior = await createStaff(test, { role: 'senior' });
  await decideTogether(test, submissionId, [
    [lead, severe.deliver],
    [senior, severe.deliver],
  ]);
}

const nothing = async (): Promise<void> => undefined;

/** Fails unless a claim of what waits finds nothing. */
async function requireNothing(test: TestApp, by: TestStaff): Promise<void> {
  if (await claim(test, by)) throw new Error('a text is in the queue');
}

/** The steps of a text from the queue to its friend, or back to its author. */
export const textSteps: Readonly<Record<string, TextStep>> = {
  'waits in the queue': {
    after: 'kept',
    reach: async (test, { reviewer }) => {
      return () => requireNothing(test, reviewer);
    },
  },
  'is claimed at the desk': {
    after: 'kept',
    reach: async (test, { reviewer }, submissionId) => {
      const card = await claimCard(test, reviewer, { submissionId });
      return async () => {
        const late = await askDecision(test, reviewer, card, deliver);
        if (late.json().code !== 'lease_lost') throw new Error(`decided: ${late.text}`);
      };
    },
  },
  'is held with a note': {
    after: 'held',
    reach: async (test, { reviewer }, submissionId) => {
      const card = await claimCard(test, reviewer, { submissionId });
      const held = await onClaim(test, reviewer, card, 'hold', { note: 'Later' });
      if (held.status !== 200) throw new Error(`not held: ${held.text}`);
      return () => deliverAs(test, reviewer, submissionId);
    },
  },
  'waits for a second opinion': {
    after: 'delivered',
    wasRead: true,
    reach: async (test, { reviewer }, submissionId) => {
      await deliverAs(test, reviewer, submissionId);
      const second = await createStaff(test);
      return async () => {
        const card = await claimCard(test, second, { kind: 'second', submissionId });
        await decide(test, second, card, deliver);
        await goOut(test);
      };
    },
  },
  'is with the lead': {
    after: 'escalated',
    reach: async (test, { reviewer, lead }, submissionId) => {
      await decide(test, reviewer, await claimCard(test, reviewer, { submissionId }), toLead);
      await goOut(test);
      return () => deliverTogether(test, lead, submissionId);
    },
  },
  'is decided, and can be undone': {
    after: 'decided',
    reach: async (test, { reviewer }, submissionId) => {
      await decide(test, reviewer, await claimCard(test, reviewer, { submissionId }), deliver);
      return async () => void (await goOut(test));
    },
  },
  'is delivered and told': {
    after: 'delivered',
    wasRead: true,
    reach: async (test, { reviewer }, submissionId) => {
      await deliverAs(test, reviewer, submissionId);
      return nothing;
    },
  },
  'came back to its author': {
    after: 'returned',
    reach: async (test, { reviewer }, submissionId) => {
      const card = await claimCard(test, reviewer, { submissionId });
      await decide(test, reviewer, card, returnToAuthor);
      await goOut(test);
      return nothing;
    },
  },
};
