import { endpointQuery } from '@digipals/client';
import type { FamilyChild, FamilyFriend, ReportReason, ResponseOf } from '@digipals/contract';
import { countryName, type MessageKey } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { EmptyState, Tag, VisuallyHidden } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Box } from '../parts/Box.tsx';
import { Read } from '../parts/Read.tsx';
import { datesIn } from '../shared/dates-in.ts';
import css from './MessagesPage.module.css';
import { OpenTexts } from './OpenTexts.tsx';
import listCss from './parts.module.css';
import { Columns, PageHead } from './parts.tsx';
import { Talk } from './Talk.tsx';

type Texts = ResponseOf<'GET grown-ups/children/{childId}/family/messages'>;
type Props = { child: FamilyChild; texts: Texts };

const reasons: Readonly<Record<ReportReason, MessageKey>> = {
  notEnglish: 'family.report.notEnglish',
  unkind: 'family.report.unkind',
  personalInformation: 'family.report.personalInformation',
  meeting: 'family.report.meeting',
  photos: 'family.report.photos',
  secret: 'family.report.secret',
  otherApp: 'family.report.otherApp',
  scared: 'family.report.scared',
};

/** The friends of the child, to choose one. */
function Friends(props: {
  friends: readonly FamilyFriend[];
  chosen: string;
  onChoose(childId: string): void;
}) {
  const locale = useLocale();
  const t = useText();
  return (
    <ul className={css['friends']}>
      {props.friends.map(({ childId, name, country, avatarImage, messages }) => (
        <li key={childId}>
          <button
            type="button"
            aria-pressed={childId === props.chosen}
            onClick={() => props.onChoose(childId)}
          >
            <img src={`${avatarImage}/head.svg`} alt="" width="52" height="52" />
            <b>{name}</b>
            <small>{countryName(country, locale)}</small>
            {messages > 0 && (
              <Tag tone="accent">
                <VisuallyHidden>{t('family.messages')}: </VisuallyHidden>
                {messages}
              </Tag>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What was told to adults about the child, in plain words. */
function Reports({ child: { name }, texts: { reports } }: Props) {
  const t = useText();
  const { day } = datesIn(useLocale());
  if (reports.length === 0) return null;
  return (
    <Box title={t('family.reports', { name })}>
      <ul className={listCss['list']}>
        {reports.map(({ reason, at, isAnswered }) => (
          <li key={at}>
            <span>
              {t(reasons[reason])} <small>{day(at)}</small>
            </span>
            <span>
              <Tag>{t(isAnswered ? 'family.report.answered' : 'family.report.open')}</Tag>
            </span>
          </li>
        ))}
      </ul>
    </Box>
  );
}

function Messages({ child, texts }: Props) {
  const t = useText();
  const [chosen, setChosen] = useState<string | null>(null);
  const { friends } = texts;
  const friend = friends.find(({ childId }) => childId === chosen) ?? friends[0];
  return (
    <>
      <PageHead
        title={t('family.messages')}
        about={t('family.messagesAbout', { name: child.name })}
      />
      {friend ? (
        <>
          <Friends friends={friends} chosen={friend.childId} onChoose={setChosen} />
          <Columns>
            <Talk key={friend.childId} child={child} friend={friend} />
            <div className={css['stack']}>
              <OpenTexts child={child} texts={texts} />
              <Reports child={child} texts={texts} />
            </div>
          </Columns>
        </>
      ) : (
        <>
          <EmptyState title={t('family.noFriends')} />
          <OpenTexts child={child} texts={texts} />
          <Reports child={child} texts={texts} />
        </>
      )}
    </>
  );
}

/** The messages of the child, both ways. */
export function MessagesPage({ child }: { child: FamilyChild }) {
  const { childId } = child;
  const texts = useQuery(
    endpointQuery('GET grown-ups/children/{childId}/family/messages', { childId }),
  );
  return <Read query={texts}>{data => <Messages child={child} texts={data} />}</Read>;
}
