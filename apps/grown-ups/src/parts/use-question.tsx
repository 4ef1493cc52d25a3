import { Button } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { Question } from './Question.tsx';

type Asked = { yes: string; about: string; onYes(): void };

/** A question, to be placed beside an open dialog: Escape would close the dialog around it, too. */
export function useQuestion() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const question = asked && (
    <Question
      {...asked}
      onYes={() => {
        close();
        asked.onYes();
      }}
      onClose={close}
    />
  );
  return { ask: setAsked, question };
}

type ActProps = Asked & {
  disabled: boolean;
  /** Of `useQuestion`; without it the act follows at once. */
  ask: ((asked: Asked) => void) | null;
};

/** A button with what it does above it. */
export const Act = ({ yes, about, disabled, ask, onYes }: ActProps) => (
  <>
    <p>{about}</p>
    <div>
      <Button disabled={disabled} onClick={() => (ask ? ask({ yes, about, onYes }) : onYes())}>
        {yes}
      </Button>
    </div>
  </>
);
