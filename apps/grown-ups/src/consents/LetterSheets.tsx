import { endpointQuery } from '@digipals/client';
import type { ClassPage, FamilyLetter } from '@digipals/contract';
import { localeOf } from '@digipals/i18n';
import { Button, classes, Segments } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Head } from '../parts/Head.tsx';
import { LeaveQuestion } from '../parts/LeaveQuestion.tsx';
import { type Paper, papers } from '../print/papers.ts';
import { FamilyTexts } from '../shared/FamilyTexts.tsx';
import { classWords } from '../words/classes.ts';
import { consentWords } from '../words/consents.ts';
import css from './LetterSheets.module.css';
import { PaperLetter } from './PaperLetter.tsx';

type Props = { letters: readonly FamilyLetter[]; data: ClassPage; onDone(): void };

/** New letters to families, one on each page, to print. */
export function LetterSheets({ letters, data, onDone }: Props) {
  const { schoolId, className } = data;
  const school = useQuery(endpointQuery('GET grown-ups/schools/{schoolId}', { schoolId }));
  const [paper, setPaper] = useState<Paper>('a4');
  const sheets = letters.map(letter => (
    <section key={letter.childId} className={classes(css['page'], css[paper])}>
      <FamilyTexts locale={localeOf(letter.language)}>
        <PaperLetter
          letter={letter}
          schoolName={school.data?.schoolName ?? ''}
          className={className}
        />
      </FamilyTexts>
    </section>
  ));
  return (
    <>
      <Head title={consentWords.sheets} about={consentWords.sheetsAbout}>
        <Segments label={consentWords.paper} options={papers} value={paper} onChoose={setPaper} />
        <Button onClick={() => window.print()}>{consentWords.print(letters.length)}</Button>
        <Button variant="primary" onClick={onDone}>
          {consentWords.done}
        </Button>
      </Head>
      <div className={css['preview']}>{sheets}</div>
      <LeaveQuestion yes={classWords.leavePage} about={consentWords.leaveUnprinted} />
      {/* Outside of the app's frame, which is not printed. */}
      {createPortal(
        <div className={css['print']} aria-hidden="true">
          {sheets}
        </div>,
        document.body,
      )}
    </>
  );
}
