import { Button, KeyCap } from '@digipals/ui/grown-ups';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** The id of the element in the bar that panels render their buttons into. */
export const barId = 'keys-bar';

/** The buttons of a panel, rendered into the bar below the card. */
export function PanelBar({ onCancel, children }: { onCancel?(): void; children: ReactNode }) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useEffect(() => setBar(document.getElementById(barId)), []);
  return (
    bar &&
    createPortal(
      <>
        {children}
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            Cancel <KeyCap>Esc</KeyCap>
          </Button>
        )}
      </>,
      bar,
    )
  );
}
