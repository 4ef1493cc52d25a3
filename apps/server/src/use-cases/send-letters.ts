import type { AppDeps } from '../deps.ts';
import { sendDueLetters } from '../domains/mail/index.ts';
import { recordLost } from './record-lost.ts';

type LetterDeps = Pick<AppDeps, 'database' | 'mailer' | 'clock' | 'log'>;

/**
 * Sends the letters that are due, until `stopping` is aborted. A letter that cannot be sent reopens its
 * case, so that an adult sees it (SAFE-06).
 * @returns how many were sent
 */
export const sendLetters = (deps: LetterDeps, stopping?: AbortSignal): Promise<number> =>
  sendDueLetters(deps, { stopping, lost: recordLost });

/** Sends the urgent letters that are due: a child asks for help. @returns how many were sent */
export const sendUrgentLetters = (deps: LetterDeps, stopping?: AbortSignal): Promise<number> =>
  sendDueLetters(deps, { stopping, isUrgent: true, lost: recordLost });
