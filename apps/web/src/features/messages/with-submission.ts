import type { Conversation, Submission } from '@digipals/contract';
import type { QueryClient } from '@tanstack/react-query';

/** Shows what was just sent in its conversation, before the server is asked again (MSG-15). */
export function withSubmission(queries: QueryClient, id: string, submission: Submission): void {
  queries.setQueryData<Conversation>(
    ['conversation', id],
    known =>
      known && {
        ...known,
        submissions: [
          ...known.submissions.filter(
            ({ submissionId }) => submissionId !== submission.submissionId,
          ),
          submission,
        ],
      },
  );
}
