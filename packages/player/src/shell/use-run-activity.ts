import type { Activity } from '@digipals/contract';
import type { LanguageCode } from '@digipals/contract/constants';
import { useState } from 'react';

const orderOf = ({ id, data }: Activity): string =>
  [id, ...data.map(question => question.id)].join('/');

/**
 * The activity of the run, and a key that differs for each run. Another language goes on with the run if it asks the
 * same questions in the same order (PLAYER-15); an activity that is fetched again in the same language leaves it alone.
 */
export function useRunActivity(activity: Activity, language: LanguageCode) {
  const [shown, setShown] = useState({ activity, language });
  if (shown.language !== language || shown.activity.id !== activity.id)
    setShown({ activity, language });
  return { key: orderOf(shown.activity), activity: shown.activity };
}
