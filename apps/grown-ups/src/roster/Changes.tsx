import type { RosterTrial } from '@digipals/contract';
import { LinkButton, Tag } from '@digipals/ui/grown-ups';
import { type ReactNode, useState } from 'react';
import { Box } from '../parts/Box.tsx';
import { describeChange, roster } from '../words/roster.ts';
import css from './Changes.module.css';

/** Rows that are shown before the adult asks for all. */
const FIRST = 8;

/** A list of which the first rows are shown. */
function LongList<T>({ rows, children }: { rows: readonly T[]; children(row: T): ReactNode }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FIRST);
  return (
    <>
      <ul className={css['list']}>{shown.map(children)}</ul>
      {rows.length > shown.length && (
        <LinkButton onClick={() => setWhole(true)}>
          {roster.more(rows.length - shown.length)}
        </LinkButton>
      )}
    </>
  );
}

type ChangesProps = { changed: RosterTrial['changed']; renamed: RosterTrial['renamedClasses'] };

/** The children whose data differs in the list, before and after. */
export function Changes({ changed, renamed }: ChangesProps) {
  const classRows = renamed.map(({ before, after }) => ({
    name: before,
    changes: [{ what: 'name' as const, before, after }],
  }));
  const rows = [...classRows, ...changed].map((row, place) => ({ ...row, place }));
  if (rows.length === 0) return null;
  return (
    <Box title={roster.changes(rows.length)}>
      <LongList rows={rows}>
        {({ name, changes, place }) => (
          <li key={place}>
            <b>{name}</b>
            <span>
              {changes.map(({ what, before, after }) => (
                <span key={what} className={css['change']}>
                  {describeChange(what)}
                  {what !== 'back' && what !== 'linked' && (
                    <>
                      : {before !== null && <s>{before}</s>} {after}
                    </>
                  )}
                </span>
              ))}
            </span>
          </li>
        )}
      </LongList>
    </Box>
  );
}

/** The children who are no longer in the list. */
export const Leavers = ({ leaving }: { leaving: RosterTrial['leaving'] }) =>
  leaving.length > 0 && (
    <Box title={roster.leavers(leaving.length)}>
      <p>{roster.leaversAbout}</p>
      <LongList rows={leaving.map((child, place) => ({ ...child, place }))}>
        {({ name, className, place }) => (
          <li key={place}>
            <b>{name}</b> <span>{className}</span>
          </li>
        )}
      </LongList>
    </Box>
  );

/** The new children, and how many each class gets. */
export function NewChildren({ made }: { made: RosterTrial['made'] }) {
  const names = [...new Set(made.map(({ className }) => className))];
  if (names.length === 0) return null;
  return (
    <Box title={roster.newChildren(made.length)}>
      <p className={css['classes']}>
        {names.map(name => (
          <Tag key={name} tone="accent">
            {name} +{made.filter(({ className }) => className === name).length}
          </Tag>
        ))}
      </p>
      <LongList rows={made.map((child, place) => ({ ...child, place }))}>
        {({ name, className, place }) => (
          <li key={place}>
            <b>{name}</b> <span>{className}</span>
          </li>
        )}
      </LongList>
    </Box>
  );
}
