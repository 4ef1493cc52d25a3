import { localKey } from '@digipals/client';
import type { TeachingLanguage } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useKeepAnswers } from '../../shared/offline/keep/use-keep-answers.ts';
import { remoteData } from '../../shared/remote-data.ts';
import { useServices } from '../../shared/services.tsx';
import { Bricks } from './Bricks.tsx';
import { onShelf } from './find-words.ts';
import { type ShowWords, WordPanel } from './WordPanel.tsx';
import { alphabetQuery, letterQuery } from './word-queries.ts';

/** The letter that was open last, until the page reloads. */
const lastKey = localKey('lastLetter');

type Shown = { english: TeachingLanguage; show: ShowWords };
type Props = Shown & {
  /** Called when another letter or theme is chosen. */
  onChoose(): void;
};

/** Words by letter: the bricks and the words of one (DICT-01, DICT-02). */
export function Letters({ english, show, onChoose }: Props) {
  const t = useText();
  const { queries } = useServices();
  const [chosen, setChosen] = useState(() => queries.getQueryData<string>(lastKey));
  const query = useQuery(alphabetQuery(english));
  const alphabet = remoteData(query);
  const choose = (letter: string) => {
    queries.setQueryData(lastKey, letter);
    setChosen(letter);
    onChoose();
  };
  if (alphabet.state !== 'success')
    return (
      <WordPanel data={alphabet} failed={t('error.alphabet')} onRetry={() => void query.refetch()}>
        {() => null}
      </WordPanel>
    );
  const letters = alphabet.data;
  const letter = letters.find(one => one === chosen) ?? letters[0];
  return (
    <>
      <Bricks label={t('dictionary.letters')} letters={letters} chosen={letter} onChoose={choose} />
      {letter !== undefined && (
        <WordsOf key={letter} english={english} letter={letter} show={show} />
      )}
    </>
  );
}

function WordsOf({ english, letter, show }: Shown & { letter: string }) {
  const t = useText();
  const query = useQuery(letterQuery(english, letter));
  const asked = ['alphabet-list', `words/${letter}`];
  const kept = asked.map(path => `dictionary/${path}?english=${english}`).join(' ');
  useKeepAnswers(kept, query.isSuccess);
  return (
    <WordPanel
      data={remoteData(query)}
      failed={t('error.words')}
      onRetry={() => void query.refetch()}
    >
      {words => show(onShelf(words))}
    </WordPanel>
  );
}
