import { CallError } from '@digipals/client';
import { type ReportReason, reportReasons } from '@digipals/contract/constants';
import type { MessageKey } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { Button, Card, Icon } from '@digipals/ui';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Lifebuoy } from '../../shared/lifebuoy/Lifebuoy.tsx';
import { ListenButton } from '../../shared/speech.tsx';
import css from './ReportCard.module.css';
import { ReportThanks } from './ReportThanks.tsx';
import { type ReportContext, type ReportError, useReport } from './use-report.ts';

const reasonTexts = {
  notEnglish: 'report.reason.notEnglish',
  unkind: 'report.reason.unkind',
  personalInformation: 'report.reason.personalInformation',
} as const satisfies Record<ReportReason, MessageKey>;

type Props = {
  context: ReportContext;
  /** The name of the reported child, if known. */
  username?: string | undefined;
  /** Other actions, such as to block. */
  children?: ReactNode;
};

/** The report form (GUIDE-07 to GUIDE-12), then thanks. */
export function ReportCard({ context, username, children }: Props) {
  const t = useText();
  const { reason, error, state, choose, send } = useReport(context);
  const id = useId();
  if (state === 'sent') return <ReportThanks>{children}</ReportThanks>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const about = username ? t('report.about', { username }) : '';
  return (
    <Card
      title={t('report.title')}
      aside={<ListenButton quiet text={`${t('report.question')} ${about}`} />}
    >
      <form noValidate onSubmit={submit}>
        <fieldset className={css['reasons']} aria-describedby={error ? `${id}-trouble` : undefined}>
          <legend className={css['question']}>
            {t('report.question')} {about}
          </legend>
          {reportReasons.map(one => (
            <label key={one} className={css['reason']}>
              <input
                type="radio"
                name={`${id}-reason`}
                checked={reason === one}
                onChange={() => choose(one)}
              />
              <span className={css['mark']}>{reason === one && <Icon name="ok" />}</span>
              {t(reasonTexts[one])}
            </label>
          ))}
        </fieldset>
        {error && (
          <p id={`${id}-trouble`} role="alert" className={css['trouble']}>
            {errorText(t, error)}
          </p>
        )}
        <Button type="submit" big wide disabled={state === 'sending'} className={css['send']}>
          {t('report.send')}
        </Button>
        <p className={css['private']}>{t('report.private')}</p>
      </form>
      <div className={css['more']}>
        <Lifebuoy hasWords />
        {children}
      </div>
    </Card>
  );
}

/** The error text of a report (GUIDE-08). */
function errorText(t: ReturnType<typeof useText>, error: ReportError): string {
  if (!(error instanceof CallError)) return t('error.selectReason');
  if (error.code === 'offline') return t('error.offline');
  return error.code === 'too_many_requests' ? t('error.tooFast') : t('error.generic');
}
