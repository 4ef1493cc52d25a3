import { CallError } from '@digipals/client/call-error';
import type { Call } from '@digipals/client/client';
import type { ClassRoster } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button, CodeBoxes } from '@digipals/ui';
import { useState } from 'react';
import { Box } from './Box.tsx';
import css from './CodeStep.module.css';

/** Most codes have four characters; the contract takes 2 to 12. */
const usual = 4;
const longest = 12;
const shortest = 2;

type Props = {
  call: Call;
  first: string;
  onClass(roster: ClassRoster): void;
  /** @returns whether the refused code was the one of this device, which is forgotten */
  onUnknown(code: string): boolean;
};

type Problem = 'signin.unknownClass' | 'error.tooFast' | 'error.generic';

function problemOf(status: number): Problem {
  if (status === 429) return 'error.tooFast';
  return [404, 422].includes(status) ? 'signin.unknownClass' : 'error.generic';
}

/** Step 1: the class code, prefilled with that of the card or the last one used on this device. */
export function CodeStep({ call, first, onClass, onUnknown }: Props) {
  const t = useText();
  const [code, setCode] = useState(first);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const ready = code.length >= shortest && !busy;
  const ask = async () => {
    if (!ready) return;
    setBusy(true);
    setProblem(null);
    try {
      onClass(await call('GET sign-in/{classCode}', { params: { classCode: code } }));
    } catch (error) {
      const found = problemOf(error instanceof CallError ? error.status : 0);
      if (found === 'signin.unknownClass' && onUnknown(code)) setCode('');
      setProblem(found);
      setBusy(false);
    }
  };
  const change = (next: string) => {
    setCode(next);
    setProblem(null);
  };
  return (
    <Box title={t('signin.code')} text={t('signin.codeHint')} mood={problem ? 'think' : 'hello'}>
      <CodeBoxes
        label={t('signin.code')}
        value={code}
        length={usual}
        longest={longest}
        onChange={change}
        onDone={() => void ask()}
        {...(problem && { errorId: 'code-problem' })}
      />
      <p id="code-problem" role="alert" className={css['problem']}>
        {problem && t(problem)}
      </p>
      <Button big wide iconAfter="right" disabled={!ready} onClick={() => void ask()}>
        {t('action.next')}
      </Button>
    </Box>
  );
}
