import { useText } from '@digipals/i18n/react';
import { useId } from 'react';
import css from './ColourDots.module.css';

type Props = {
  colours: readonly string[];
  chosen: string | undefined;
  /** Picture of what is coloured, in the middle of the ring. */
  picture: string;
  onChoose(colour: string): void;
};

/** Colours as a ring of dots around what they colour; on a phone in a row. */
export function ColourDots({ colours, chosen, picture, onChoose }: Props) {
  const t = useText();
  const name = useId();
  return (
    <fieldset className={css['ring']}>
      <legend className={css['legend']}>{t('room.colour')}</legend>
      <img src={picture} alt="" className={css['thing']} />
      {colours.map((colour, index) => (
        <label
          key={colour}
          className={css['dot']}
          style={{ '--at': `${(360 / colours.length) * index}deg`, '--k': colour }}
        >
          <input
            type="radio"
            name={name}
            checked={colour === chosen}
            aria-label={t('room.colourNumber', { number: index + 1 })}
            onChange={() => onChoose(colour)}
          />
        </label>
      ))}
    </fieldset>
  );
}
