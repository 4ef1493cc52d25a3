import { classes } from '../classes.ts';
import { colourClass, type ToolbarColour } from '../colours.ts';
import css from './Face.module.css';
import { Flag } from './Flag.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = {
  src: string;
  alt?: string;
  tint?: ToolbarColour;
  /** Country code or language tag of the flag at the bottom right. */
  flag?: string | undefined;
  flagLabel?: string;
  online?: boolean;
  onlineLabel?: string;
  className?: string | undefined;
};

/** A child's head on a soft round background, with flag and green dot; its width sets its size (72 px). */
export function Face(props: Props) {
  const { src, alt = '', tint = 'blue', flag, flagLabel, online, onlineLabel, className } = props;
  return (
    <span
      className={classes(css['face'], colourClass(tint), online && css['online'], className)}
      data-online={online || undefined}
    >
      <img className={css['head']} src={src} alt={alt} />
      {flag && (
        <Flag code={flag} className={css['flag']} {...(flagLabel && { label: flagLabel })} />
      )}
      {online && onlineLabel && <VisuallyHidden>{onlineLabel}</VisuallyHidden>}
    </span>
  );
}
