import { classes } from '@digipals/ui';
import type { ViewProps } from '../../part.ts';
import { Tile } from '../Tile.tsx';
import css from './TextChoices.module.css';
import { useChoice } from './use-choice.ts';

/** Word tiles that are chosen by a tap. */
export default function TextChoices({ part }: ViewProps) {
  const choice = useChoice(part);
  const { data } = part.component;
  return (
    <div className={classes(css['words'], data.length % 2 === 1 && css['odd'])}>
      {data.map((item, index) => {
        const { chosen, mark, button } = choice(item);
        return (
          <Tile
            key={item.id}
            item={item}
            face={item.audio ? 'spoken' : 'text'}
            set={chosen}
            mark={mark}
            turn={index}
            {...button}
          />
        );
      })}
    </div>
  );
}
