import { classes } from '../classes.ts';
import { flagUrl } from '../flags/flag-url.ts';
import css from './Flag.module.css';

type Props = { code: string; label?: string; className?: string | undefined };

/** A round flag by country code or language tag; `label` unless a text beside it names it. */
export function Flag({ code, label = '', className }: Props) {
  const src = flagUrl(code);
  return src ? <img className={classes(css['flag'], className)} src={src} alt={label} /> : null;
}
