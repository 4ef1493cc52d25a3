import type { Submission } from '@digipals/contract';
import { useLocale, useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { StateSign } from '../../../shared/StateSign.tsx';
import { useServices } from '../../../shared/services.tsx';
import { waitingQuery } from '../queries.ts';
import { waitWords } from '../times.ts';

type Props = {
  submission: Submission;
  /** Who was to get it; left out where it is for nobody else, as a status. */
  username?: string;
};

/** How things stand with a text that others cannot read: one shape, one icon, one sentence. */
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
  const { call } = useServices();
  const wait = waitWords(useQuery(waitingQuery(call)).data?.minutes, t);
  return (
    <StateSign state="reading">
      <span>
        {t('messages.state.reading')}
        {/* Chinese full stops bring their own room. */}
        {wait && (locale === 'zh' ? wait : ` ${wait}`)}
      </span>
    </StateSign>
  );
}
