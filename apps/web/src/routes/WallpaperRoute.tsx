import { useText } from '@digipals/i18n/react';
import { useCallback } from 'react';
import { InfoButton } from '../app/shell/InfoButton.tsx';
import { LingoCounter } from '../features/lingos/LingoCounter.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { WallpaperEditor } from '../features/shop/wallpaper/WallpaperEditor.tsx';
import { usePageInfo } from '../shared/page-info.ts';

/**
 * /profile/{userId?}/wallpaper: the child chooses its wallpaper (ROUTE-11). It changes its own whatever id
 * the address has. Domino explains the page (SHELL-34).
 */
export default function WallpaperRoute() {
  const t = useText();
  const { user, premium } = useSession();
  usePageInfo(useCallback(() => t('help.settings-wallpaper'), [t]));
  const tools = (
    <>
      <LingoCounter userId={user.userId} />
      <InfoButton route="settings-wallpaper" />
    </>
  );
  return <WallpaperEditor user={user} premium={premium} tools={tools} />;
}
