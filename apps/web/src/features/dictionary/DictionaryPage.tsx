import type { Languages, Word } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { classes, Icon, roundButtonClass } from '@digipals/ui';
import { useState } from 'react';
import { PageHeading } from '../../shared/page-title.tsx';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import { useServices } from '../../shared/services.tsx';
import css from './DictionaryPage.module.css';
import { Found } from './Found.tsx';
import { Letters } from './Letters.tsx';
import { OpenWord } from './OpenWord.tsx';
import { SearchBox } from './SearchBox.tsx';
import { Themes } from './Themes.tsx';
import { useKnownWords } from './use-known-words.ts';
import { useOpenWord } from './use-open-word.ts';
import { WordGrid } from './WordGrid.tsx';
import type { ShowWords } from './WordPanel.tsx';

type Way = 'letters' | 'themes';

type Props = { userId: string; languages: Languages };

/** The dictionary: words by letter, by theme or by search, and the opened word beside them. */
export function DictionaryPage({ userId, languages }: Props) {
  const t = useText();
  const { sounds } = useServices();
  const [way, setWay] = useState<Way>('letters');
  const [text, setText] = useState('');
  const known = useKnownWords(userId);
  const { teachingLanguage } = languages;
  const { word: opened, open, close } = useOpenWord(teachingLanguage);

  const openWord = (word: Word) => {
    open(word);
    void sounds.play(word.audio[teachingLanguage]);
  };
  const show: ShowWords = words => (
    <WordGrid words={words} open={opened?.id} isKnown={known.has} onOpen={openWord} />
  );
  // An opened word would cover the end of what comes next on a phone.
  const go = (to: Way) => {
    setWay(to);
    setText('');
    close();
  };
  const search = (wanted: string) => {
    setText(wanted);
    close();
  };

  return (
    <div className={css['page']} data-open={opened !== undefined || undefined}>
      <div className={css['shelf']}>
        <header className={css['head']}>
          <PageHeading className={css['title']}>
            <Icon name="book" />
            {t('menu.dictionary')}
          </PageHeading>
          <SearchBox text={text} onText={search} />
          <Ways way={way} onGo={go} />
          <Link
            to={path('words')}
            className={classes(roundButtonClass('green'), css['words'])}
            aria-label={t('words.title')}
          >
            <Icon name="sprout" />
          </Link>
        </header>
        {text.trim() !== '' && <Found text={text} languages={languages} show={show} />}
        {/* Stays mounted, so that the letter or theme is still chosen after a search. */}
        <div className={css['way']} hidden={text.trim() !== ''}>
          {way === 'letters' ? (
            <Letters english={teachingLanguage} show={show} onChoose={close} />
          ) : (
            <Themes english={teachingLanguage} show={show} onChoose={close} />
          )}
        </div>
      </div>
      {opened ? (
        <OpenWord
          key={opened.id}
          word={opened}
          languages={languages}
          known={known.has(opened.id)}
          onKnow={() => known.toggle(opened.id)}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

function Ways({ way, onGo }: { way: Way; onGo(way: Way): void }) {
  const t = useText();
  return (
    <fieldset className={css['ways']} aria-label={t('menu.dictionary')}>
      <button
        type="button"
        aria-label={t('dictionary.letters')}
        aria-pressed={way === 'letters'}
        onClick={() => onGo('letters')}
      >
        <span aria-hidden="true">Abc</span>
      </button>
      <button
        type="button"
        aria-label={t('dictionary.themes')}
        aria-pressed={way === 'themes'}
        onClick={() => onGo('themes')}
      >
        <Icon name="puzzle" />
      </button>
    </fieldset>
  );
}
