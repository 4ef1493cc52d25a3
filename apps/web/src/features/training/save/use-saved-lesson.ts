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

/** Polling interval in ms while the worker saves, because it may stop at any time. */
const pollMs = 10_000;

export type SavedLesson = { state: SaveState; bytes: number; save(): void; remove(): void };

/**
 * The saved state of a lesson; null until the worker has answered. Resumes an interrupted save when the
 * lesson is shown again with a connection.
 */
export function useSavedLesson(lesson: LessonToSave): SavedLesson | null {
  const { storage, browser } = useServices();
  const [found, setFound] = useState<LessonState | null>(null);
  const { lessonId } = lesson;
  const latest = useRef(lesson);
  latest.current = lesson;

  /** Sends a message with the child's headers to the worker. Sends nothing after sign-out. */
  const send = useCallback(
    (make: (headers: Record<string, string>) => ToWorker) => {
      const headers = childHeaders(storage);
      if (headers) void tellWorker(make(headers));
    },
    [storage],
  );
  const save = useCallback(() => {
    // Persistent storage is not evicted when the device runs out of space.
    void navigator.storage?.persist?.().catch(() => undefined);
    send(headers => ({ type: 'saveLesson', lesson: latest.current, headers }));
  }, [send]);
  const remove = useCallback(
    () => send(headers => ({ type: 'removeLesson', lessonId, headers })),
    [send, lessonId],
  );

  const refresh = useCallback(async () => {
    const headers = childHeaders(storage);
    if (!headers) return;
    const asked = latest.current;
    const answer = await askWorker<LessonState>({ type: 'lookAtLesson', lesson: asked, headers });
    if (asked.lessonId !== latest.current.lessonId) return;
    setFound(answer);
    if (answer.state === 'partly' && browser.isOnline()) save();
  }, [storage, browser, save]);

  // A test that was unlocked since and new clothes of Domino are part of the lesson as well.
  const wanted = [...lesson.urls, ...lesson.files].join(' ');
  useEffect(() => {
    if (wanted) void refresh();
  }, [refresh, wanted]);

  const saving = found?.state === 'saving';
  useEffect(() => {
    if (!saving) return;
    const timer = setInterval(() => void refresh(), pollMs);
    return () => clearInterval(timer);
  }, [refresh, saving]);

  useEffect(() => {
    const listen = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'lesson' && data.lessonId === lessonId) setFound(data);
    };
    navigator.serviceWorker?.addEventListener('message', listen);
    return () => navigator.serviceWorker?.removeEventListener('message', listen);
  }, [lessonId]);

  return found && { state: found.state, bytes: found.bytes, save, remove };
}
