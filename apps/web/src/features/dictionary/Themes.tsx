import type { TeachingLanguage, Word } from '@digipals/contract';
import { type WordTheme, wordThemes } from '@digipals/contract/word-themes';
import { useText } from '@digipals/i18n/react';
import { classes, RoundButton } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { remoteData } from '../../shared/remote-data.ts';
import { useServices } from '../../shared/services.tsx';
import { onShelf } from './find-words.ts';
import css from './Themes.module.css';
import { themes } from './theme-names.ts';
import { tintOf } from './WordGrid.tsx';
import { type ShowWords, WordPanel } from './WordPanel.tsx';
import { allWordsQuery } from './word-queries.ts';

type Props = {
  english: TeachingLanguage;
  show: ShowWords;
  /** Called when another letter or theme is chosen. */
  onChoose(): void;
};

/** Words by theme: the themes as cards, then the words of one. */
export function Themes({ english, show, onChoose }: Props) {
  const t = useText();
  const [theme, setTheme] = useState<WordTheme | null>(null);
  const query = useQuery(allWordsQuery(english));
  const choose = (to: WordTheme | null) => {
    setTheme(to);
    onChoose();
  };
  return (
    <WordPanel
      data={remoteData(query)}
      failed={t('error.words')}
      onRetry={() => void query.refetch()}
    >
      {words =>
        theme === null ? (
          <Choice words={words} onChoose={choose} />
        ) : (
          <>
            <header className={css['head']}>
              <RoundButton
                icon="left"
                label={t('dictionary.allThemes')}
                onClick={() => choose(null)}
              />
              <h2>{t(themes[theme].name)}</h2>
            </header>
            {show(onShelf(words.filter(word => word.theme === theme)))}
          </>
        )
      }
    </WordPanel>
  );
}

type ChoiceProps = { words: readonly Word[]; onChoose(theme: WordTheme): void };

function Choice({ words, onChoose }: ChoiceProps) {
  const t = useText();
  const { sounds } = useServices();
  const choose = (theme: WordTheme) => {
    sounds.effect('select');
    onChoose(theme);
  };
  const pictureOf = (theme: WordTheme) => words.find(({ id }) => id === themes[theme].wordId);
  return (
    <ul className={css['themes']}>
      {wordThemes.map((theme, at) => (
        <li key={theme}>
          <button
            type="button"
            className={classes(css['theme'], tintOf(at))}
            onClick={() => choose(theme)}
          >
            <img src={pictureOf(theme)?.picture} alt="" loading="lazy" />
            {t(themes[theme].name)}
          </button>
        </li>
      ))}
    </ul>
  );
}
