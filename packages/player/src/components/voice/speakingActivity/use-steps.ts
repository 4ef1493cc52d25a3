import { useEffect, useEffectEvent, useState } from 'react';
import type { PartProps } from '../../../part.ts';
import { useDone } from '../use-done.ts';
import { soundsOf, type Turn, turnsOf } from './turns.ts';
import { useSay } from './use-say.ts';

/** What is heard before a child speaks: the question, of an echo the line itself. */
const openingOf = ({ item, prompt, kind }: Turn): string[] =>
  [prompt?.audio, kind === 'echo' ? item.audio : undefined].filter(url => url !== undefined);

/** A turn and its try. Each try has a number, so that a sound that ends late belongs to none. */
type Step = {
  place: number;
  number: number;
  /** The child has spoken. */
  isSaid: boolean;
  /** After that, the model was heard to its end. */
  isHeard: boolean;
};

/** The steps of a speaking component: each turn is said, then heard, then said again or left. */
export function useSteps(part: PartProps) {
  const { component, ports, playback, recordSeconds, locked } = part;
  const turns = turnsOf(component);
  const { isDone, finish } = useDone(part);
  const say = useSay(ports, recordSeconds * 1000);
  const [step, setStep] = useState<Step>(() => {
    const open = turns.findIndex(({ item }) => !isDone(item));
    // A question that is done shows its last turn.
    const isOver = open < 0;
    return {
      place: isOver ? turns.length - 1 : open,
      ...{ number: 0, isSaid: isOver, isHeard: isOver },
    };
  });
  const { place, number, isSaid, isHeard } = step;
  const turn = turns[place];
  const isLast = place === turns.length - 1;

  const model = turn?.item.audio;

  const hear = async (urls: readonly string[], rate?: number) => {
    const isOver = await say(urls, rate);
    if (!isOver || model === undefined || !urls.includes(model)) return;
    setStep(last => (last.number === number && last.isSaid ? { ...last, isHeard: true } : last));
  };

  const begin = (next: number) => {
    ports.sound.stop();
    setStep({ place: next, number: number + 1, isSaid: false, isHeard: false });
  };

  const open = useEffectEvent((begun: number) => {
    if (turn && begun === number && !isSaid && !locked) void say(openingOf(turn));
  });
  useEffect(() => open(number), [number]);

  // After the last turn the question goes on with its own button.
  const end = useEffectEvent(() => {
    if (turn) finish(turn.item);
  });
  useEffect(() => {
    if (isLast && isHeard) end();
  }, [isLast, isHeard]);

  const replay = useEffectEvent((rate: number) => {
    if (!turn) return;
    const opening = openingOf(turn);
    // Where nobody asks, replay helps with the line itself.
    void hear(isSaid || opening.length === 0 ? soundsOf(turn) : opening, rate);
  });
  useEffect(
    () => playback.register({ play: replay, stop: () => ports.sound.stop() }),
    [playback, ports],
  );

  return {
    ...step,
    turns,
    turn,
    /** Plays what the child has chosen to hear; a model that it interrupted comes after it. */
    hear: (urls: readonly string[]) => {
      const isOwed = isSaid && !isHeard && model !== undefined && !urls.includes(model);
      void hear(isOwed ? [...urls, model] : urls);
    },
    /** The child has spoken: it hears its recording, then the model. */
    said: (own: string | undefined) => {
      setStep(last => ({ ...last, isSaid: true }));
      void hear([own, model].filter(url => url !== undefined));
    },
    again: () => begin(place),
    /** Undefined in the last turn. */
    goOn: isLast
      ? undefined
      : () => {
          if (!turn || !isHeard) return;
          finish(turn.item);
          begin(place + 1);
        },
  };
}
