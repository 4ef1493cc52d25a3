import type { AppDeps } from '../deps.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { recordLostLetter } from '../domains/cases/index.ts';
import { sendDueLetters } from '../domains/mail/index.ts';

type LetterDeps = Pick<AppDeps, 'database' | 'mailer' | 'clock' | 'log'>;

/**
 * Sends the letters that are due, until `stopping` is aborted. A letter that cannot be sent reopens its
 * case, so that an adult sees it (SAFE-06).
 * @returns how many were sent
 */
export const sendLetters = (deps: LetterDeps, stopping?: AbortSignal): Promise<number> =>
  send(deps, { stopping });

/** Sends the urgent letters that are due: a child asks for help. @returns how many were sent */
export const sendUrgentLetters = (deps: LetterDeps, stopping?: AbortSignal): Promise<number> =>
  send(deps, { stopping, isUrgent: true });

const send = (
  deps: LetterDeps,
  how: { stopping?: AbortSignal | undefined; isUrgent?: boolean },
): Promise<number> =>
  sendDueLetters(deps, {
    ...how,
    async lost(db, letterId, at) {
      const caseId = await recordLostLetter(db, letterId, at);
      const object = caseId === null ? `letter ${letterId}` : `case ${caseId}`;
      const entry = {
        actor: 'System',
        action: 'Letter did not arrive',
        object,
        detail: { letterId },
      };
      await appendAudit(db, { ...entry, at });
    },
  });
