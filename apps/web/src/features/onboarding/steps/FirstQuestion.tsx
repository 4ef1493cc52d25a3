import { useText } from '@digipals/i18n/react';
import { Button, classes, Icon } from '@digipals/ui';
import { useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import dog from '../art/dog.webp?no-inline';
import duck from '../art/duck.webp?no-inline';
import fish from '../art/fish.webp?no-inline';
import { type Nav, StepFrame } from '../StepFrame.tsx';
import british from '../sounds/dog-gb.mp3?no-inline';
import american from '../sounds/dog-us.mp3?no-inline';
import css from './FirstQuestion.module.css';

const pictures = { duck, dog, fish };
type Animal = keyof typeof pictures;
const animals = Object.keys(pictures) as Animal[];
const right: Animal = 'dog';

type Props = { nav: Nav; american: boolean };

/** Step 5: one question as in the Academy. A wrong card shakes once, and the word is said again. */
export function FirstQuestion({ nav, american: isAmerican }: Props) {
  const t = useText();
  const { sounds } = useServices();
  const [wrong, setWrong] = useState<{ animal: Animal; times: number }>();
  const [done, setDone] = useState(false);
  const listen = () => void sounds.play(isAmerican ? american : british);
  const pick = (animal: Animal) => {
    if (done) return;
    if (animal === right) {
      sounds.effect('activityPositive');
      setWrong(undefined);
      setDone(true);
      return;
    }
    setWrong(before => ({ animal, times: (before?.times ?? 0) + 1 }));
    listen();
  };
  return (
    <StepFrame
      nav={nav}
      title={inLanguage => inLanguage('onboarding.question.title')}
      done={done}
      next={{
        label: inLanguage => inLanguage('onboarding.question.right'),
        variant: 'go',
        icon: 'ok',
      }}
    >
      <div className={css['question']}>
        <Button icon="speak" lang="en" className={css['listen']} onClick={listen}>
          {right}
        </Button>
        <p role="status" className={css['again']}>
          {wrong && t('onboarding.question.again')}
        </p>
        <div className={css['cards']}>
          {animals.map(animal => {
            const isWrong = wrong?.animal === animal;
            const isRight = done && animal === right;
            return (
              <button
                key={`${animal} ${isWrong ? wrong.times : 0}`}
                type="button"
                lang="en"
                aria-label={animal}
                aria-disabled={done || undefined}
                data-state={isRight ? 'right' : isWrong ? 'wrong' : undefined}
                className={classes(css['card'], done && !isRight && css['pale'])}
                onClick={() => pick(animal)}
              >
                <img src={pictures[animal]} alt="" width={220} height={220} />
                {isRight && (
                  <span className={css['tick']}>
                    <Icon name="ok" />
                  </span>
                )}
              </button>
            );
          })}
        </div>
      </div>
    </StepFrame>
  );
}
