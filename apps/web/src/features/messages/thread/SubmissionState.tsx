import type { Submission } from '@digipals/contract';
import { useLocale, useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { StateSign } from '../../../shared/text-state/StateSign.tsx';
import { waitingQuery } from '../card/queries.ts';
import { formatWait } from '../times.ts';

type Props = {
  submission: Submission;
  /** The recipient. Omitted for a status. */
  username?: string;
};

/** The review status of an undelivered text. */
export function SubmissionState({ submission, username }: Props) {
  const t = useText();
  if (submission.state === 'reading') return <Reading />;
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

function Reading() {
  const t = useText();
  const locale = useLocale();
  const wait = formatWait(useQuery(waitingQuery()).data?.minutes, t);
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
