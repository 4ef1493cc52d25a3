import { useText } from '@digipals/i18n/react';
import { Card, Domino } from '@digipals/ui';
import { ListenButton } from '../../../shared/speech.tsx';
import css from './PaywallCard.module.css';

/** Shown instead of the games to a child without the premium licence (ROLE-04). */
export function PaywallCard() {
  const t = useText();
  const text = t('error.noGameAccess');
  return (
    <Card className={css['card']}>
      <Domino mood="think" className={css['dog']} />
      <div>
        <h2>{t('nav.training')}</h2>
        <p className="read">{text}</p>
      </div>
      <ListenButton text={text} />
    </Card>
  );
}
