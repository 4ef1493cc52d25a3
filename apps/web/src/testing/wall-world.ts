import type { Submission, Wall } from '@digipals/contract';
import { failure, type Handlers } from './fake-server.ts';
import { makeSubmission, makeWall } from './makers.ts';

type Around = {
  me: string;
  /** The relation to a child. */
  relation(id: string): 'friends' | 'asked' | 'other' | 'unknown';
};

/** Walls and statuses, empty at first; sent texts are in review. */
export function makeWallWorld({ me, relation }: Around): Handlers {
  const sent = new Map<string, Submission[]>();
  const wallOf = (id: string): Wall => makeWall({ submissions: sent.get(id) ?? [] });
  return {
    'GET messages/statuses/{id}': ({ params: { id } }) => {
      if (id === me || relation(id) === 'friends' || relation(id) === 'asked') return wallOf(id);
      return failure(relation(id) === 'unknown' ? 'not_found' : 'forbidden');
    },
    'POST messages/statuses': ({ body: { message, toUserId, submissionId } }) => {
      const of = toUserId ?? me;
      const before = sent.get(of) ?? [];
      const submission = makeSubmission({
        submissionId: submissionId ?? `s-${before.length + 1}`,
        kind: toUserId === undefined ? 'status' : 'post',
        toUserId: of,
        text: message,
      });
      sent.set(of, [submission, ...before.filter(one => one.submissionId !== submissionId)]);
      return { submission, conversationId: null };
    },
    'DELETE submissions/{submissionId}': ({ params: { submissionId } }) => ({ submissionId }),
    'POST reportButton': () => ({ reportId: 'r-1' }),
  };
}
