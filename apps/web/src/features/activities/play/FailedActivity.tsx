import { useText } from '@digipals/i18n/react';
import { buttonClass } from '@digipals/ui';
import { Failed } from '../../../shared/Failed.tsx';
import { Lifebuoy } from '../../../shared/lifebuoy/Lifebuoy.tsx';
import { Link } from '../../../shared/routing/Link.tsx';
import { path } from '../../../shared/routing/paths.ts';
import css from './FailedActivity.module.css';

type Props = {
  blockNavigation?: boolean;
  exit?: string;
  /** The words on the exit. */
  leave?: string;
  onRetry(): void;
};

/** An activity or letter that failed to load: retry and, because the page has no toolbars, an exit. */
export function FailedActivity({
  blockNavigation = false,
  exit = path('training-menu'),
  leave,
  onRetry,
}: Props) {
  const t = useText();
  return (
    <div className={css['failed']}>
      <Failed onRetry={onRetry} />
      <Lifebuoy hasWords />
      {!blockNavigation && (
        <Link to={exit} className={buttonClass({ variant: 'quiet' })}>
          {leave ?? t('player.leave')}
        </Link>
      )}
    </div>
  );
}
