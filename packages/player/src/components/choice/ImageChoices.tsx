import { classes, Icon } from '@digipals/ui';
import type { PartProps } from '../../part.ts';
import { MarkBadge } from '../Tile.tsx';
import { columnsOf, startLine } from './columns.ts';
import css from './ImageChoices.module.css';
import { useChoice } from './use-choice.ts';

const tints = ['sky', 'sun', 'leaf', 'violet', 'peach', 'rose'] as const;

/** Image buttons in columns; a picture stands on a tint of its own. */
export function ImageChoices({ part }: { part: PartProps }) {
  const choice = useChoice(part);
  const { data } = part.component;
  const [wide, mobile] = [columnsOf(data.length, false), columnsOf(data.length, true)];
  return (
    <div
      className={classes(css['grid'], data.length === 1 && css['single'])}
      style={{ '--columns': wide, '--columns-mobile': mobile }}
    >
      {data.map((item, index) => {
        const { chosen, mark, button } = choice(item);
        return (
          <button
            key={item.id}
            type="button"
            {...button}
            data-mark={mark}
            className={classes(
              css['picture'],
              css[tints[index % tints.length] ?? 'sky'],
              chosen && css['chosen'],
              mark && css[mark],
            )}
            style={{
              '--start': startLine(index, data.length, wide),
              '--start-mobile': startLine(index, data.length, mobile),
            }}
          >
            <img src={item.value} alt={item.label ?? ''} draggable={false} />
            {mark && <MarkBadge mark={mark} className={css['badge']} />}
            {chosen && !mark && (
              <span className={css['tick']}>
                <Icon name="ok" />
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
