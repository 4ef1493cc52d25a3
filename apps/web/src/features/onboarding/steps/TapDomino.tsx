import type { MessageKey } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import {
  classes,
  type DominoMood,
  Icon,
  Island,
  MovingDomino,
  type SoundName,
  SpeechBubble,
  VisuallyHidden,
} from '@digipals/ui';
import { useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import type { Me } from '../me.ts';
import { type Nav, StepFrame } from '../StepFrame.tsx';
import bark from '../sounds/bark.mp3?no-inline';
import css from './TapDomino.module.css';

type Spot = { name: MessageKey; says: MessageKey; mood: DominoMood; sound: SoundName | null };

const spots = {
  ear: {
    ...{ name: 'onboarding.dog.ear', says: 'onboarding.dog.earSays' },
    ...{ mood: 'hello', sound: 'like' },
  },
  nose: {
    ...{ name: 'onboarding.dog.nose', says: 'onboarding.dog.noseSays' },
    ...{ mood: 'think', sound: 'pop' },
  },
  tummy: {
    ...{ name: 'onboarding.dog.tummy', says: 'onboarding.dog.tummySays' },
    ...{ mood: 'hello', sound: null },
  },
} as const satisfies Record<string, Spot>;
type SpotName = keyof typeof spots;
const names = Object.keys(spots) as SpotName[];

/** Step 1: three places to tap, each with a reaction of its own. */
export function TapDomino({ me, nav }: { me: Me; nav: Nav }) {
  const t = useText();
  const { sounds } = useServices();
  const [taps, setTaps] = useState<readonly SpotName[]>([]);
  /** The place whose movement has not ended. */
  const [moving, setMoving] = useState<SpotName>();
  const last = taps.at(-1);
  const found = new Set(taps).size;
  const tap = (name: SpotName) => {
    const { sound } = spots[name];
    if (sound) sounds.effect(sound);
    else void sounds.play(bark);
    setTaps(before => [...before, name]);
    setMoving(name);
  };
  return (
    <StepFrame
      nav={nav}
      title={inLanguage => inLanguage('onboarding.dog.title')}
      done={found === names.length}
      note={<Hearts count={found} />}
    >
      <Island className={css['island']} />
      <div className={css['dog']}>
        <div
          className={classes(css['moving'], moving && css[moving])}
          onAnimationEnd={({ target, currentTarget }) => {
            // Not what moves inside him.
            if (target === currentTarget) setMoving(undefined);
          }}
        >
          <MovingDomino mood={last ? spots[last].mood : 'hello'} own={me.dominoImage} />
        </div>
        {last && <Icon key={`heart ${taps.length}`} filled name="heart" className={css['heart']} />}
        {names.map(name => (
          <button
            key={name}
            type="button"
            className={css['spot']}
            data-spot={name}
            data-done={taps.includes(name) || undefined}
            aria-label={t(spots[name].name)}
            onClick={() => tap(name)}
          />
        ))}
        <div role="status" className={css['says']}>
          {last && <SpeechBubble at="30%">{t(spots[last].says)}</SpeechBubble>}
        </div>
      </div>
    </StepFrame>
  );
}

/** How many of the places the child has found. */
function Hearts({ count }: { count: number }) {
  const t = useText();
  return (
    <span className={css['hearts']}>
      {names.map((name, index) => (
        <Icon key={name} filled name="heart" className={index < count ? css['full'] : undefined} />
      ))}
      <VisuallyHidden>{t('common.xOfY', { current: count, total: names.length })}</VisuallyHidden>
    </span>
  );
}
