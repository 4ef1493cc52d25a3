import { type WishKind, wishKinds } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { Button, Card } from '@digipals/ui';
import { useOwnGrownUps, useWishes } from './use-wishes.ts';
import css from './WishCard.module.css';

const texts = { data: 'settings.wish.data', erasure: 'settings.wish.erasure' } as const;

/** The child asks its grown-ups for its data, or to be deleted, with one tap each (RIGHTS-24). */
export function WishCard({ userId }: { userId: string }) {
  const t = useText();
  const known = useOwnGrownUps(userId);
  const { isSending, make } = useWishes(userId);
  if (!known) return null;
  const stateOf = (kind: WishKind) => {
    const made = known.wishes.find(one => one.kind === kind);
    if (!made) return null;
    return made.answeredAt === null ? 'settings.wish.asked' : 'settings.wish.answered';
  };
  return (
    <Card title={t('settings.wish.title')}>
      <div className={css['list']}>
        {wishKinds.map(kind => {
          const state = stateOf(kind);
          return (
            <div key={kind} className={css['wish']}>
              <Button
                variant="quiet"
                wide
                disabled={isSending || state === 'settings.wish.asked'}
                onClick={() => void make(kind)}
              >
                {t(texts[kind])}
              </Button>
              {state && <p role="status">{t(state)}</p>}
            </div>
          );
        })}
      </div>
    </Card>
  );
}
