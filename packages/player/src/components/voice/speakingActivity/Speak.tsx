import { useEffect, useEffectEvent, useState } from 'react';
import type { PartProps } from '../../../part.ts';
import { useDone } from '../use-done.ts';
import { Lines } from './Lines.tsx';
import { Mine } from './Mine.tsx';
import { Panel } from './Panel.tsx';
import css from './Speak.module.css';
import { soundsOf, turnsOf } from './turns.ts';
import { useRecorder } from './use-recorder.ts';
import { useRecordings } from './use-recordings.ts';

type Props = { part: PartProps; onFailed(): void };

/** Turn by turn: hear the prompt, record the line, listen to it, record it again (RULE-18). */
export function Speak({ part, onFailed }: Props) {
  const { component, ports, playback, recordSeconds, locked } = part;
  const turns = turnsOf(component);
  const { isDone, finish } = useDone(part);
  const { urls, keep } = useRecordings();
  const [again, setAgain] = useState<string | null>(null);
  const open =
    turns.find(({ item }) => item.id === again) ??
    turns.find(({ item }) => !isDone(item)) ??
    turns.at(-1);

  const recorder = useRecorder({
    ports,
    limit: recordSeconds,
    onRecorded: recording => {
      if (!open) return;
      keep(open.item.id, recording);
      setAgain(null);
      finish(open.item);
    },
    onFailed,
  });

  const say = (urls: readonly string[], rate = 1) => {
    void (async () => {
      for (const url of urls) if ((await ports.sound.play(url, { rate })) === 'aborted') return;
    })();
  };

  // The next turn plays its prompt without a button.
  const asked = open?.prompt?.audio;
  useEffect(() => {
    if (asked) void ports.sound.play(asked);
  }, [asked, ports]);

  const replay = useEffectEvent((rate: number) => {
    if (open) say(soundsOf(open), rate);
  });
  useEffect(
    () => playback.register({ play: replay, stop: () => ports.sound.stop() }),
    [playback, ports],
  );

  if (!open) return null;
  const done = turns.filter(({ item }) => isDone(item) && item.id !== open.item.id);
  return (
    <div className={css['speak']}>
      <div className={css['lines']}>
        <Lines component={component} turn={open} onSpeak={url => say([url])} />
      </div>
      <Panel
        running={recorder.running}
        limit={recordSeconds}
        locked={locked}
        onStart={recorder.start}
        onStop={recorder.stop}
      />
      <ul className={css['done']}>
        {(isDone(open.item) ? [...done, open] : done).map(({ item }) => (
          <Mine
            key={item.id}
            text={item.value}
            onHear={() => {
              const url = urls[item.id];
              if (url) say([url]);
            }}
            onAgain={() => setAgain(item.id)}
          />
        ))}
      </ul>
    </div>
  );
}
