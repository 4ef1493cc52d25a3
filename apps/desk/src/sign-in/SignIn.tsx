import type { ResponseOf } from '@digipals/contract';
import { useState } from 'react';
import { CodeStep } from './CodeStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import css from './SignIn.module.css';

/** What the first step answers. */
export type Challenge = ResponseOf<'POST desk/sign-in'>;

/** Signing in: e-mail and password, then the code of the authenticator. */
export function SignIn() {
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  return (
    <main className={css['page']}>
      {challenge ? (
        <CodeStep challenge={challenge} onBack={() => setChallenge(null)} />
      ) : (
        <PasswordStep onDone={setChallenge} />
      )}
    </main>
  );
}
