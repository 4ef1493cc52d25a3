import { useText } from '@digipals/i18n/react';
import { RoundButton } from '@digipals/ui';
import { path } from '../../shared/routing/paths.ts';
import { useServices } from '../../shared/services.tsx';

/** Goes back with a pop sound (SHELL-24); leads to the profile from the first page. */
export function BackButton({ className }: { className?: string | undefined }) {
  const t = useText();
  const { history, sounds } = useServices();
  const back = () => {
    sounds.effect('pop');
    if (history.canGoBack()) history.back();
    else history.push(path('my-profile'));
  };
  return <RoundButton icon="left" label={t('action.back')} className={className} onClick={back} />;
}
