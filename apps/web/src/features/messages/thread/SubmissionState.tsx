import type { Submission } from '@digipals/contract';
import { useLocale, useText } from '@digipals/i18n/react';
import { StateSign } from '../../../shared/text-state/StateSign.tsx';
import { useTold } from '../../../shared/text-state/use-told.ts';

type Props = {
  submission: Submission;
  /** The recipient. Omitted for a status. */
  username?: string;
  /** Time zone of the child. */
  timeZone: string;
};

/** The review status of an undelivered text. */
export function SubmissionState({ submission, username, timeZone }: Props) {
  const t = useText();
  if (submission.state === 'reading') return <Reading timeZone={timeZone} />;
  if (submission.state === 'returned') {
    return <StateSign state="returned">{t('messages.state.returned')}</StateSign>;
  }
  return (
    <StateSign state="withheld">
      {username === undefined
        ? t('messages.state.unseen')
        : t('messages.state.withheld', { username })}
    </StateSign>
  );
}

function Reading({ timeZone }: Pick<Props, 'timeZone'>) {
  const t = useText();
  const locale = useLocale();
  const { words: wait, isLater } = useTold(timeZone);
  if (isLater) return <StateSign state="night">{wait}</StateSign>;
  return (
    <StateSign state="reading">
      <span>
        {t('messages.state.reading')}
        {/* Chinese full stops include their own space. */}
        {wait && (locale === 'zh' ? wait : ` ${wait}`)}
      </span>
    </StateSign>
  );
}
