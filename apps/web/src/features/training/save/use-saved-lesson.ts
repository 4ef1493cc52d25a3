import { useCallback, useEffect, useRef, useState } from 'react';
import { askWorker, childHeaders, tellWorker } from '../../../shared/offline/keep/worker-calls.ts';
import { useServices } from '../../../shared/services.tsx';
import type {
  FromWorker,
  LessonState,
  LessonToSave,
  SaveState,
  ToWorker,
} from '../../../worker/messages.ts';

/** A worker may end at any time; how often it is looked whether it still saves, in ms. */
const lookEveryMs = 10_000;

export type SavedLesson = { state: SaveState; bytes: number; save(): void; remove(): void };

/**
 * A lesson on this device; null until the worker has told. What was broken off goes on by itself as
 * soon as the lesson is seen again with a connection.
 */
export function useSavedLesson(lesson: LessonToSave): SavedLesson | null {
  const { storage, browser } = useServices();
  const [told, setTold] = useState<LessonState | null>(null);
  const { lessonId } = lesson;
  const latest = useRef(lesson);
  latest.current = lesson;

  /** Sends what is made of the child's headers; a child that left sends nothing. */
  const order = useCallback(
    (make: (headers: Record<string, string>) => ToWorker) => {
      const headers = childHeaders(storage);
      if (headers) void tellWorker(make(headers));
    },
    [storage],
  );
  const save = useCallback(() => {
    // A browser that agrees keeps what is saved even when the device gets full.
    void navigator.storage?.persist?.().catch(() => undefined);
    order(headers => ({ type: 'saveLesson', lesson: latest.current, headers }));
  }, [order]);
  const remove = useCallback(
    () => order(headers => ({ type: 'removeLesson', lessonId, headers })),
    [order, lessonId],
  );

  const look = useCallback(async () => {
    const headers = childHeaders(storage);
    if (!headers) return;
    const asked = latest.current;
    const found = await askWorker<LessonState>({ type: 'lookAtLesson', lesson: asked, headers });
    if (asked.lessonId !== latest.current.lessonId) return;
    setTold(found);
    if (found.state === 'partly' && browser.isOnline()) save();
  }, [storage, browser, save]);

  // A test that has opened since belongs to the lesson as well.
  const wanted = lesson.urls.join(' ');
  useEffect(() => {
    if (wanted) void look();
  }, [look, wanted]);

  const saving = told?.state === 'saving';
  useEffect(() => {
    if (!saving) return;
    const timer = setInterval(() => void look(), lookEveryMs);
    return () => clearInterval(timer);
  }, [look, saving]);

  useEffect(() => {
    const listen = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'lesson' && data.lessonId === lessonId) setTold(data);
    };
    navigator.serviceWorker?.addEventListener('message', listen);
    return () => navigator.serviceWorker?.removeEventListener('message', listen);
  }, [lessonId]);

  return told && { state: told.state, bytes: told.bytes, save, remove };
}
