import { player } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PartProps } from '../../../part.ts';
import { useDone } from '../use-done.ts';
import { Lines } from './Lines.tsx';
import css from './ListenOnly.module.css';
import { soundsOf, type Turn, turnsOf } from './turns.ts';

/** Without a microphone the child plays every sound once (RULE-17, GAME-21). */
export function ListenOnly({ part }: { part: PartProps }) {
  const t = useText();
  const { component, ports, playback } = part;
  const turns = turnsOf(component);
  const { finish } = useDone(part);
  const [heard, setHeard] = useState<readonly string[]>([]);
  const waits = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => () => waits.current.forEach(clearTimeout), []);

  const leftOf = (turn: Turn): number => soundsOf(turn).filter(url => !heard.includes(url)).length;
  const count = (url: string) => setHeard(last => (last.includes(url) ? last : [...last, url]));

  const say = async (url: string, rate = 1): Promise<boolean> => {
    // A sound that never ends counts as played after a while (AMBIG-43).
    const wait = setTimeout(() => count(url), player.triggerWaitMs);
    waits.current.add(wait);
    const end = await ports.sound.play(url, { rate });
    clearTimeout(wait);
    if (end !== 'aborted') count(url);
    return end !== 'aborted';
  };

  const sayAll = async (rate: number) => {
    for (const url of turns.flatMap(soundsOf)) if (!(await say(url, rate))) return;
  };

  useEffect(() => {
    for (const turn of turns) if (leftOf(turn) === 0) finish(turn.item);
  });
  const replay = useEffectEvent((rate: number) => void sayAll(rate));
  useEffect(
    () => playback.register({ play: replay, stop: () => ports.sound.stop() }),
    [playback, ports],
  );

  return (
    <div className={css['listen']}>
      <p className={css['note']}>{t('player.listenAll')}</p>
      {turns.map(turn => (
        <div
          key={turn.item.id}
          className={css['turn']}
          data-left={leftOf(turn)}
          data-heard={leftOf(turn) === 0 || undefined}
        >
          <Lines component={component} turn={turn} onSpeak={url => void say(url)} />
        </div>
      ))}
    </div>
  );
}
