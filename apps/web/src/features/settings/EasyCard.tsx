import type { Settings } from '@digipals/contract';
import { textSizes } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { Card, Icon } from '@digipals/ui';
import css from './EasyCard.module.css';
import { Sign, Switch } from './Switch.tsx';
import { useSay } from './use-say.ts';

const sizes = {
  normal: 'settings.easy.normal',
  large: 'settings.easy.large',
  largest: 'settings.easy.largest',
} as const;

type Props = { settings: Settings; change(changes: Partial<Settings>): void };

/** Less motion, larger letters, another font, the left hand (SETTINGS-09 to SETTINGS-12). */
export function EasyCard({ settings, change }: Props) {
  const t = useText();
  const say = useSay();
  return (
    <Card title={t('settings.easy.title')}>
      <div className={css['list']}>
        <Switch
          label={t('settings.easy.calm')}
          sign={
            <Sign colour="darkBlue">
              <Icon name="moon" />
            </Sign>
          }
          on={settings.calm}
          onChange={calm => change({ calm })}
        />
        <div className={css['row']}>
          <Sign colour="green">
            <span className={css['letter']}>A</span>
          </Sign>
          <b>{t('settings.easy.letters')}</b>
          <span className={css['sizes']} role="radiogroup" aria-label={t('settings.easy.letters')}>
            {textSizes.map(size => (
              <label key={size} className={css['size']} data-size={size}>
                <input
                  type="radio"
                  name="letters"
                  aria-label={t(sizes[size])}
                  checked={settings.textSize === size}
                  onChange={() => {
                    change({ textSize: size });
                    say(t(sizes[size]));
                  }}
                />
                A
              </label>
            ))}
          </span>
        </div>
        <Switch
          label={t('settings.easy.reading')}
          sign={
            <Sign colour="violet">
              <span className={css['reading']}>a</span>
            </Sign>
          }
          on={settings.readingFont}
          onChange={readingFont => change({ readingFont })}
        />
        <Switch
          label={t('settings.easy.left')}
          sign={
            <Sign colour="red">
              <Icon name="hand" />
            </Sign>
          }
          on={settings.leftHand}
          onChange={leftHand => change({ leftHand })}
        />
      </div>
    </Card>
  );
}
