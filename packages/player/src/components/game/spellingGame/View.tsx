import { spelling } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { Button, Chip, Keyboard, VisuallyHidden } from '@digipals/ui';
import type { PartProps, ViewProps } from '../../../part.ts';
import { alphabetInSevens, useNarrowKeyboard } from '../../narrow-keyboard.ts';
import { pictureOf } from '../../shared/scene-spots.ts';
import { Balloon, Balloons } from './Balloons.tsx';
import { Boxes } from './Boxes.tsx';
import { coloursOf } from './balloons.ts';
import { useSpelling } from './use-spelling.ts';
import css from './View.module.css';

/** The child spells a word letter by letter before ten balloons are gone (COMP-31). */
export default function View({ part }: ViewProps) {
  const t = useText();
  const game = useSpelling(part);
  const narrow = useNarrowKeyboard();
  const colours = coloursOf(part.component);
  return (
    <div className={css['spelling']}>
      <div className={css['inside']}>
        <div className={css['flight']}>
          <Balloons left={game.balloons} burst={game.burst} colours={colours} />
        </div>
        <div className={css['tools']}>
          <Chip className={css['left']}>
            <SmallBalloon colour={colours[0] ?? ''} />
            <span aria-hidden="true">{game.balloons}</span>
          </Chip>
          <Button
            variant="quiet"
            icon="bulb"
            className={css['clue'] ?? ''}
            disabled={!game.hasClue}
            onClick={game.clue}
          >
            <span className={css['clueText']}>{t('player.clue')}</span>
            <span className={css['cost']}>
              <span aria-hidden="true">−{spelling.clueCost}</span>
              <SmallBalloon colour="var(--red)" />
              <VisuallyHidden>{t('player.clueCost', { count: spelling.clueCost })}</VisuallyHidden>
            </span>
          </Button>
        </div>
        <Hint {...part} />
        <div className={css['boxes']}>
          <Boxes boxes={game.boxes} mark={game.mark} />
        </div>
        <div className={css['keys']}>
          <Keyboard
            rows={narrow ? alphabetInSevens : spelling.keyRows}
            label={t('keyboard.label')}
            stateOf={game.stateOf}
            disabled={part.locked}
            onKey={game.press}
          />
        </div>
      </div>
    </div>
  );
}

function SmallBalloon({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 72 96" className={css['small']} aria-hidden="true">
      <Balloon colour={colour} />
    </svg>
  );
}

/** Help for guessing the word: its topic, a picture, a sentence. */
function Hint({ component, hint }: PartProps) {
  const glow = hint?.glow === 'place' || undefined;
  const picture = pictureOf(component);
  const clue = component.data[0]?.label;
  return (
    <>
      {picture && (
        <span className={css['picture']} data-glow={glow}>
          <img src={picture.value} alt={picture.label} draggable={false} />
        </span>
      )}
      <p className={css['about']} lang="en" data-glow={picture ? undefined : glow}>
        <b className={css['topic']}>{String(component.meta['topic'] ?? '')}</b>
        {clue && <span>{clue}</span>}
      </p>
    </>
  );
}
