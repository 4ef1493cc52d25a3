import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { FakeAudio } from './fake-audio.ts';

/** Files share a worker, so that each test leaves the page as it found it. */
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // The worker's tests have no page.
  if (typeof document === 'undefined') return;
  cleanup();
  FakeAudio.all = [];
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('style');
});
