import { messages } from '@digipals/contract/constants';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { lengthOf } from './edits.ts';
import type { CheckedText } from './tips.ts';

/** Time without typing before suggestions are requested. */
const debounceMs = 800;
/** How long sending waits for suggestions. */
const timeoutMs = 2_500;

/** The server gives no suggestions for a text that cannot be sent or does not fit in a query. */
const isTooLong = (text: string): boolean =>
  text.length > messages.maxAskedUnits || lengthOf(text) > messages.maxLength;

const noFindings = (text: string): CheckedText => ({ text, corrections: [], hints: [] });

/** Spelling suggestions and hints for a text (MSG-12). None if the request fails. */
export function useSuggestions(text: string) {
  const { call } = useServices();
  const [checked, setChecked] = useState<CheckedText | null>(null);
  const newest = useRef('');

  const ask = useCallback(
    async (asked: string): Promise<CheckedText> => {
      if (asked.trim() === '' || isTooLong(asked)) return noFindings(asked);
      newest.current = asked;
      try {
        const found = await call('GET messages/suggestions', {
          query: { q: asked },
          retry: false,
        });
        const next = { ...found, text: asked };
        if (newest.current === asked) setChecked(next);
        return next;
      } catch {
        return noFindings(asked);
      }
    },
    [call],
  );

  useEffect(() => {
    if (text === newest.current) return;
    const timer = setTimeout(() => void ask(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text, ask]);

  return {
    checked,
    /** The findings for the current text; none after the timeout. */
    check(): Promise<CheckedText> {
      if (checked?.text === text) return Promise.resolve(checked);
      const timeout = new Promise<CheckedText>(resolve => {
        setTimeout(() => resolve(noFindings(text)), timeoutMs);
      });
      return Promise.race([ask(text), timeout]);
    },
  };
}
