import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import type { Help } from './tips.ts';

/** Asked for when the child has not written for so many ms: not with each key. */
const restMs = 800;
/** Sending waits for it no longer than this. */
const patienceMs = 2_500;
/** What is longer has no room in an address; it is read by people all the same. */
const longest = 1_500;

const nothing = (text: string): Help => ({ text, corrections: [], hints: [] });

/** Better spellings and hints for a text (MSG-12). Without an answer there are none: nothing waits for them. */
export function useHelp(text: string) {
  const { call } = useServices();
  const [help, setHelp] = useState<Help | null>(null);
  const newest = useRef('');

  const ask = useCallback(
    async (asked: string): Promise<Help> => {
      if (asked.trim() === '' || asked.length > longest) return nothing(asked);
      newest.current = asked;
      try {
        const found = await call('GET messages/suggestions', {
          query: { q: asked },
          retry: false,
        });
        const next = { ...found, text: asked };
        if (newest.current === asked) setHelp(next);
        return next;
      } catch {
        return nothing(asked);
      }
    },
    [call],
  );

  useEffect(() => {
    if (text === newest.current) return;
    const timer = setTimeout(() => void ask(text), restMs);
    return () => clearTimeout(timer);
  }, [text, ask]);

  return {
    help,
    /** What there is to say of the text as it is now. */
    look(): Promise<Help> {
      if (help?.text === text) return Promise.resolve(help);
      const late = new Promise<Help>(resolve => {
        setTimeout(() => resolve(nothing(text)), patienceMs);
      });
      return Promise.race([ask(text), late]);
    },
  };
}
