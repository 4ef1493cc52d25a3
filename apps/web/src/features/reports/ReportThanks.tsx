import { useText } from '@digipals/i18n/react';
import { Button, Card, Domino } from '@digipals/ui';
import { useEffect, useRef } from 'react';
import { ListenButton } from '../../shared/speech.tsx';
import css from './ReportCard.module.css';
import { useLeaveReport } from './use-leave-report.ts';

/** What a child reads after a report; `isKept`: it waits for a connection. */
export const thanksOf = (t: ReturnType<typeof useText>, isKept: boolean) => ({
  thanks: t('report.thanks'),
  right: `${t('report.didRight')} ${t(isKept ? 'report.kept' : 'report.followUp')}`,
});

/** Shown after a report: thanks and what happens next (NOTSHOWN-17, ROLE-03). OK goes back. */
export function ReportThanks({ isKept }: { isKept: boolean }) {
  const t = useText();
  const leave = useLeaveReport();
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const { thanks, right } = thanksOf(t, isKept);
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
        <Button big onClick={leave}>
          {t('action.ok')}
        </Button>
      </div>
    </Card>
  );
}
