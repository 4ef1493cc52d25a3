import { languageTag } from '@digipals/i18n';
import { useLocale } from '@digipals/i18n/react';
import { useServices } from '../../shared/services.tsx';
import { useVoice } from '../../shared/speech.tsx';

/** Says what the child has chosen, with a voice of the device, unless its sound is off (SETTINGS-16). */
export function useSay(): (text: string) => void {
  const { sounds } = useServices();
  const voice = useVoice(languageTag(useLocale()));
  return text => {
    if (sounds.on.get()) voice?.start(text);
  };
}
