import type { FromWorker, SaveState, ToWorker } from '../worker/messages.ts';

type Request = Exclude<ToWorker, { type: 'keep' | 'takeOver' }>;

/** A service worker in memory: records the messages of pages, replies and posts messages to pages. */
export function fakeWorker({ state = 'none' as SaveState, activities = [] as string[] } = {}) {
  const received: Request[] = [];
  const now = { state, activities };
  const answerTo = (message: Request): unknown => {
    if (message.type === 'listActivities')
      return now.activities.map(id => `${window.location.origin}/api/activities/${id}?language=gb`);
    const lessonId = 'lesson' in message ? message.lesson.lessonId : message.lessonId;
    return { type: 'lesson', lessonId, state: now.state, bytes: 400_000 };
  };
  const active = {
    postMessage(message: ToWorker, [port]: MessagePort[] = []) {
      if (message.type === 'keep' || message.type === 'takeOver') return;
      received.push(message);
      port?.postMessage(answerTo(message));
    },
  };
  const ready = Promise.resolve({ active });
  const container = Object.assign(new EventTarget(), { ready, getRegistration: () => ready });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return {
    now,
    /** Types of the messages received so far, in order. */
    orders: () => received.map(({ type }) => type),
    received,
    tell: (data: FromWorker) => container.dispatchEvent(new MessageEvent('message', { data })),
    remove: () => Reflect.deleteProperty(navigator, 'serviceWorker'),
  };
}
