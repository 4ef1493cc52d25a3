import type { Item } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { classes } from '@digipals/ui';
import { type KeyboardEvent, useMemo } from 'react';
import { type PartProps, pickKey, type ViewProps } from '../../part.ts';
import { ownPicks, withOwnPicks } from '../own-picks.ts';
import { Carousel } from '../shared/Carousel.tsx';
import { Tile } from '../Tile.tsx';
import { type Column, columnsOf, pickedIn, pickIn } from './columns.ts';
import css from './VerticalTextButtonsSentences.module.css';

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Arrow keys move from word to word of a column. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const words = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-choice]')];
  const at = words.findIndex(word => word.contains(document.activeElement));
  words[(at + step + words.length) % words.length]?.focus();
};

function useColumns(part: PartProps) {
  const { component, question, picks, onPick, locked, marks, hint, ports } = part;
  const columns = useMemo(() => columnsOf(component), [component]);
  const mine = ownPicks(picks, component);
  return {
    columns,
    pickedIn: (column: Column) => pickedIn(column, mine),
    markOf: ({ id, value }: Item) => marks?.get(pickKey({ id, value, componentId: component.id })),
    glows: (column: Column) =>
      hint?.glow === 'place' && column.items.some(({ id }) => id === hint.next?.id),
    choose: (item: Item) => {
      if (locked) return;
      if (item.audio) ports.sound.play(item.audio);
      else ports.effect('select');
      const next = pickIn(component, columns, mine, item);
      onPick(withOwnPicks(question, picks, component, next));
    },
  };
}

/** Columns of words to choose from, one each, under the resulting sentence (COMP-49). */
export default function VerticalTextButtonsSentences({ part }: ViewProps) {
  const t = useText();
  const { columns, pickedIn: picked, markOf, glows, choose } = useColumns(part);
  const most = Math.max(...columns.map(({ items }) => items.length));
  const now = columns.findIndex(column => !picked(column));

  const wordsOf = (column: Column, at: number) => (
    <div
      role="radiogroup"
      aria-label={t('player.column', { index: at + 1, total: columns.length })}
      className={css['column']}
      data-glow={glows(column) || undefined}
      onKeyDown={moveFocus}
    >
      {column.items.map(item => {
        const chosen = picked(column) === item;
        return (
          <Tile
            key={item.id}
            item={item}
            face="text"
            set={chosen}
            mark={chosen ? markOf(item) : undefined}
            turn={at}
            role="radio"
            aria-checked={chosen}
            aria-disabled={part.locked || undefined}
            data-choice={item.id}
            onClick={() => choose(item)}
          />
        );
      })}
    </div>
  );

  return (
    <div className={css['columns']} style={{ '--most': most }}>
      <p className={css['strip']} lang="en">
        {columns.map((column, at) => {
          const item = picked(column);
          const mark = item && markOf(item);
          return (
            <span
              key={column.id}
              className={classes(
                css['place'],
                item && css['set'],
                mark && css[mark],
                at === now && css['now'],
              )}
            >
              {item?.value}{' '}
            </span>
          );
        })}
      </p>
      <Carousel
        slides={columns.map((column, at) => ({ id: column.id, content: wordsOf(column, at) }))}
        onTurn={() => part.ports.effect('turnPage')}
      />
    </div>
  );
}
