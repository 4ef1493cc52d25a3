import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { type Attempt, createSignInQueue } from '../session/index.ts';
import { createAdultAttempts } from './attempts.service.ts';
import { enrolmentOf, stepOf } from './one-time-code.ts';
import { isPassword } from './password.ts';
import { openSecret, SECRET_BYTES, sealSecret } from './sealed-secret.ts';
import { newToken, tokenHash } from './session-limits.ts';
import { type AdultProof, createSignInData, type SignInTables } from './sign-in.data.ts';

/** The sign-in of one kind of adults. */
export type Door = {
  readonly tables: SignInTables;
  readonly principal: 'staff' | 'adult';
  /** By which an authenticator names the code. */
  readonly issuer: string;
  readonly challengeMs: number;
  /** Whether an adult has a second factor other than an authenticator, so that none is offered. */
  readonly hasOtherFactor: (db: Db, adultId: string) => Promise<boolean>;
};

const MAX_TRIES = 5;

/** The second step of a sign-in: its adult, and the second factor that the first step offered. */
type SecondStep = {
  readonly adult: AdultProof;
  readonly offered: Buffer | null;
  readonly at: Date;
};
/** Whether the second step is right. Uses up what proves it. */
type Prove = (transaction: Db, step: SecondStep) => Promise<boolean>;
/** Begins the session of an adult that has proved itself. */
type Admit<T> = (transaction: Db, step: SecondStep) => Promise<T>;

/**
 * Sign-in in two steps. The first counts a failure that only the second removes, so that an attacker
 * with a password cannot guess codes without limit.
 */
export function createAdultSignIn(deps: AppDeps, door: Door) {
  const { clock, random } = deps;
  const { db } = deps.database;
  const data = createSignInData(door.tables);
  const attempts = createAdultAttempts(deps, door.principal);
  const queue = createSignInQueue(clock);

  /** @throws staff_sign_in_failed, too_many_requests */
  const checkPassword = async (
    attempt: Attempt,
    email: string,
    password: string,
  ): Promise<AdultProof> => {
    await attempts.countAttempt(attempt);
    const found = await data.findProofByEmail(db, email);
    // An unknown e-mail takes the same time, so that timing does not reveal who exists.
    const stored = found ?? { salt: attempt.principalKey, hash: Buffer.alloc(32) };
    const { pepper } = await attempts.secrets();
    const right = await isPassword(password, stored, pepper);
    if (!found || !right) throw new ApiError('staff_sign_in_failed');
    return found;
  };

  /** Completes a challenge. @throws staff_sign_in_failed */
  const complete = async <T>(
    challenge: string,
    from: string,
    { prove, admit }: { prove: Prove; admit: Admit<T> },
  ): Promise<T> => {
    const at = new Date(clock());
    const hash = tokenHash(challenge);
    const tried = await data.tryChallenge(db, hash, { at, maxTries: MAX_TRIES });
    const adult = tried && (await data.findProof(db, tried.adultId));
    const refused = new ApiError('staff_sign_in_failed', adult && { subject: adult.email });
    if (!tried || !adult) throw refused;
    const step = { adult, offered: tried.secret, at };
    const admitted = await db.transaction().execute(async transaction => {
      const isRight = await prove(transaction, step);
      const isFirst = isRight && (await data.endChallenge(transaction, hash));
      if (!isFirst) throw refused;
      return admit(transaction, step);
    });
    await attempts.recordSuccess(await attempts.of(adult.email, from));
    return admitted;
  };

  return {
    /**
     * @returns a challenge, with a new second factor for an adult without one
     * @throws staff_sign_in_failed, too_many_requests
     */
    async begin({ email: written, password }: { email: string; password: string }, from: string) {
      const email = written.toLowerCase();
      const attempt = await attempts.of(email, from);
      const isKnown = (await attempts.placeOf(attempt)) !== 'unknown';
      const found = await queue(isKnown, () => checkPassword(attempt, email, password));
      const challenge = newToken(random);
      const isNew = found.secret === null && !(await door.hasOtherFactor(db, found.id));
      const secret = isNew ? random(SECRET_BYTES) : null;
      const expiresAt = new Date(clock() + door.challengeMs);
      const { pepper } = await attempts.secrets();
      const sealed = secret && sealSecret(secret, { adultId: found.id, pepper }, random);
      const newChallenge = { hash: tokenHash(challenge), adult: found, secret: sealed, expiresAt };
      if (!(await data.insertChallenge(db, newChallenge))) {
        throw new ApiError('staff_sign_in_failed');
      }
      return {
        challenge,
        enrolment: secret && enrolmentOf(secret, { email, issuer: door.issuer }),
      };
    },

    /** Completes the sign-in with a code of the authenticator, or enrols it. @throws staff_sign_in_failed */
    async finish<T>(
      { challenge, code }: { challenge: string; code: string },
      from: string,
      admit: Admit<T>,
    ): Promise<T> {
      const { pepper } = await attempts.secrets();
      const prove: Prove = async (transaction, { adult, offered, at }) => {
        const { id, secret } = adult;
        const sealed = secret ?? offered;
        const opened = sealed && openSecret(sealed, { adultId: id, pepper });
        const step = opened && stepOf(opened, code, at.getTime());
        if (sealed === null || typeof step !== 'number') return false;
        return secret === null
          ? data.enrol(transaction, { id, secret: sealed, step })
          : data.useStep(transaction, id, step);
      };
      return complete(challenge, from, { prove, admit });
    },

    complete,

    /** The adult who has made the first step. @throws staff_sign_in_failed */
    async adultOf(challenge: string): Promise<string> {
      const at = new Date(clock());
      const found = await data.findChallenge(db, tokenHash(challenge), { at, maxTries: MAX_TRIES });
      if (found === undefined) throw new ApiError('staff_sign_in_failed');
      return found;
    },
  };
}
