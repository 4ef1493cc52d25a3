import { useText } from '@digipals/i18n/react';
import { classes } from '@digipals/ui';
import css from './Lifebuoy.module.css';
import { leaveForHelp } from './leaving-for-help.ts';
import picture from './lifebuoy.webp?no-inline';

/** The page on which a child asks for help. It is no route of the app: nothing of the app can stop it. */
export const helpPage = '/help';
/** Where an answer is opened with the pictures of the child. */
export const answerPage = `${helpPage}#answer`;

type Props = {
  className?: string | undefined;
  /** With words beside the picture. */
  hasWords?: boolean;
};

/** The link to help, the same on every page. It never blinks and has no count. */
export function Lifebuoy({ className, hasWords = false }: Props) {
  const t = useText();
  const label = t('help.ask');
  return (
    <a
      href={helpPage}
      onClick={leaveForHelp}
      aria-label={label}
      data-lifebuoy=""
      className={classes(css['buoy'], hasWords && css['wide'], className)}
    >
      <img src={picture} alt="" width={38} height={38} />
      {hasWords && <span>{label}</span>}
    </a>
  );
}
