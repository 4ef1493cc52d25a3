import { CallError } from '@digipals/client';
import { useText } from '@digipals/i18n/react';
import { Icon } from '@digipals/ui';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import css from './ReasonTiles.module.css';
import { reasons } from './reasons.ts';
import type { ReportError, useReport } from './use-report.ts';

type Props = {
  report: ReturnType<typeof useReport>;
  /** Id of the form, for a button outside. */
  formId: string;
  legend: ReactNode;
  /** True to start in it with the keyboard. */
  focuses?: boolean;
  children?: ReactNode;
};

/** The reasons of a report as tiles with a picture, one of which is chosen (GUIDE-08 to GUIDE-11, SAFE2-100). */
export function ReasonTiles({ report, formId, legend, focuses = false, children }: Props) {
  const t = useText();
  const { reason, error, choose, send } = report;
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focuses) first.current?.focus({ preventScroll: true });
  }, [focuses]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <fieldset className={css['reasons']} aria-describedby={error ? `${id}-trouble` : undefined}>
        <legend className={css['legend']}>{legend}</legend>
        {reasons.map(([one, { text, picture }], index) => (
          <label key={one} className={css['reason']}>
            <input
              ref={index === 0 ? first : undefined}
              type="radio"
              name={`${id}-reason`}
              checked={reason === one}
              onChange={() => choose(one)}
            />
            <img src={picture} alt="" width={52} height={52} />
            <span className={css['words']}>{t(text)}</span>
            <span className={css['mark']}>{reason === one && <Icon name="ok" />}</span>
          </label>
        ))}
      </fieldset>
      {error && (
        <p id={`${id}-trouble`} role="alert" className={css['trouble']}>
          {errorText(t, error)}
        </p>
      )}
      {children}
    </form>
  );
}

/** The error text of a report (GUIDE-08). */
function errorText(t: ReturnType<typeof useText>, error: ReportError): string {
  if (!(error instanceof CallError)) return t('error.selectReason');
  return error.code === 'too_many_requests' ? t('error.tooFast') : t('error.generic');
}
