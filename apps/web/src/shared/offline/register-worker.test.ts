import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerWorker } from './register-worker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const timers = {
  setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
  clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
};

/** A page with a worker; a new version of it may be waiting. */
function setUp(pathname: string) {
  const waiting = { postMessage: vi.fn<(message: unknown) => void>() };
  const registration: { waiting: typeof waiting | null } = { waiting: null };
  const register = vi.fn<(url: string) => Promise<typeof registration>>(async () => registration);
  const serviceWorker = Object.assign(new EventTarget(), { register });
  const navigation = new EventTarget();
  const location = { pathname, reload: vi.fn<() => void>() };
  const page = Object.assign(new EventTarget(), {
    ...timers,
    navigator: { serviceWorker },
    navigation,
    location,
  }) as unknown as Window;
  return {
    page,
    waiting,
    location,
    register,
    newVersion() {
      registration.waiting = waiting;
    },
    tookOver() {
      registration.waiting = null;
    },
    go(to: string) {
      location.pathname = to;
      navigation.dispatchEvent(new Event('currententrychange'));
    },
    activates: () => serviceWorker.dispatchEvent(new Event('controllerchange')),
  };
}

test('activates a new version when the child leaves the activities, not before', async () => {
  const { page, waiting, newVersion, go } = setUp('/activity/a');
  await registerWorker(page);
  newVersion();
  go('/activity/b');
  go('/activity/b/rewards');
  expect(waiting.postMessage).not.toHaveBeenCalled();
  go('/training-menu');
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'takeOver' });
});

test('asks again while a new version waits, as long as the child plays no activity', async () => {
  const { page, waiting, newVersion, tookOver, go } = setUp('/profile');
  await registerWorker(page);
  newVersion();
  go('/training-menu');
  vi.advanceTimersByTime(20_000);
  expect(waiting.postMessage).toHaveBeenCalledTimes(3);
  go('/activity/a');
  vi.advanceTimersByTime(60_000);
  expect(waiting.postMessage).toHaveBeenCalledTimes(3);
  go('/training-menu');
  expect(waiting.postMessage).toHaveBeenCalledTimes(4);
  tookOver();
  vi.advanceTimersByTime(60_000);
  expect(waiting.postMessage).toHaveBeenCalledTimes(4);
});

test.each(['pointerdown', 'keydown'])(
  'does not ask again after a %s, until the child moves on',
  async touch => {
    const { page, waiting, newVersion, go } = setUp('/profile');
    await registerWorker(page);
    newVersion();
    go('/training-menu');
    page.dispatchEvent(new Event(touch));
    vi.advanceTimersByTime(60_000);
    expect(waiting.postMessage).toHaveBeenCalledTimes(1);
    go('/profile');
    expect(waiting.postMessage).toHaveBeenCalledTimes(2);
  },
);

test('reloads for a version that the page activated, but never within an activity', async () => {
  const { page, location, newVersion, go, activates } = setUp('/profile');
  await registerWorker(page);
  activates();
  expect(location.reload).not.toHaveBeenCalled();
  newVersion();
  go('/training-menu');
  go('/activity/a');
  activates();
  expect(location.reload).not.toHaveBeenCalled();
  go('/profile');
  activates();
  expect(location.reload).toHaveBeenCalledTimes(1);
});

test('does nothing without a worker, as in a private window', async () => {
  const { page, register } = setUp('/profile');
  register.mockRejectedValue(new DOMException('forbidden', 'SecurityError'));
  await expect(registerWorker(page)).resolves.toBeUndefined();
  await expect(registerWorker({ navigator: {} } as Window)).resolves.toBeUndefined();
});

test('without the Navigation API, a click that changes the page counts', async () => {
  const { page, waiting, newVersion, location } = setUp('/profile');
  const bare = Object.assign(new EventTarget(), {
    ...timers,
    navigator: page.navigator,
    location,
  });
  await registerWorker(bare as unknown as Window);
  newVersion();
  const press = (to: string) => {
    bare.dispatchEvent(new Event('click'));
    location.pathname = to;
    vi.advanceTimersByTime(1);
  };
  press('/profile');
  press('/activity/a');
  expect(waiting.postMessage).not.toHaveBeenCalled();
  press('/training-menu');
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'takeOver' });
});
