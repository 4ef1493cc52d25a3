import { VisuallyHidden } from '@digipals/ui';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce | undefined>(undefined);

/** The live region of a question: politely announces changes of its parts (A11Y-01). */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const announce = useCallback<Announce>(
    text => setSaid(last => ({ text, turn: last.turn + 1 })),
    [],
  );
  // A new element each time, so that the same text is read again.
  return (
    <AnnounceContext value={announce}>
      {children}
      <div role="status">
        <VisuallyHidden key={said.turn}>{said.text}</VisuallyHidden>
      </div>
    </AnnounceContext>
  );
}

/** Announces a text through the nearest Announcer. Throws without one, since silence would go unnoticed. */
export function useAnnounce(): Announce {
  const announce = use(AnnounceContext);
  if (!announce) throw new Error('An Announcer is missing above this part');
  return announce;
}
