import { attempt, endpointQuery, invalidateChanges, isCallError } from '@digipals/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../shared/services.tsx';

export type StepOn = {
  /** Opens the next lesson; a second call while the first is on its way does nothing. */
  go(lessonId: string): Promise<void>;
  going: boolean;
};

/** Steps on to the lesson after a done one (NOTSHOWN-62); says so kindly when that cannot be now. */
export function useStepOn(userId: string, onDone: () => void): StepOn {
  const { call, popups, browser, sounds } = useServices();
  const queries = useQueryClient();
  const [going, setGoing] = useState(false);
  const current = endpointQuery('GET users/{id}/currentLesson', { id: userId }).queryKey;
  const refused = () => {
    // Another tab or device may have gone on already.
    void invalidateChanges(queries, 'POST users/{id}/currentLesson');
    const text = browser.isOnline() ? 'error.generic' : 'error.offline';
    popups.show({ title: t => t('common.oops'), text: t => t(text), mood: 'sorry' });
  };
  const step = async (lessonId: string) => {
    const lesson = await attempt(
      call('POST users/{id}/currentLesson', { params: { id: userId }, body: { lessonId } }),
    );
    if (isCallError(lesson)) {
      refused();
      return;
    }
    sounds.effect('achievement');
    queries.setQueryData(current, lesson);
    void invalidateChanges(queries, 'POST users/{id}/currentLesson', {
      except: ['GET users/{id}/currentLesson'],
    });
    onDone();
  };
  return {
    going,
    go: async lessonId => {
      if (going) return;
      setGoing(true);
      await step(lessonId);
      setGoing(false);
    },
  };
}
