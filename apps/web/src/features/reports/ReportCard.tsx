import { useText } from '@digipals/i18n/react';
import { Button, Card } from '@digipals/ui';
import { useId } from 'react';
import { Lifebuoy } from '../../shared/lifebuoy/Lifebuoy.tsx';
import { ListenButton } from '../../shared/speech.tsx';
import { ReasonTiles } from './ReasonTiles.tsx';
import css from './ReportCard.module.css';
import { ReportThanks } from './ReportThanks.tsx';
import { isTold, type ReportContext, useReport } from './use-report.ts';

/** The report form on its page, about no child (GUIDE-07 to GUIDE-12), then thanks. */
export function ReportCard({ context, userId }: { context: ReportContext; userId: string }) {
  const t = useText();
  const report = useReport({ context, userId });
  const formId = useId();
  if (isTold(report)) return <ReportThanks isKept={report.state === 'kept'} />;
  const question = t('report.question');
  return (
    <Card title={t('report.title')} aside={<ListenButton quiet text={question} />}>
      <ReasonTiles
        report={report}
        formId={formId}
        legend={<span className={css['question']}>{question}</span>}
      >
        <Button
          type="submit"
          big
          wide
          disabled={report.state === 'sending'}
          className={css['send']}
        >
          {t('report.send')}
        </Button>
        <p className={css['private']}>{t('report.private')}</p>
      </ReasonTiles>
      <div className={css['more']}>
        <Lifebuoy hasWords />
      </div>
    </Card>
  );
}
