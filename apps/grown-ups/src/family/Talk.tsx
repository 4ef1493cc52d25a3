import { endpointQuery } from '@digipals/client';
import type { FamilyChild, FamilyFriend } from '@digipals/contract';
import { countryName } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { Button, classes } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Box } from '../parts/Box.tsx';
import { Question } from '../parts/Question.tsx';
import { Read } from '../parts/Read.tsx';
import { datesIn } from '../shared/dates-in.ts';
import css from './MessagesPage.module.css';
import partsCss from './parts.module.css';
import { useAct } from './use-act.ts';

type Props = { child: FamilyChild; friend: FamilyFriend };

const calls = {
  end: 'POST grown-ups/children/{childId}/family/friends/{friendId}/end',
  block: 'POST grown-ups/children/{childId}/family/friends/{friendId}/block',
} as const;

/** Ends the friendship or blocks the friend, after a question. */
function Part({ child: { childId }, friend: { childId: friendId, name, since } }: Props) {
  const t = useText();
  const [asked, setAsked] = useState<keyof typeof calls | null>(null);
  const { act, problem, setProblem, isSending } = useAct();
  const words = {
    end: { yes: t('family.end'), about: t('family.endAsk', { name }) },
    block: { yes: t('family.block', { name }), about: t('family.blockAsk', { name }) },
  };
  const part = async (how: keyof typeof calls) => {
    const params = { childId, friendId };
    if (await act(calls[how], call => call(calls[how], { params }))) setAsked(null);
  };
  const ask = (how: keyof typeof calls) => {
    setProblem(null);
    setAsked(how);
  };
  return (
    <div className={partsCss['buttons']}>
      {since !== null && <Button onClick={() => ask('end')}>{words.end.yes}</Button>}
      <Button className={partsCss['danger']} onClick={() => ask('block')}>
        {words.block.yes}
      </Button>
      {asked && (
        <Question
          {...words[asked]}
          more={t('family.notTold', { name })}
          problem={problem}
          isSending={isSending}
          onYes={() => void part(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

/** The delivered messages with a friend, and the ways to unfriend or block it. */
export function Talk({ child, friend }: Props) {
  const t = useText();
  const locale = useLocale();
  const { day, moment } = datesIn(locale);
  const { childId } = child;
  const messages = useQuery(
    endpointQuery('GET grown-ups/children/{childId}/family/messages/{friendId}', {
      childId,
      friendId: friend.childId,
    }),
  );
  const since = friend.since ? t('family.since', { date: day(friend.since) }) : t('family.former');
  return (
    <Box title={friend.name}>
      <p className={partsCss['quiet']}>{`${countryName(friend.country, locale)}. ${since}`}</p>
      <Read query={messages}>
        {list =>
          list.length === 0 ? (
            <p>{t('family.noMessages')}</p>
          ) : (
            <ul className={css['talk']}>
              {list.map(({ messageId, isOwn, text, at }) => (
                <li key={messageId} className={classes(isOwn && css['own'])}>
                  <p lang="en">{text}</p>
                  <small>{moment(at)}</small>
                </li>
              ))}
            </ul>
          )
        }
      </Read>
      <Part child={child} friend={friend} />
    </Box>
  );
}
