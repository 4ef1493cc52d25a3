import { useText } from '@digipals/i18n/react';
import { RoundButton } from '@digipals/ui';
import { useServices } from '../services.tsx';
import css from './GoBack.module.css';
import { path } from './paths.ts';

/** The back button of a page without toolbars on a phone; leads to the profile from the first page. */
export function GoBack() {
  const t = useText();
  const { history } = useServices();
  const back = () => {
    if (history.canGoBack()) history.back();
    else history.push(path('my-profile'));
  };
  return (
    <RoundButton icon="left" label={t('action.back')} className={css['back']} onClick={back} />
  );
}
