import { endpointQuery } from '@digipals/client';
import type { ClassPage, ClassProgress } from '@digipals/contract';
import { Button, buttonClass, Domino, LabelledSelect, Segments } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Box } from '../parts/Box.tsx';
import { EmptyPage } from '../parts/EmptyPage.tsx';
import { Head } from '../parts/Head.tsx';
import { Read } from '../parts/Read.tsx';
import { PrintPages } from '../print/PrintPages.tsx';
import { type Paper, papers } from '../print/papers.ts';
import { useProgress } from '../progress/use-progress.ts';
import { longDayOf } from '../shared/dates.ts';
import { Link } from '../shared/Link.tsx';
import { prints } from '../words/prints.ts';
import { Certificate } from './Certificate.tsx';
import css from './CertificatesPage.module.css';
import { achievementsIn } from './finished.ts';

type Props = {
  data: ClassPage;
  /** From the address: only for this child. */
  childId: string | undefined;
};

function Loaded({ data, childId, progress }: Props & { progress: ClassProgress }) {
  const { schoolId, people } = data;
  const { data: school } = useQuery(
    endpointQuery('GET grown-ups/schools/{schoolId}', { schoolId }),
  );
  const all = achievementsIn(progress, childId);
  const [chosen, setChosen] = useState<string | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [paper, setPaper] = useState<Paper>('a4');
  const achieved = all.find(({ key }) => key === chosen) ?? all.at(-1);
  if (!achieved) {
    return (
      <EmptyPage
        figure={<Domino mood="school" />}
        title={prints.nobodyYet}
        about={prints.nobodyYetAbout}
      >
        <Link
          to={`/classes/${data.classId}/progress`}
          className={buttonClass({ variant: 'primary' })}
        >
          {prints.toProgress}
        </Link>
      </EmptyPage>
    );
  }
  const winners = people.filter(person => achieved.children.includes(person.childId));
  const shown = winners.filter(person => !left.has(person.childId));
  const toggle = (id: string) =>
    setLeft(before =>
      before.has(id) ? new Set([...before].filter(one => one !== id)) : new Set([...before, id]),
    );
  const day = longDayOf(new Date().toISOString());
  const certificates = shown.map(({ childId: key, name, avatarImage }) => ({
    key,
    content: (
      <Certificate
        {...{ name, avatarImage, day, paper }}
        finished={achieved.finished}
        schoolName={school?.schoolName ?? ''}
      />
    ),
  }));
  return (
    <>
      <Head title={prints.certificates} about={prints.certificatesAbout}>
        <Button
          variant="primary"
          disabled={shown.length === 0 || !school}
          onClick={() => window.print()}
        >
          {prints.print(shown.length)}
        </Button>
      </Head>
      <Box className={css['choices']}>
        <LabelledSelect
          label={prints.forWhat}
          options={all.map(({ key }) => key)}
          words={Object.fromEntries(all.map(({ key, words }) => [key, words]))}
          value={achieved.key}
          onChoose={setChosen}
        />
        <Segments
          className={css['paper']}
          label={prints.paper}
          options={papers}
          value={paper}
          onChoose={setPaper}
        />
        <fieldset className={css['who']}>
          <legend>{prints.who}</legend>
          {winners.map(person => (
            <label key={person.childId}>
              <input
                type="checkbox"
                checked={!left.has(person.childId)}
                onChange={() => toggle(person.childId)}
              />
              {person.name}
            </label>
          ))}
        </fieldset>
      </Box>
      <ul className={css['previews']}>
        {certificates.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      <PrintPages paper={paper} wide pages={certificates} />
    </>
  );
}

/** Certificates to print, for children who have finished a lesson or the course. */
export function CertificatesPage(props: Props) {
  const progress = useProgress(props.data.classId);
  return <Read query={progress}>{data => <Loaded {...props} progress={data} />}</Read>;
}
