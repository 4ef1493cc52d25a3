import { useText } from '@digipals/i18n/react';
import { Button, Popup, VisuallyHidden } from '@digipals/ui';
import { type ReactNode, useId } from 'react';
import { Lifebuoy } from '../../shared/lifebuoy/Lifebuoy.tsx';
import { ListenButton } from '../../shared/speech.tsx';
import { ReasonTiles } from './ReasonTiles.tsx';
import { thanksOf } from './ReportThanks.tsx';
import { useLeaveReport } from './use-leave-report.ts';
import { isTold, type ReportContext, useReport } from './use-report.ts';

type Props = {
  context: ReportContext;
  userId: string;
  /** The name of the reported child, if known. */
  username?: string | undefined;
  /** Other actions, such as to block. */
  children?: ReactNode;
  /** Called once the child has told. */
  onTold(context: ReportContext): void;
  /** Called when a report has failed, and its text may be folded already. */
  onFailed(): void;
};

/** The report about a child or a text, above the page: two taps without scrolling (SAFE2-100), then thanks. */
export function ReportPopup({ context, userId, username, children, onTold, onFailed }: Props) {
  const t = useText();
  const report = useReport({ context, userId, onTold, onFailed });
  const leave = useLeaveReport();
  const formId = useId();
  const frame = { open: true, closable: true, onClose: leave, closeLabel: t('action.close') };
  if (isTold(report)) {
    const { thanks, right } = thanksOf(t, report.state === 'kept');
    return (
      <Popup
        {...frame}
        key="thanks"
        title={thanks}
        text={right}
        speaker={<ListenButton text={`${thanks} ${right}`} />}
        actions={
          <>
            <Button wide onClick={leave}>
              {t('action.ok')}
            </Button>
            {children}
          </>
        }
      />
    );
  }
  const about = username ? t('report.about', { username }) : '';
  const title = t('report.ask');
  return (
    <Popup
      {...frame}
      key="reasons"
      wide
      mood="think"
      title={title}
      speaker={<ListenButton text={`${title} ${about} ${t('report.private')}`} />}
      actions={
        <>
          <Button type="submit" form={formId} big wide disabled={report.state === 'sending'}>
            {t('report.send')}
          </Button>
          {children}
          <Lifebuoy hasWords />
        </>
      }
    >
      <ReasonTiles
        report={report}
        formId={formId}
        focuses
        legend={
          <VisuallyHidden>
            {title} {about} {t('report.private')}
          </VisuallyHidden>
        }
      />
    </Popup>
  );
}
