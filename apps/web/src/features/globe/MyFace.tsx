import { classes, Face } from '@digipals/ui';
import css from './Globe.module.css';
import type { Me } from './pins.ts';

/** The child's own face over its country, larger than those of friends. */
export function MyFace({ me }: { me: Me }) {
  return (
    <span className={css['mark']} data-behind="">
      {me.avatarImage && (
        <span className={classes(css['pin'], css['me'])} data-me="">
          <Face
            src={`${me.avatarImage}/head.svg`}
            flag={me.country}
            tint="yellow"
            className={css['face']}
          />
        </span>
      )}
    </span>
  );
}
