import { useText } from '@digipals/i18n/react';
import { useEffect } from 'react';
import { useAnnounce } from '../../motion/Announcer.tsx';

/** Announces once which letters to try again; silent if there are none. */
export function useAnnounceDiffering(letters: readonly string[]): void {
  const t = useText();
  const announce = useAnnounce();
  const said = letters.join(', ');
  useEffect(() => {
    if (said) announce(t('player.lettersDiffer', { letters: said }));
  }, [said, announce, t]);
}
