import type { MessageKey } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { classes } from '@digipals/ui';
import { useEffect, useRef } from 'react';
import css from './Themes.module.css';

/** Text keys of the themes of wallpapers and interests. */
const names = {
  places: 'shop.theme.places',
  patterns: 'shop.theme.patterns',
  animals: 'shop.theme.animals',
  sport: 'shop.theme.sport',
  food: 'shop.theme.food',
  music: 'shop.theme.music',
  nature: 'shop.theme.nature',
  travel: 'shop.theme.travel',
  science: 'shop.theme.science',
  hobbies: 'shop.theme.hobbies',
} as const satisfies Record<string, MessageKey>;

/** A theme of products. */
export type Theme = keyof typeof names;

/** Whether this version has a name for a theme. */
export const isTheme = (theme: string): theme is Theme => Object.hasOwn(names, theme);

type Props = {
  /** Address of a picture by theme. */
  pictures: Readonly<Partial<Record<Theme, string>>>;
  current: Theme;
  /** Few themes: picture and name side by side. */
  wide?: boolean;
  onChoose(theme: Theme): void;
};

/** A button for each theme. */
export function Themes({ pictures, current, wide = false, onChoose }: Props) {
  const t = useText();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-current]');
    if (current) chosen?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <div ref={row} className={classes(css['row'], wide && css['wide'])}>
      {(Object.keys(pictures) as Theme[]).map(theme => (
        <button
          key={theme}
          type="button"
          aria-current={theme === current || undefined}
          className={css['theme']}
          onClick={() => onChoose(theme)}
        >
          <img src={pictures[theme]} alt="" />
          <span>{t(names[theme])}</span>
        </button>
      ))}
    </div>
  );
}
