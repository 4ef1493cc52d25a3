import type { MessageKey } from '@digipals/i18n';
import { TextPartProvider, useText } from '@digipals/i18n/react';
import { Icon, type IconName } from '@digipals/ui';
import { useStore } from '@digipals/ui/store';
import { LogOutEverywhere } from '../../../features/leaving/LogOutEverywhere.tsx';
import { useSession } from '../../../features/session/session-context.tsx';
import { Link } from '../../../shared/routing/Link.tsx';
import { path } from '../../../shared/routing/paths.ts';
import { useServices } from '../../../shared/services.tsx';
import { useEntry } from '../use-entry.ts';
import css from './Menu.module.css';

const entries = [
  { route: 'dictionary', text: 'menu.dictionary', icon: 'book' },
  { route: 'referrals', text: 'menu.referrals', icon: 'heart' },
  { route: 'settings', text: 'menu.settings', icon: 'brush' },
  { route: 'achievements', text: 'menu.achievements', icon: 'trophy' },
  { route: 'community-guidelines', text: 'menu.guidelines', icon: 'friends' },
] as const satisfies readonly { route: string; text: MessageKey; icon: IconName }[];

type Entry = (typeof entries)[number];

/** Entries of the dropdown, only for built pages (SHELL-06 to SHELL-12). */
export default function Menu({ onClose }: { onClose(): void }) {
  const { logout } = useSession();
  const t = useText();
  return (
    <div className={css['menu']} data-menu="">
      {entries.map(entry => (
        <MenuLink key={entry.route} entry={entry} onClose={onClose} />
      ))}
      <SoundSwitch />
      <button type="button" className={css['entry']} onClick={() => logout()}>
        <Icon name="exit" />
        {t('menu.logout')}
      </button>
      <TextPartProvider part="pages" waiting={null}>
        <LogOutEverywhere
          className={css['entry']}
          onClose={onClose}
          onLogout={() => logout({ tellServer: true, everywhere: true })}
        />
      </TextPartProvider>
    </div>
  );
}

function MenuLink({ entry, onClose }: { entry: Entry; onClose(): void }) {
  const t = useText();
  const shows = useEntry(entry.route);
  if (!shows) return null;
  return (
    <Link to={path(entry.route)} className={css['entry']} onClick={onClose}>
      <Icon name={entry.icon} />
      {t(entry.text)}
    </Link>
  );
}

function SoundSwitch() {
  const t = useText();
  const { sounds } = useServices();
  const on = useStore(sounds.on);
  return (
    <button type="button" className={css['entry']} onClick={() => sounds.setOn(!on)}>
      <Icon name={on ? 'speak' : 'mute'} />
      {on ? t('common.sound.on') : t('common.sound.off')}
    </button>
  );
}
