import type { Card, EndpointKey } from '@digipals/contract';
import type { AppDeps } from '../../deps.ts';
import {
  claim,
  createToldReader,
  decide,
  hold,
  judgeSignal,
  pause,
  readAgreement,
  readHeld,
  readHistory,
  readQueue,
  recordCardOpened,
  recordOpenedAgain,
  release,
  renewLease,
  requireAtWork,
  sayKnown,
  undo,
} from '../../domains/review/index.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { withFrame } from '../../use-cases/frame-on-card.ts';
import { recordTextRead } from '../../use-cases/record-text-read.ts';
import { translateText } from '../../use-cases/translate-text.ts';
import type { Call, HandlersOf } from '../call.ts';

type ReviewCall =
  | 'GET desk/queue'
  | 'POST desk/claims'
  | 'PUT desk/claims/{submissionId}'
  | 'POST desk/claims/{submissionId}/release'
  | 'POST desk/claims/{submissionId}/hold'
  | 'POST desk/claims/{submissionId}/decision'
  | 'POST desk/claims/{submissionId}/known'
  | 'DELETE desk/decisions/{decisionId}'
  | 'POST desk/claims/{submissionId}/wrong-signal'
  | 'POST desk/claims/{submissionId}/opened'
  | 'POST desk/claims/{submissionId}/translation'
  | 'GET desk/held'
  | 'POST desk/pause'
  | 'GET desk/agreement'
  | 'GET desk/history'
  | 'POST desk/decisions/{decisionId}/opened'
  | 'GET messages/waitingTime';

const ID_BYTES = 12;

/** Why an undone decision gives no card. */
const gone = {
  withdrawn: 'The child took it back.',
  severe: 'It is severe now: two adults decide.',
} as const;

type LeaseCall = Extract<EndpointKey, `${string}desk/claims/{submissionId}${string}`>;

/** The lease that the adult claims to hold. */
const claimed = ({ params, body, staff }: Pick<Call<LeaseCall>, 'params' | 'body' | 'staff'>) => ({
  submissionId: params.submissionId,
  staffId: staff.staffId,
  rev: body.rev,
  fence: body.fence,
});

const recordRead = (
  { submissionId }: Pick<Card, 'submissionId'>,
  { db, staff, now }: Pick<Call<'POST desk/claims'>, 'db' | 'staff' | 'now'>,
): Promise<void> => recordTextRead(db, { submissionId, actor: staff.name, at: new Date(now) });

export const reviewHandlers = ({
  config,
  content,
  random,
  translator,
}: Pick<AppDeps, 'config' | 'content' | 'random' | 'translator'>): HandlersOf<ReviewCall> => {
  const readToldTime = createToldReader(config.keepToldMs);
  return {
    'GET desk/queue': async ({ db, staff, now }) => ({
      ...(await readQueue(db, staff, now)),
      canTranslate: translator !== null,
    }),

    'POST desk/claims': async ({ db, staff, body, now }) => {
      await requireAtWork(db, staff.sessionHash);
      const card = await claim(db, staff, body, now);
      if (!card) return { card };
      await recordRead(card, { db, staff, now });
      return { card: await withFrame(db, content, card) };
    },

    'PUT desk/claims/{submissionId}': async call => ({
      expiresAt: (await renewLease(call.db, claimed(call), call.now)).toISOString(),
    }),

    'POST desk/claims/{submissionId}/release': async call => {
      await release(call.db, claimed(call), call.body.skip, call.now);
      return {};
    },

    'POST desk/claims/{submissionId}/hold': async call => {
      await hold(call.db, call.staff, claimed(call), call.body.note, call.now);
      return {};
    },

    'POST desk/claims/{submissionId}/decision': async call => {
      const { db, staff, body, now } = call;
      const newId = () => random(ID_BYTES).toString('base64url');
      const made = await decide(db, staff, claimed(call), body, {
        now,
        undoMs: config.undoMs,
        newId,
      });
      return { decisionId: made.decisionId, undoUntil: made.undoUntil.toISOString() };
    },

    'POST desk/claims/{submissionId}/known': async call => {
      await sayKnown(call.db, call.staff, claimed(call), call.now);
      return {};
    },

    'DELETE desk/decisions/{decisionId}': async ({ db, staff, params, now }) => {
      const undone = await undo(db, staff, params.decisionId, now);
      if (typeof undone === 'string') return new ApiError('too_late', { message: gone[undone] });
      await recordRead(undone, { db, staff, now });
      return { card: await withFrame(db, content, undone) };
    },

    'POST desk/claims/{submissionId}/wrong-signal': async call => {
      await judgeSignal(call.db, claimed(call), call.body, call.now);
      return {};
    },

    'POST desk/claims/{submissionId}/opened': async call => ({
      openedToday: await recordCardOpened(call.db, call.staff, claimed(call), call.now),
    }),

    'POST desk/claims/{submissionId}/translation': {
      prepare: call =>
        translateText({ translator }, call.db, {
          claimed: claimed(call),
          name: call.staff.name,
          now: call.now,
        }),
    },

    'GET desk/held': ({ db, staff, now }) => readHeld(db, staff.staffId, now),

    'POST desk/pause': async ({ db, staff, body }) => {
      await pause(db, staff, body.isPaused);
      return {};
    },

    'GET desk/agreement': ({ db }) => readAgreement(db),

    'GET desk/history': ({ db, staff, query, now }) => readHistory(db, staff, query, now),

    'POST desk/decisions/{decisionId}/opened': async ({ db, staff, params, now }) => ({
      openedToday: await recordOpenedAgain(db, staff, params.decisionId, now),
    }),

    'GET messages/waitingTime': ({ db, now }) => readToldTime(db, now),
  };
};
