import { Button, KeyCap } from '@digipals/ui/grown-ups';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Where the bar of keys is, below the card: panels put their buttons into it. */
export const barId = 'keys-bar';

/** The buttons of a panel, in the bar that never moves. */
export function PanelBar({ onCancel, children }: { onCancel(): void; children: ReactNode }) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useEffect(() => setBar(document.getElementById(barId)), []);
  return (
    bar &&
    createPortal(
      <>
        {children}
        <Button variant="ghost" onClick={onCancel}>
          Cancel <KeyCap>Esc</KeyCap>
        </Button>
      </>,
      bar,
    )
  );
}
