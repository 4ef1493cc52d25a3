import { Button } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { Question } from './Question.tsx';

type Props = {
  /** The words of the button. */
  yes: string;
  about: string;
  disabled: boolean;
  /** Whether a question comes before the act. */
  asks?: boolean;
  onYes(): void;
};

/** A button in a dialog, with an explanation above it. The dialog shows errors. */
export function Act({ yes, about, disabled, asks = true, onYes }: Props) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <p>{about}</p>
      <div>
        <Button disabled={disabled} onClick={asks ? () => setAsked(true) : onYes}>
          {yes}
        </Button>
      </div>
      {isAsked && (
        <Question
          {...{ yes, about }}
          onYes={() => {
            setAsked(false);
            onYes();
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
