import type { HelpCase } from '@digipals/contract';
import { classes, LoadError, Tag, textStyles } from '@digipals/ui/grown-ups';
import { Problem } from '../shared/Problem.tsx';
import { useServices } from '../shared/services.tsx';
import { when } from '../shared/times.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { EndForm } from './EndForm.tsx';
import { LeadMail } from './HelpPage.tsx';
import css from './HelpThread.module.css';
import { personWords, pictureWords, sayingWords } from './help-words.ts';
import type { HelpWork } from './use-help.ts';

type Line = HelpCase['lines'][number];

function Said({ line }: { line: Line }) {
  return (
    <>
      {line.picture && <b className={textStyles['strong']}>“{pictureWords[line.picture]}”</b>}
      {line.says && <b className={textStyles['strong']}>“{sayingWords[line.says]}”</b>}
      {line.text && <p>{line.text}</p>}
      {line.notFor && (
        <p className={textStyles['soft']}>
          Must not see it: {line.notFor.map(person => personWords[person]).join(', ')}
        </p>
      )}
    </>
  );
}

function LineItem({ line, pseudonym }: { line: Line; pseudonym: string }) {
  const { now } = useServices();
  const read = line.readAt ? `, read ${when(line.readAt, now())}` : '';
  const who = line.from === null ? pseudonym : `${line.from} (${line.by})`;
  return (
    <li className={classes(css['line'], line.from === null ? css['child'] : css['lead'])}>
      <Said line={line} />
      {line.isTakenBack && <Tag>Taken back: not this one</Tag>}
      <small className={textStyles['faint']}>
        {who}, {when(line.at, now())}
        {read}
      </small>
    </li>
  );
}

/** What a child and the leads said, and the next answer. Only this child and this case see it. */
export function HelpThread({
  work,
  caseId,
  mayWrite,
}: {
  work: HelpWork;
  caseId: string;
  mayWrite: boolean;
}) {
  const { data, isError, refetch } = work.found;
  return (
    <section className={css['help']} aria-label="Answers with the child">
      <div className={css['title']}>
        <b className={textStyles['strong']}>Answers with the child</b>
        {data && <LeadMail mail={data.mail} />}
      </div>
      {isError && (
        <LoadError words="The answers could not be loaded." onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <ul className={css['lines']}>
            {data.lines.map(line => (
              <LineItem key={line.lineId} line={line} pseudonym={data.child.pseudonym} />
            ))}
          </ul>
          <Problem words={work.problem} />
          {mayWrite && (
            <AnswerForm
              caseId={caseId}
              pseudonym={data.child.pseudonym}
              ownName={data.ownName}
              work={work}
            />
          )}
          {mayWrite && !data.isEnded && !data.waitsSince && <EndForm caseId={caseId} work={work} />}
        </>
      )}
    </section>
  );
}
