import { useState } from 'react';
import { type Challenge, CodeStep } from './CodeStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import css from './SignIn.module.css';

/** Sign-in: e-mail and password, then a code from an authenticator app. */
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
