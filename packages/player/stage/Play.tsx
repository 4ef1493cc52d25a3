import type { Pick, Question } from '@digipals/contract';
import { isComplete, judge, markPicks } from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import { Button } from '@digipals/ui';
import { useCallback, useMemo, useState } from 'react';
import { QuestionParts } from '../src/components/QuestionParts.tsx';
import type { SoundPort } from '../src/ports.ts';
import css from './stage.module.css';

/** One question that can be played: the picks live here, as they do in a run. */
export function Play({ question }: { question: Question }) {
  const t = useText();
  const [picks, setPicks] = useState<readonly Pick[]>([]);
  const [checked, setChecked] = useState(false);
  const [played, setPlayed] = useState<readonly string[]>([]);
  const [logged, setLogged] = useState<readonly string[]>([]);

  const sound = useMemo<SoundPort>(
    () => ({
      play: async url => {
        setPlayed(urls => [...urls, url]);
        return 'ended';
      },
      stop: () => undefined,
    }),
    [],
  );
  const log = useCallback((line: string) => setLogged(lines => [...lines, line]), []);
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
        sound={sound}
        log={log}
      />
      <Button big disabled={!complete} onClick={() => setChecked(true)}>
        {t('player.check')}
      </Button>
    </main>
  );
}
