import { endpointQuery } from '@digipals/client';
import type { User } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { BlockButton } from '../features/friends/BlockButton.tsx';
import { ReportCard } from '../features/reports/ReportCard.tsx';
import { RulesCard } from '../features/reports/RulesCard.tsx';
import type { ReportContext } from '../features/reports/use-report.ts';
import { useSession } from '../features/session/session-context.tsx';
import { usePageTitle } from '../shared/page-title.tsx';
import { useHistory, useLocation } from '../shared/routing/history.ts';
import { path, patterns } from '../shared/routing/paths.ts';
import css from './GuidelinesRoute.module.css';

/** The path pattern of a route name. The server never gets a real path, which may contain ids. */
const patternOf = (name: string | null): string | undefined =>
  Object.entries(patterns).find(([route]) => route === name)?.[1];

/** The report context from the query: child, text and page. */
function useContext(me: string): ReportContext {
  const query = new URLSearchParams(useLocation().search);
  const about = (name: string) => query.get(name) || undefined;
  const [userId, messageId, postId] = [about('user'), about('message'), about('post')];
  const page = patternOf(query.get('from'));
  return {
    ...(userId && userId !== me && { userId }),
    ...(messageId && { messageId }),
    ...(postId && { postId }),
    ...(page && { page }),
  };
}

/** /community-guidelines: the rules and the report form (ROUTE-31). */
export default function GuidelinesRoute() {
  const t = useText();
  const { user } = useSession();
  const context = useContext(user.userId);
  usePageTitle(t('rules.title'));
  return (
    <div className={css['page']}>
      <RulesCard />
      {context.userId ? (
        <About me={user.userId} otherId={context.userId} context={context} />
      ) : (
        <ReportCard context={context} />
      )}
    </div>
  );
}

type AboutProps = { me: string; otherId: string; context: ReportContext };

/** The form about one child, with a block button. Works without the name. */
function About({ me, otherId, context }: AboutProps) {
  const user = useQuery(endpointQuery('GET users/{id}', { id: otherId })).data;
  return (
    <ReportCard context={context} username={user?.username}>
      {user && <Block me={me} user={user} />}
    </ReportCard>
  );
}

function Block({ me, user }: { me: string; user: User }) {
  const history = useHistory();
  const { userId, username, country } = user;
  // A blocked child is never shown, so its picture is not needed.
  const other = { userId, username, country, avatarImage: '' };
  return <BlockButton me={me} other={other} onBlocked={() => history.replace(path('friends'))} />;
}
