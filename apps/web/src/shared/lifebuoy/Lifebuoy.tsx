import { useText } from '@digipals/i18n/react';
import css from './Lifebuoy.module.css';

type Props = {
  /** With words beside the picture. */
  hasWords?: boolean;
};

/**
 * The link to the page on which a child asks for help, the same everywhere; it never blinks and has no count. The page
 * is not a route of the app, so that no failure of the app can block it.
 */
export function Lifebuoy({ hasWords }: Props) {
  const label = useText()('help.ask');
  return (
    <a href="/help" aria-label={label} className={css['buoy']}>
      {hasWords && label}
    </a>
  );
}
