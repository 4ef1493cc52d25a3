import { randomUUID } from 'node:crypto';
import type { Staff } from '@digipals/contract';
import type { ReturnReason } from '@digipals/contract/constants';
import { Secret, TOTP } from 'otpauth';

/** The second factor of every adult of the demo world. */
const secret = Secret.fromUTF8('demo world of digipals'.slice(0, 20));
const stepMs = 30_000;

/** A signed-in adult. */
export type Adult = { token: string; staff: Staff };

type Verdict =
  | { outcome: 'deliver'; editedText?: string }
  | { outcome: 'return'; reason: ReturnReason }
  | { outcome: 'withhold' };

type Card = { submissionId: string; rev: number; lease: { fence: number } };

/** The current code of every adult of the demo world, or that of the half minute before or after. */
export const codeNow = (shiftMs = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + shiftMs });

/** A client of the desk's API: signs in adults of the demo world and decides texts. */
export function createDesk(base: string) {
  const post = async (path: string, body: unknown, token?: string) =>
    fetch(`${base}/api/desk/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });

  const written = async <T>(path: string, body: unknown, token?: string): Promise<T> => {
    const answer = await post(path, body, token);
    if (!answer.ok) throw new Error(`desk/${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };

  /** A code works once, so an adult who has just signed in elsewhere uses the one before or after. */
  const finish = async (challenge: string): Promise<Adult> => {
    for (const shift of [0, -stepMs, stepMs]) {
      const answer = await post('sign-in/code', { challenge, code: codeNow(shift) });
      if (answer.ok) return (await answer.json()) as Adult;
    }
    throw new Error('No unused code left: this adult has signed in three times within a minute');
  };

  return {
    /** Signs in an adult by the local part of its e-mail address, such as `reviewer` or `lead`. */
    async signIn(name: string): Promise<Adult> {
      const email = `${name}@demo.digipals.example`;
      const { challenge } = await written<{ challenge: string }>('sign-in', {
        email,
        password: 'read every word',
      });
      return finish(challenge);
    },

    /** Claims a text and decides it; the decision settles ten seconds later. */
    async decide({ token }: Adult, submissionId: string, verdict: Verdict): Promise<void> {
      const { card } = await written<{ card: Card }>('claims', { submissionId }, token);
      const { rev, lease } = card;
      const body = { rev, fence: lease.fence, ...verdict };
      await written(`claims/${submissionId}/decision`, body, token);
    },
  };
}
