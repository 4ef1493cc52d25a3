/** Whether things should move less: the child chose so (SETTINGS-09), or its device asks for it. */
export const isCalm = (): boolean =>
  /\bcalm\b/.test(document.documentElement.dataset['settings'] ?? '') ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;
