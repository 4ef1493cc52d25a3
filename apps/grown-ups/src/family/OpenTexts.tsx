import type { FamilyChild, OpenText, ResponseOf, ReturnReason } from '@digipals/contract';
import type { MessageKey } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { Button, buttonClass, FormError } from '@digipals/ui/grown-ups';
import { Box } from '../parts/Box.tsx';
import { Question } from '../parts/Question.tsx';
import { Link } from '../shared/Link.tsx';
import { useAsked } from '../shared/use-asked.ts';
import css from './MessagesPage.module.css';
import listCss from './parts.module.css';
import { useAct } from './use-act.ts';

const reasons: Readonly<Record<ReturnReason, MessageKey>> = {
  personal: 'family.returned.personal',
  unkind: 'family.returned.unkind',
  swearing: 'family.returned.swearing',
  notEnglish: 'family.returned.notEnglish',
  meeting: 'family.returned.meeting',
  link: 'family.returned.link',
  hardToRead: 'family.returned.hardToRead',
};

/** Why a text reached nobody. */
function keyOf({ state, reason }: OpenText): MessageKey {
  if (state === 'reading') return 'family.waiting';
  return state === 'returned' && reason ? reasons[reason] : 'family.withheld';
}

/** What happens to texts that were kept back, and what a parent can do. */
function KeptBack({ child: { childId, name } }: { child: FamilyChild }) {
  const t = useText();
  return (
    <div className={css['keptBack']}>
      <p>{t('family.withheldWhy', { name })}</p>
      <p>{t('family.withheldNow', { name })}</p>
      <p>{t('family.withheldDo', { name })}</p>
      <p className={listCss['buttons']}>
        <Link to={`/family/${childId}/controls`} className={buttonClass()}>
          {t('family.withheldPause')}
        </Link>
        <Link to={`/family/${childId}/data`} className={buttonClass()}>
          {t('family.help')}
        </Link>
      </p>
    </div>
  );
}

const STOP = 'DELETE grown-ups/children/{childId}/family/texts/{submissionId}';

type Props = {
  child: FamilyChild;
  texts: ResponseOf<'GET grown-ups/children/{childId}/family/messages'>;
};

/** Texts of the child that reached nobody, with the reason in plain words. */
export function OpenTexts({ child, texts: { open, friends } }: Props) {
  const t = useText();
  const { act, problem, setProblem, isSending } = useAct();
  const { asked, ask } = useAsked<string>(setProblem);
  const { childId, name } = child;
  if (open.length === 0) return null;
  const stop = async (submissionId: string) => {
    const params = { childId, submissionId };
    if (await act(STOP, call => call(STOP, { params }))) ask(null);
  };
  const nameOf = (id: string) => friends.find(friend => friend.childId === id)?.name;
  return (
    <Box title={t('family.openTexts')}>
      <FormError words={asked ? null : problem} />
      <ul className={css['talk']}>
        {open.map(text => (
          <li key={text.submissionId} className={css['own']}>
            {nameOf(text.toChildId) && <small>{nameOf(text.toChildId)}</small>}
            <p lang="en">{text.text}</p>
            <small>{t(keyOf(text))}</small>
            {text.state === 'reading' && (
              <Button disabled={isSending} onClick={() => ask(text.submissionId)}>
                {t('family.stop')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open.some(({ state }) => state === 'withheld') && <KeptBack child={child} />}
      {asked && (
        <Question
          yes={t('family.stop')}
          about={t('family.stopAsk', { name })}
          {...{ problem, isSending }}
          onYes={() => void stop(asked)}
          onClose={() => ask(null)}
        />
      )}
    </Box>
  );
}
