import { useText } from '@digipals/i18n/react';
import { buttonClass, classes, Icon, roundButtonClass } from '@digipals/ui';
import { Link } from '../../../shared/routing/Link.tsx';
import { path } from '../../../shared/routing/paths.ts';
import css from './RewardsActions.module.css';

/** Where the child goes on to: an activity, or the lesson that has opened, with its picture. */
export type Onward = {
  to: string;
  title: string;
  thumbnail: string;
  /** Text above the title, in the child's language. */
  lead: string;
  /** Said before it is opened, such as that a test is not to be left. */
  note?: string | undefined;
};

type Props = {
  activityId: string;
  /** Null when it is not known what comes next. */
  onward: Onward | null;
  /** Where the menu is: of the lesson, or of the songs. */
  menu: { to: string; label: string };
  /** Whether the activity may be played again, and whether that is the one thing to do now. */
  again: 'no' | 'yes' | 'first';
};

/** One big way on; beside it the others (NOTSHOWN-56). */
export function RewardsActions({ activityId, onward, menu, again }: Props) {
  const t = useText();
  const replay = path('activity-builder', { activityId });
  const go = again === 'first' ? null : onward;
  return (
    <div className={css['actions']}>
      {again === 'first' && (
        <Link to={replay} className={buttonClass({ big: true, wide: true })}>
          <Icon name="again" />
          {t('rewards.again')}
        </Link>
      )}
      {go && <OnwardLink onward={go} />}
      <div className={css['row']}>
        {again === 'yes' && (
          <Link
            to={replay}
            className={classes(roundButtonClass('blue'), css['again'])}
            aria-label={t('rewards.again')}
          >
            <Icon name="again" />
          </Link>
        )}
        <Link
          to={menu.to}
          className={
            go || again === 'first'
              ? buttonClass({ variant: 'quiet', wide: true })
              : buttonClass({ big: true, wide: true })
          }
        >
          {menu.label}
        </Link>
      </div>
    </div>
  );
}

function OnwardLink({ onward }: { onward: Onward }) {
  return (
    <>
      <Link
        to={onward.to}
        className={classes(buttonClass({ big: true, wide: true }), css['onward'])}
      >
        <span className={css['picture']}>
          <img src={onward.thumbnail} alt="" />
        </span>
        <span className={css['words']}>
          <small>{onward.lead}</small>
          <span lang="en">{onward.title}</span>
        </span>
        <Icon name="right" className={css['arrow']} />
      </Link>
      {onward.note && <p className={css['note']}>{onward.note}</p>}
    </>
  );
}
