import type { CurrentLesson } from '@digipals/contract';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { markCelebrated, wasCelebrated } from './celebrated.ts';
import type { OpenLesson } from './use-open-lesson.ts';

/** The end of a lesson, and the ways out of it. */
export type LessonMoment = {
  lesson: CurrentLesson;
  /** Opens the next lesson, if there is one. */
  onNext(): void;
  /** Shows the path of the completed lesson. */
  onClose(): void;
};

type Props = {
  /** The current lesson; celebrated once it is completed. */
  lesson: CurrentLesson;
  userId: string;
  openLesson: OpenLesson;
  /** Draws the celebration. */
  celebrate(moment: LessonMoment): ReactNode;
  /** The path of the lesson. */
  children: ReactNode;
};

/** Celebrates a completed lesson once, instead of its path (NOTSHOWN-62). */
export function LessonEnd({ lesson, userId, openLesson, celebrate, children }: Props) {
  const { storage } = useServices();
  const { lessonId, nextLesson, unlockLesson } = lesson;
  const [moment, setMoment] = useState({ lessonId: '', open: false });
  if (unlockLesson && moment.lessonId !== lessonId)
    setMoment({ lessonId, open: !wasCelebrated(storage, userId, lessonId) });
  const open = unlockLesson && moment.lessonId === lessonId && moment.open;
  const wasOpen = useRef(open);
  useEffect(() => {
    if (open) markCelebrated(storage, userId, lessonId);
    // The path is back.
    else if (wasOpen.current) document.querySelector('h1')?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open, storage, userId, lessonId]);
  const close = useCallback(() => setMoment(before => ({ ...before, open: false })), []);
  if (!open) return children;
  const next = () => {
    close();
    if (nextLesson) void openLesson.open(nextLesson.lessonId);
  };
  return celebrate({ lesson, onNext: next, onClose: close });
}
