import { useText } from '@digipals/i18n/react';
import { useEffect } from 'react';
import { useAnnounce } from '../../motion/Announcer.tsx';

/** Says once which letters a child may look at again; silent while there are none. */
export function useSayDiffering(letters: readonly string[]): void {
  const t = useText();
  const announce = useAnnounce();
  const said = letters.join(', ');
  useEffect(() => {
    if (said) announce(t('player.lettersDiffer', { letters: said }));
  }, [said, announce, t]);
}
