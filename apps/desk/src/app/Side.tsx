import type { HelpItem, Queue, Staff } from '@digipals/contract';
import { review } from '@digipals/contract/constants';
import { classes } from '@digipals/ui/grown-ups';
import { useStore } from '@digipals/ui/store';
import { Brand } from '../shared/Brand.tsx';
import { Icon } from '../shared/Icon.tsx';
import { moment, span } from '../shared/times.ts';
import { useNow } from '../shared/use-now.ts';
import { roleWords } from '../shared/words.ts';
import { work } from '../shared/work.ts';
import { Link } from './Link.tsx';
import { isReviewer, type PlaceName, places, placesOf } from './places.ts';
import css from './Side.module.css';

type Props = {
  staff: Staff;
  here: PlaceName;
  queue: Queue | undefined;
  /** For leads. */
  help: readonly HelpItem[] | undefined;
  onSignOut(): void;
};

const groups = ['Work', 'Look up', 'Run the desk', 'You'] as const;

function Foot({ staff }: { staff: Staff }) {
  const now = useNow(15_000);
  const { since, isPaused } = useStore(work);
  return (
    <>
      <b>{staff.name}</b>
      {staff.name !== roleWords[staff.role] && <span>{roleWords[staff.role]}</span>}
      <span>
        On since {moment(staff.since, 'clock')}, {span(now - Date.parse(staff.since))}
      </span>
      {isReviewer(staff.role) && (
        <span>
          {isPaused
            ? 'You pause'
            : `Break due at ${moment(new Date(since + review.breakMs).toISOString(), 'clock')}`}
        </span>
      )}
    </>
  );
}

/** The pages this adult may open, each with its number of waiting items. */
export function Side({ staff, here, queue, help = [], onSignOut }: Props) {
  const own = placesOf(staff.role);
  const waiting = help.filter(({ waitsSince }) => waitsSince !== null).length;
  return (
    <nav className={css['side']} aria-label="Desk">
      <Brand padded className={css['brand']} />
      {groups.map(group => {
        const names = own.filter(name => places[name].group === group);
        return names.map((name, place) => {
          const { path, words, icon, count } = places[name];
          const number = name === 'help' ? waiting : queue && count?.(queue);
          return (
            <div key={name}>
              {group !== 'Work' && place === 0 && <div className={css['group']}>{group}</div>}
              <Link to={path} aria-current={name === here ? 'page' : undefined} title={words}>
                <Icon name={icon} />
                <span>{words}</span>
                {number !== undefined && number > 0 && (
                  <span
                    className={classes(
                      css['count'],
                      ['lead', 'eyes', 'help'].includes(name) && css['urgent'],
                    )}
                  >
                    {number}
                  </span>
                )}
              </Link>
            </div>
          );
        });
      })}
      <div className={css['end']}>
        <div className={css['foot']}>
          <Foot staff={staff} />
        </div>
        <button type="button" className={css['signOut']} onClick={onSignOut} title="Sign out">
          <Icon name="leave" />
          <span>Sign out</span>
        </button>
      </div>
    </nav>
  );
}
