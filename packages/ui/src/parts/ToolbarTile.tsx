import { classes } from '../classes.ts';
import { colourClass, type ToolbarColour } from '../colours.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import css from './ToolbarTile.module.css';

type Props = { icon: IconName; colour: ToolbarColour; className?: string | undefined };

/** The coloured tile of a page in the toolbar; the link around it has the name. */
export function ToolbarTile({ icon, colour, className }: Props) {
  return (
    <span
      className={classes(css['tile'], colourClass(colour), className)}
      data-colour={colour}
      aria-hidden="true"
    >
      <Icon name={icon} />
    </span>
  );
}
