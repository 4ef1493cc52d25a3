import { useText } from '@digipals/i18n/react';
import { buttonClass, Card, Coin } from '@digipals/ui';
import { PageHeading } from '../../../shared/page-title.tsx';
import { Link } from '../../../shared/routing/Link.tsx';
import { path } from '../../../shared/routing/paths.ts';
import css from './Rewards.module.css';

/** The rewards screen without a finished run: explains how to win (AMBIG-19). */
export function NoRewards() {
  const t = useText();
  return (
    <Card className={css['prize']}>
      <PageHeading className={css['none']}>{t('rewards.none')}</PageHeading>
      <div className={css['won']}>
        <Coin className={css['coin']} />
        <span data-lingo-credit={0}>+0</span>
      </div>
      <Link to={path('training-menu')} className={buttonClass({ big: true, wide: true })}>
        {t('rewards.toTraining')}
      </Link>
    </Card>
  );
}
