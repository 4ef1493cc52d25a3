import { useText } from '@digipals/i18n/react';
import { Card, Icon } from '@digipals/ui';
import { useServices } from '../../shared/services.tsx';
import bag from './pictures/bag.webp?no-inline';
import grownUp from './pictures/grown-up.svg?no-inline';
import lock from './pictures/lock.webp?no-inline';
import css from './SeenCard.module.css';
import { useOwnGrownUps } from './use-wishes.ts';

const entries = [
  { title: 'settings.seen.grownUps', text: 'settings.seen.grownUps.text', picture: grownUp },
  { title: 'settings.seen.children', text: 'settings.seen.children.text', picture: lock },
  { title: 'settings.seen.data', text: 'settings.seen.data.text', picture: bag },
] as const;

/** What the child's own grown-ups can see and have chosen, exactly while it is so (RIGHTS-25). */
function Signs({ userId }: { userId: string }) {
  const t = useText();
  const known = useOwnGrownUps(userId);
  return (
    <>
      {known?.canRead && <p className={css['sign']}>{t('settings.seen.canRead')}</p>}
      {known?.hasLimits && <p className={css['sign']}>{t('settings.seen.hasLimits')}</p>}
    </>
  );
}

/** What grown-ups and other children see, and what the server keeps, in plain sentences (SETTINGS-13). */
export function SeenCard({ userId }: { userId: string }) {
  const t = useText();
  const { popups } = useServices();
  return (
    <Card title={t('settings.seen.title')}>
      <div className={css['list']}>
        <Signs userId={userId} />
        {entries.map(({ title, text, picture }) => (
          <button
            key={title}
            type="button"
            className={css['entry']}
            onClick={() => popups.show({ title: tr => tr(title), text: tr => tr(text) })}
          >
            <img src={picture} alt="" width={52} height={52} />
            <span>{t(title)}</span>
            <Icon name="right" />
          </button>
        ))}
      </div>
    </Card>
  );
}
