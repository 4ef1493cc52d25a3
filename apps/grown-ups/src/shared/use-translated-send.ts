import type { Translate } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { describeFailure } from './describe-failure.ts';
import { useSend } from './use-send.ts';

type Describe = (t: Translate, error: unknown) => string | null;

/** As `useSend`, with problems in the language of the page. `describe` may name errors that only this form has. */
export function useTranslatedSend(describe: Describe = () => null) {
  const t = useText();
  return useSend(error => describe(t, error) ?? describeFailure(t, error));
}
