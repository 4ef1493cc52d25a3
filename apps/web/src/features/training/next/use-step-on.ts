import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../../shared/api/call-error.ts';
import { useServices } from '../../../shared/services.tsx';
import { currentLessonQuery, lessonArchiveQuery } from '../training-query.ts';

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
  const current = currentLessonQuery(call, userId).queryKey;
  const archive = lessonArchiveQuery(call, userId).queryKey;
  const refused = () => {
    // Another tab or device may have gone on already.
    void queries.invalidateQueries({ queryKey: current });
    const text = browser.isOnline() ? 'error.generic' : 'error.offline';
    popups.show({ title: t => t('common.oops'), text: t => t(text), mood: 'sorry' });
  };
  const step = async (lessonId: string) => {
    const lesson = await call('POST users/{id}/currentLesson', {
      params: { id: userId },
      body: { lessonId },
    });
    if (lesson instanceof CallError) {
      refused();
      return;
    }
    sounds.effect('achievement');
    queries.setQueryData(current, lesson);
    void queries.invalidateQueries({ queryKey: archive });
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
