import { useText } from '@digipals/i18n/react';
import { Button, Card, Domino } from '@digipals/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { path } from '../../shared/routing/paths.ts';
import { useServices } from '../../shared/services.tsx';
import { ListenButton } from '../../shared/speech.tsx';
import css from './ReportCard.module.css';

/** Shown after a report: thanks and what happens next (NOTSHOWN-17, ROLE-03). OK goes back. */
export function ReportThanks({ children }: { children?: ReactNode }) {
  const t = useText();
  const { history } = useServices();
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const back = () => {
    if (history.canGoBack()) history.back();
    else history.push(path('my-profile'));
  };
  const thanks = t('report.thanks');
  const right = `${t('report.didRight')} ${t('report.followUp')}`;
  return (
    <Card className={css['thanks']}>
      <Domino mood="hello" className={css['dog']} />
      <div className={css['title']} role="status">
        <h2 ref={title} tabIndex={-1} className={css['words']}>
          {thanks}
        </h2>
        <ListenButton quiet text={`${thanks} ${right}`} />
      </div>
      <p className={css['right']}>{right}</p>
      <div className={css['more']}>
        <Button big onClick={back}>
          {t('action.ok')}
        </Button>
        {children}
      </div>
    </Card>
  );
}
