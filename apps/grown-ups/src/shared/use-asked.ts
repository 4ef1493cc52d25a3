import { useState } from 'react';

/**
 * What an open question is about; null without one. `ask` opens it, or closes it with null. Both forget the problem of
 * an earlier try.
 */
export function useAsked<T>(setProblem: (problem: null) => void) {
  const [asked, setAsked] = useState<T | null>(null);
  const ask = (about: T | null) => {
    setProblem(null);
    setAsked(about);
  };
  return { asked, ask };
}
