import { useText } from '@digipals/i18n/react';
import { Card, Icon } from '@digipals/ui';
import { useServices } from '../../shared/services.tsx';
import bag from './pictures/bag.webp?no-inline';
import grownUp from './pictures/grown-up.svg?no-inline';
import lock from './pictures/lock.webp?no-inline';
import css from './SeenCard.module.css';

const entries = [
  { title: 'settings.seen.grownUps', text: 'settings.seen.grownUps.text', picture: grownUp },
  { title: 'settings.seen.children', text: 'settings.seen.children.text', picture: lock },
  { title: 'settings.seen.data', text: 'settings.seen.data.text', picture: bag },
] as const;

/** What grown-ups and other children see, and what the server keeps, in plain sentences (SETTINGS-13). */
export function SeenCard() {
  const t = useText();
  const { popups } = useServices();
  return (
    <Card title={t('settings.seen.title')}>
      <div className={css['list']}>
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
