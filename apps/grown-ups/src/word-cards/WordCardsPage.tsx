import type { ClassPage, ClassProgress } from '@digipals/contract';
import type { LanguageCode } from '@digipals/contract/constants';
import { Button, LabelledSelect, Segments } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { Box } from '../parts/Box.tsx';
import { Head } from '../parts/Head.tsx';
import { Read } from '../parts/Read.tsx';
import { CardPage, CardPreview } from '../print/CardPage.tsx';
import { PrintPages } from '../print/PrintPages.tsx';
import { type Paper, pagesOf, papers } from '../print/papers.ts';
import { lessonOf } from '../progress/progress-numbers.ts';
import { useProgress } from '../progress/use-progress.ts';
import { languageNames } from '../shared/dates.ts';
import { lessonTitle } from '../words/lessons.ts';
import { prints } from '../words/prints.ts';
import { WordCard } from './WordCard.tsx';
import css from './WordCardsPage.module.css';

const NONE = 'none';
const { gb: _, us: __, ...others } = languageNames;
const languages = { [NONE]: prints.noMeaning, ...others };
type Chosen = keyof typeof languages;

/** The language that most children of a class have help in, if it is another than English. */
function usualLanguage({ people }: ClassPage): Chosen {
  const options = Object.keys(others) as (keyof typeof others)[];
  const speakers = (code: LanguageCode) =>
    people.filter(({ language }) => language === code).length;
  const [most] = options.toSorted((one, other) => speakers(other) - speakers(one));
  return most && speakers(most) > 0 ? most : NONE;
}

function Loaded({ data, progress }: { data: ClassPage; progress: ClassProgress }) {
  const { lessons } = progress;
  const [lessonId, setLesson] = useState(lessonOf(progress)?.lessonId ?? '');
  const [language, setLanguage] = useState<Chosen>(usualLanguage(data));
  const [paper, setPaper] = useState<Paper>('a4');
  const lesson = lessons.find(one => one.lessonId === lessonId);
  const words = lesson?.words ?? [];
  const pages = pagesOf(words);
  const shown = (some: typeof words) =>
    some.map(word => (
      <WordCard
        key={word.id}
        word={word}
        lesson={lesson?.number ?? 1}
        language={language === NONE ? null : language}
      />
    ));
  return (
    <>
      <Head title={prints.words} about={prints.wordsAbout}>
        <Button variant="primary" disabled={words.length === 0} onClick={() => window.print()}>
          {prints.print(pages.length)}
        </Button>
      </Head>
      <Box className={css['choices']}>
        <LabelledSelect
          label={prints.lesson}
          options={lessons.map(one => one.lessonId)}
          words={Object.fromEntries(lessons.map(one => [one.lessonId, lessonTitle(one)]))}
          value={lessonId}
          onChoose={setLesson}
        />
        <LabelledSelect
          label={prints.meaning}
          options={Object.keys(languages) as Chosen[]}
          words={languages}
          value={language}
          onChoose={setLanguage}
        />
        <Segments
          className={css['paper']}
          label={prints.paper}
          options={papers}
          value={paper}
          onChoose={setPaper}
        />
      </Box>
      {words.length === 0 && <p>{prints.noWords}</p>}
      <CardPreview>{shown(words)}</CardPreview>
      <PrintPages
        paper={paper}
        pages={pages.map((page, place) => ({
          key: page[0]?.id ?? '',
          content: <CardPage about={prints.cut(place + 1, pages.length)}>{shown(page)}</CardPage>,
        }))}
      />
    </>
  );
}

/** The words of a lesson as cards to print. */
export function WordCardsPage({ data }: { data: ClassPage }) {
  const found = useProgress(data.classId);
  return <Read query={found}>{progress => <Loaded {...{ data, progress }} />}</Read>;
}
