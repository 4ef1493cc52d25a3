import { attempt, type CallError, isCallError } from '@digipals/client';
import type { BodyOf, OwnMeasure } from '@digipals/contract';
import type { MessageKey } from '@digipals/i18n';
import { useMemo } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { measuresQuery } from '../query/measures-query.ts';

/** What a child says to a measure. */
export type Saying = BodyOf<'POST users/{id}/measures/{measureId}/objection'>;
/** Objects to a measure, or adds to the objection. @returns what went wrong; null if it was sent */
export type Say = (measureId: string, saying: Saying) => Promise<CallError | null>;

/** The words of an objection, kept on the device until they are sent; writing an empty text deletes them. */
export type Words = { read(): string | null; write(text: string): void };

export type MeasurePageProps = {
  measure: OwnMeasure;
  say: Say;
  words: Words;
  /** The child has seen it and goes on. */
  onDone(): void;
};

/** Whether the child has unsent words for an objection that is still open. */
export const isWriting = ({ isOver, objection }: OwnMeasure, words: Words): boolean =>
  !isOver && objection?.answer === null && words.read() !== null;

/** The message for a failed call. */
export const problemOf = ({ code }: CallError): MessageKey =>
  code === 'offline' || code === 'network' ? 'error.offline' : 'error.generic';

/** Tells the server that the child has seen a measure, or objects to it. */
export function useMeasureCalls(userId: string): { say: Say; see(measure: OwnMeasure): void } {
  const { call, queries } = useServices();
  return useMemo(() => {
    const { queryKey } = measuresQuery(userId);
    return {
      say: async (measureId, body) => {
        const params = { id: userId, measureId };
        const key = 'POST users/{id}/measures/{measureId}/objection';
        const answer = await attempt(call(key, { params, body }));
        if (!isCallError(answer)) {
          queries.setQueryData(queryKey, answer);
          return null;
        }
        // The measure has ended meanwhile, or its objection is answered: the child sees that instead.
        if (answer.code === 'too_late') void queries.invalidateQueries({ queryKey });
        return answer;
      },
      see: ({ measureId, isOver, objection }) => {
        const params = { id: userId, measureId };
        const body = { isOver, answer: objection?.answer ?? null };
        const seen = attempt(call('PUT users/{id}/measures/{measureId}', { params, body }));
        void seen.then(answer => {
          if (!isCallError(answer)) queries.setQueryData(queryKey, answer);
        });
      },
    };
  }, [call, queries, userId]);
}
