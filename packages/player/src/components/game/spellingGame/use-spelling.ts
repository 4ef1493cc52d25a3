import {
  canClue,
  isLost,
  isSpelt,
  pressKey,
  type Spelling,
  spellingBoxes,
  spellingKey,
  speltSoFar,
  startSpelling,
  takeClue,
} from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../../motion/Announcer.tsx';
import { type PartProps, pickKey } from '../../../part.ts';

/** The game and how many balloons the last step cost. */
type Round = { game: Spelling; burst: number };

/** State of the spelling game. The current word is its pick; keys and balloons belong to this round only. */
export function useSpelling(part: PartProps) {
  const { component, picks, onPick, onAnswer, locked, marks, hint, outcome, ports } = part;
  const t = useText();
  const announce = useAnnounce();
  const item = component.data[0] ?? { id: '', value: '' };
  const others = picks.filter(pick => pick.componentId !== component.id);
  const own = picks.find(pick => pick.componentId === component.id);
  const [{ game, burst }, setRound] = useState<Round>(() => ({
    game: startSpelling(item.value, own?.value),
    burst: 0,
  }));

  const pick = (value: string) => ({ id: item.id, value, componentId: component.id });
  const picksOf = (next: Spelling) => [...others, pick(speltSoFar(next))];

  const step = (next: Spelling, said: string): void => {
    const lost = game.balloons - next.balloons;
    setRound({ game: next, burst: lost });
    announce(lost > 0 ? `${said} ${t('player.balloons', { count: next.balloons })}` : said);
    if (lost > 0) ports.effect('balloonPop');
    if (isSpelt(next) || isLost(next)) onAnswer(picksOf(next));
    else onPick(picksOf(next));
  };

  const press = (key: string): void => {
    const next = pressKey(game, key);
    if (locked || next === game) return;
    const letter = key.toLowerCase();
    const isRight = spellingKey(next, letter) === 'right';
    step(next, t(isRight ? 'player.inWord' : 'player.notInWord', { letter }));
  };

  const clue = (): void => {
    const next = takeClue(game, ports.random);
    const letter = next.pressed.at(-1);
    if (locked || next === game || letter === undefined) return;
    step(next, t('player.inWord', { letter }));
  };

  // A lost game is one try: the next one starts with all balloons (AMBIG-37), and with a letter if a hint set one.
  const before = useRef(outcome);
  useEffect(() => {
    const ended = before.current;
    before.current = outcome;
    if (ended !== 'tryAgain' || outcome !== null) return;
    const helped = hint?.rung === 'fewer';
    setRound({ game: startSpelling(item.value, helped ? own?.value : ''), burst: 0 });
    if (!helped) onPick(others);
  });

  useLetters(press);

  return {
    balloons: game.balloons,
    burst,
    // After the last try the pick is the answer.
    boxes: spellingBoxes(outcome === 'moveOn' ? startSpelling(item.value, own?.value) : game),
    mark: marks?.get(pickKey(pick(''))),
    hasClue: canClue(game) && !locked,
    stateOf: (key: string) => spellingKey(game, key),
    press,
    clue,
  };
}

/** Keys of a real keyboard count wherever the focus is, unless they have another meaning there. */
function useLetters(press: (key: string) => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isHandledElsewhere =
        event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat;
      const isTyping =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [contenteditable], dialog');
      if (!isHandledElsewhere && !isTyping) press(event.key);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
