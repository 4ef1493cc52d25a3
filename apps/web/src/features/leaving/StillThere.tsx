import { useText } from '@digipals/i18n/react';
import { WhoQuestion } from './WhoQuestion.tsx';

type Props = { username: string; onStay(): void; onLeave(): void };

/** Asks whether the child is still there (SHARED-05). */
export function StillThere({ username, onStay, onLeave }: Props) {
  const t = useText();
  return (
    <WhoQuestion
      mood="hello"
      title={t('leaving.still', { username })}
      text={t('leaving.stillHint')}
      yes={t('leaving.stillYes')}
      no={t('leaving.stillNo')}
      onYes={onStay}
      onNo={onLeave}
    />
  );
}
