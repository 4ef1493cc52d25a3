import { useText } from '@digipals/i18n/react';
import { Button, Domino } from '@digipals/ui';
import type { ReactNode } from 'react';
import { PageHeading, usePageTitle } from '../../shared/page-title.tsx';
import { useHistory } from '../../shared/routing/history.ts';
import { path } from '../../shared/routing/paths.ts';
import { EasyCard } from './EasyCard.tsx';
import { EnglishCard } from './EnglishCard.tsx';
import { HelpLanguageCard } from './HelpLanguageCard.tsx';
import { useSettings } from './keep/use-settings.ts';
import { SeenCard } from './SeenCard.tsx';
import css from './SettingsCards.module.css';
import { SoundCard } from './SoundCard.tsx';
import { WishCard } from './WishCard.tsx';

type Props = {
  userId: string;
  /** Cards of other nouns. */
  children: ReactNode;
};

/** All that a child can choose about the app, on one page (ROUTE-29). */
export function SettingsCards({ userId, children }: Props) {
  const t = useText();
  usePageTitle(t('menu.settings'));
  const own = useSettings(userId);
  return (
    <div className={css['page']}>
      <PageHeading className={css['heading']}>{t('menu.settings')}</PageHeading>
      <EnglishCard userId={userId} />
      <HelpLanguageCard userId={userId} />
      <SoundCard userId={userId} {...own} />
      <EasyCard {...own} />
      <SeenCard userId={userId} />
      <WishCard userId={userId} />
      {children}
      <Steps />
    </div>
  );
}

/** The way back to the first steps. */
function Steps() {
  const t = useText();
  const history = useHistory();
  return (
    <section className={css['steps']}>
      <Domino mood="hello" className={css['dog']} />
      <h2>{t('settings.steps.title')}</h2>
      <Button variant="quiet" wide onClick={() => history.push(path('onboarding'))}>
        {t('settings.steps.start')}
      </Button>
    </section>
  );
}
