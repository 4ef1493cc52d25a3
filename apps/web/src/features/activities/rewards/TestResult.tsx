import { useText } from '@digipals/i18n/react';
import { buttonClass, Icon, Paw, RoundButton, SpeakerButton } from '@digipals/ui';
import { type ReactNode, useState } from 'react';
import { PageHeading } from '../../../shared/page-title.tsx';
import { Link } from '../../../shared/routing/Link.tsx';
import { path } from '../../../shared/routing/paths.ts';
import { useServices } from '../../../shared/services.tsx';
import type { TestResult as Result } from '../keep/finished-run.ts';
import css from './TestResult.module.css';

/** Lines, or right answers, on a page, so that no window has to be scrolled. */
const onPage = 3;

type Props = { result: Result; actions: ReactNode };

/** What a child can do after a test, then the right answer to each question, page by page. */
export default function TestResult({ result, actions }: Props) {
  const t = useText();
  const [page, setPage] = useState(0);
  const { lines, answers } = result;
  const pagesOfLines = Math.max(1, Math.ceil(lines.length / onPage));
  const pages = pagesOfLines + Math.ceil(answers.length / onPage);
  const isOfLines = page < pagesOfLines;
  const from = (isOfLines ? page : page - pagesOfLines) * onPage;
  const turn = (by: 1 | -1) => setPage(now => now + by);
  return (
    <>
      <div className={css['head']}>
        <RoundButton
          icon="left"
          label={t('rewards.pageBefore')}
          disabled={page === 0}
          onClick={() => turn(-1)}
        />
        <div>
          <PageHeading>{t(isOfLines ? 'rewards.canDo' : 'rewards.answers')}</PageHeading>
          <small role="status">{`${page + 1} / ${pages}`}</small>
        </div>
        <RoundButton
          icon="right"
          label={t('rewards.pageAfter')}
          disabled={page === pages - 1}
          onClick={() => turn(1)}
        />
      </div>
      {isOfLines ? (
        <ul className={css['list']}>
          {lines.slice(from, from + onPage).map(line => (
            <Line key={line.text} {...line} />
          ))}
        </ul>
      ) : (
        <ul className={css['list']}>
          {answers.slice(from, from + onPage).map(({ questionId, ...answer }) => (
            <Answer key={questionId} {...answer} />
          ))}
        </ul>
      )}
      {actions}
    </>
  );
}

const pawTexts = {
  full: 'rewards.pawFull',
  half: 'rewards.pawHalf',
  empty: 'rewards.pawEmpty',
} as const;

function Line({ text, trains, paw }: Result['lines'][number]) {
  const t = useText();
  return (
    <li>
      <Paw fill={paw} label={t(pawTexts[paw])} className={css['paw']} />
      <p>{text}</p>
      {paw !== 'full' && trains !== undefined && (
        <Link
          to={path('activity-builder', { activityId: trains })}
          className={buttonClass({ variant: 'secondary' })}
        >
          <Icon name="play" />
          <span>{t('rewards.practise')}</span>
        </Link>
      )}
    </li>
  );
}

function Answer({ text, audio, right }: Omit<Result['answers'][number], 'questionId'>) {
  const t = useText();
  const { sounds } = useServices();
  const fill = right ? 'full' : 'empty';
  return (
    <li>
      <Paw fill={fill} label={t(pawTexts[fill])} className={css['paw']} />
      <p lang="en">{text}</p>
      {audio !== undefined && (
        <SpeakerButton quiet label={t('action.listen')} onSpeak={() => void sounds.play(audio)} />
      )}
    </li>
  );
}
