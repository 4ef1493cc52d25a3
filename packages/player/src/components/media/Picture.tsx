import { classes } from '@digipals/ui';
import type { ViewProps } from '../../part.ts';
import css from './Picture.module.css';

/** The picture of a question; a large one fills the board without a card around it. */
export default function Picture({ part, large = false }: ViewProps & { large?: boolean }) {
  return (
    <div className={classes(css['picture'], large && css['large'])}>
      {part.component.data.map(item => (
        <img key={item.id} src={item.value} alt={item.label ?? ''} draggable={false} />
      ))}
    </div>
  );
}
