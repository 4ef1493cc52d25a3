import type { EndpointKey } from '@digipals/contract';
import { readDeskReplies } from '../../domains/mail/index.ts';
import {
  dealWithLetter,
  endReply,
  putReplyIntoCase,
  reopenReply,
} from '../../use-cases/deal-with-replies.ts';
import type { HandlersOf } from '../call.ts';
import { actorOf } from '../desk-call.ts';

type Key = Extract<
  EndpointKey,
  `${string} desk/replies${string}` | `${string} desk/letters/${string}`
>;

export const repliesHandlers: HandlersOf<Key> = {
  'GET desk/replies': ({ db, staff, now }) => readDeskReplies(db, staff, new Date(now)),

  'POST desk/replies/{replyId}/case': call => {
    const caseId = Number(call.body.caseId);
    return putReplyIntoCase(call.db, { ...call.params, caseId }, actorOf(call));
  },

  'POST desk/replies/{replyId}/no-answer': call =>
    endReply(call.db, call.params.replyId, actorOf(call)),

  'DELETE desk/replies/{replyId}/no-answer': async call => {
    await reopenReply(call.db, call.params.replyId, actorOf(call));
    return {};
  },

  'POST desk/letters/{letterId}/dealt-with': call =>
    dealWithLetter(call.db, call.params.letterId, actorOf(call)),
};
