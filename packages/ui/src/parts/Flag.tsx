import { useState } from 'react';
import { classes } from '../classes.ts';
import { flagUrl } from '../flags/flag-url.ts';
import { Icon } from '../icons/Icon.tsx';
import css from './Flag.module.css';

type Props = { code: string; label?: string; className?: string | undefined };

/**
 * A round flag by country code or language tag; needs `label` unless a text beside it names it. A small
 * globe if there is no such flag or it does not load (AMBIG-48).
 */
export function Flag({ code, label = '', className }: Props) {
  const src = flagUrl(code);
  const [failed, setFailed] = useState<string>();
  if (src === undefined || src === failed) {
    const name = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
    return (
      <span className={classes(css['flag'], css['globe'], className)} data-globe {...name}>
        <Icon name="globe" />
      </span>
    );
  }
  return (
    <img
      className={classes(css['flag'], className)}
      src={src}
      alt={label}
      onError={() => setFailed(src)}
    />
  );
}
