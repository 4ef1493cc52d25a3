import { useText } from '@digipals/i18n/react';
import { WhoQuestion } from './WhoQuestion.tsx';

type Props = {
  /** Names of the signed-in child and of the one whose ticket was opened. */
  from: string;
  to: string;
  choose(swap: boolean): void;
};

/** Asks which of two children goes on (SHARED-10). */
export function SwapQuestion({ from, to, choose }: Props) {
  const t = useText();
  return (
    <WhoQuestion
      mood="think"
      title={t('leaving.swap', { username: to })}
      text={t('leaving.swapHint', { username: from })}
      yes={t('leaving.swapYes', { username: to })}
      no={t('leaving.swapNo', { username: from })}
      onYes={() => choose(true)}
      onNo={() => choose(false)}
    />
  );
}
