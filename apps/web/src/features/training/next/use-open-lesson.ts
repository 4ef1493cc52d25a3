import { attempt, endpointQuery, invalidateChanges, isCallError } from '@digipals/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../shared/services.tsx';

export type OpenLesson = {
  /** Opens the next lesson. A second call while the first is pending has no effect. */
  open(lessonId: string): Promise<void>;
  opening: boolean;
};

/** Opens the lesson after a completed one (NOTSHOWN-62). Shows a message if that fails. */
export function useOpenLesson(userId: string, onDone: () => void): OpenLesson {
  const { call, popups, browser, sounds } = useServices();
  const queries = useQueryClient();
  const [opening, setOpening] = useState(false);
  const current = endpointQuery('GET users/{id}/currentLesson', { id: userId }).queryKey;
  const showError = () => {
    // Another tab or device may have opened it already.
    void invalidateChanges(queries, 'POST users/{id}/currentLesson');
    const text = browser.isOnline() ? 'error.generic' : 'error.offline';
    popups.show({ title: t => t('common.oops'), text: t => t(text), mood: 'sorry' });
  };
  const open = async (lessonId: string) => {
    const lesson = await attempt(
      call('POST users/{id}/currentLesson', { params: { id: userId }, body: { lessonId } }),
    );
    if (isCallError(lesson)) {
      showError();
      return;
    }
    sounds.effect('achievement');
    // A pending read could restore the old lesson.
    await queries.cancelQueries({ queryKey: current });
    queries.setQueryData(current, lesson);
    void invalidateChanges(queries, 'POST users/{id}/currentLesson', {
      except: ['GET users/{id}/currentLesson'],
    });
    onDone();
  };
  return {
    opening,
    open: async lessonId => {
      if (opening) return;
      setOpening(true);
      await open(lessonId);
      setOpening(false);
    },
  };
}
