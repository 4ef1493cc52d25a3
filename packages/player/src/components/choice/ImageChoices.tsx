import type { Component, Item } from '@digipals/contract';
import { classes, Icon } from '@digipals/ui';
import type { ViewProps } from '../../part.ts';
import { PictureGrid } from '../PictureGrid.tsx';
import { MarkBadge } from '../Tile.tsx';
import css from './ImageChoices.module.css';
import { useChoice } from './use-choice.ts';

type Props = ViewProps & {
  /** Image buttons in random order (COMP-55). */
  dealt?: boolean;
};

/** Size of a button in percent, from `meta.sizes` (COMP-11); undefined if the author gave none. */
const sizeOf = ({ meta }: Component, { id }: Item): number | undefined => {
  const sizes = meta['sizes'];
  if (typeof sizes !== 'object' || sizes === null || !Object.hasOwn(sizes, id)) return undefined;
  const size: unknown = Reflect.get(sizes, id);
  return typeof size === 'number' ? size : undefined;
};

/** Image buttons in columns; each picture has its own background tint. */
export default function ImageChoices({ part, dealt = false }: Props) {
  const choice = useChoice(part);
  return (
    <PictureGrid items={part.component.data} className={dealt ? css['dealt'] : undefined}>
      {(item, cell) => {
        const { chosen, mark, button } = choice(item);
        const size = sizeOf(part.component, item);
        return (
          <button
            key={item.id}
            type="button"
            {...button}
            data-mark={mark}
            className={classes(
              cell.className,
              size !== undefined && css['sized'],
              chosen && css['chosen'],
              mark && css[mark],
            )}
            style={{ ...cell.style, '--size': size }}
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
      }}
    </PictureGrid>
  );
}
