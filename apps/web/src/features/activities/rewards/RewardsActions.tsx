import { useText } from '@digipals/i18n/react';
import { buttonClass, classes, Icon, roundButtonClass } from '@digipals/ui';
import { Link } from '../../../shared/routing/Link.tsx';
import { path } from '../../../shared/routing/paths.ts';
import css from './RewardsActions.module.css';

/** The next activity or lesson, with its picture. */
export type Onward = {
  to: string;
  title: string;
  thumbnail: string;
  /** Text above the title, in the child's language. */
  lead: string;
  /** Shown before it is opened, for example that a test must be played to the end. */
  note?: string | undefined;
};

type Props = {
  activityId: string;
  /** Null if the next step is unknown. */
  onward: Onward | null;
  /** The menu of the lesson or of the songs. */
  menu: { to: string; label: string };
  /** Whether the activity can be played again, and whether that is the main action. */
  again: 'no' | 'yes' | 'first';
};

/** One main button, with the other actions beside it (NOTSHOWN-56). */
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
