import type { Pick, Question } from '@digipals/contract';
import { isComplete, judge, markPicks } from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import { Button } from '@digipals/ui';
import { useEffect, useMemo, useState } from 'react';
import { QuestionParts } from '../src/components/QuestionParts.tsx';
import type { PlayerPorts } from '../src/ports.ts';
import { usePlayback } from '../src/shell/use-playback.ts';
import { stagePorts } from './ports.ts';
import css from './stage.module.css';

/** A playable question, with its picks as state. */
export function Play({ question }: { question: Question }) {
  const t = useText();
  const [picks, setPicks] = useState<readonly Pick[]>([]);
  const [checked, setChecked] = useState(false);
  const [played, setPlayed] = useState<readonly string[]>([]);
  const [logged, setLogged] = useState<readonly string[]>([]);

  const ports = useMemo<PlayerPorts>(
    () =>
      stagePorts({
        onPlay: url => setPlayed(urls => [...urls, url]),
        onLog: line => setLogged(lines => [...lines, line]),
      }),
    [],
  );
  const { playback, open, waitForParts } = usePlayback();
  useEffect(open, [open]);
  useEffect(() => {
    if (checked) void waitForParts();
  }, [checked, waitForParts]);
  const complete = isComplete(question, picks);

  return (
    <main
      className={css['board']}
      data-picks={JSON.stringify(picks)}
      data-complete={complete}
      data-valid={checked ? judge(question, picks) : undefined}
      data-played={played.join(' ')}
      data-log={logged.join('\n')}
    >
      <h1 className={css['title']}>{question.instruction?.text}</h1>
      <QuestionParts
        question={question}
        picks={picks}
        onPick={setPicks}
        locked={checked}
        marks={checked ? markPicks(question, picks) : null}
        outcome={checked ? (judge(question, picks) ? 'correct' : 'moveOn') : null}
        onAnswer={given => {
          setPicks(given);
          setChecked(true);
        }}
        ports={ports}
        playback={playback}
        recordSeconds={1}
      />
      <Button big disabled={!complete} onClick={() => setChecked(true)}>
        {t('player.check')}
      </Button>
    </main>
  );
}
