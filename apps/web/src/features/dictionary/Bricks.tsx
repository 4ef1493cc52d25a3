import { classes, colourClass, type ToolbarColour } from '@digipals/ui';
import { useServices } from '../../shared/services.tsx';
import css from './Bricks.module.css';

const colours: readonly ToolbarColour[] = ['red', 'yellow', 'green', 'blue', 'violet', 'darkBlue'];

type Props = {
  label: string;
  letters: readonly string[];
  chosen: string | undefined;
  onChoose(letter: string): void;
};

/** The letters as bricks, in two rows (DICT-01). */
export function Bricks({ label, letters, chosen, onChoose }: Props) {
  const { sounds } = useServices();
  const choose = (letter: string) => {
    sounds.effect('select');
    onChoose(letter);
  };
  return (
    <nav className={css['bricks']} aria-label={label}>
      {letters.map((letter, at) => {
        const colour = colours[at % colours.length];
        return (
          <button
            key={letter}
            type="button"
            lang="en"
            className={classes(css['brick'], colourClass(colour), colour && css[colour])}
            aria-current={letter === chosen || undefined}
            onClick={() => choose(letter)}
          >
            {letter.toUpperCase()}
          </button>
        );
      })}
    </nav>
  );
}
