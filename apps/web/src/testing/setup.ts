import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import './async-utils.ts';
import { FakeAudio } from './fake-audio.ts';

/** Test files share a worker, so each test must clean up the page. */
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // Tests of the service worker have no document.
  if (typeof document === 'undefined') return;
  cleanup();
  FakeAudio.all = [];
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('style');
});
