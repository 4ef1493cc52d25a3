import { endpointQuery } from '@digipals/client';
import type { User } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { BlockButton } from '../features/friends/BlockButton.tsx';
import { foldTexts, refreshTexts } from '../features/messages/gone/fold-texts.ts';
import { ReportCard } from '../features/reports/ReportCard.tsx';
import { ReportPopup } from '../features/reports/ReportPopup.tsx';
import { RulesCard } from '../features/reports/RulesCard.tsx';
import type { ReportContext } from '../features/reports/use-report.ts';
import { useSession } from '../features/session/session-context.tsx';
import { usePageTitle } from '../shared/page-title.tsx';
import { useHistory, useLocation } from '../shared/routing/history.ts';
import { path, patterns } from '../shared/routing/paths.ts';
import { useServices } from '../shared/services.tsx';
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
      {isAbout(context) ? (
        <About me={user.userId} context={context} />
      ) : (
        <ReportCard context={context} userId={user.userId} />
      )}
    </div>
  );
}

/** Whether a report is about a child or a text. */
const isAbout = ({ userId, messageId, postId }: ReportContext): boolean =>
  [userId, messageId, postId].some(id => id !== undefined);

/** The form about one child or its text, above the page, with a block button. Works without the name. */
function About({ me, context }: { me: string; context: ReportContext }) {
  const { userId } = context;
  const { queries } = useServices();
  const fold = (about: ReportContext) => {
    foldTexts(queries, [about]);
    refreshTexts(queries);
  };
  const user = useQuery({
    ...endpointQuery('GET users/{id}', { id: userId ?? '' }),
    enabled: userId !== undefined,
  }).data;
  return (
    <ReportPopup
      context={context}
      userId={me}
      username={user?.username}
      onTold={fold}
      onFailed={() => refreshTexts(queries)}
    >
      {user && <Block me={me} user={user} />}
    </ReportPopup>
  );
}

function Block({ me, user }: { me: string; user: User }) {
  const history = useHistory();
  const { userId, username, country } = user;
  // A blocked child is never shown, so its picture is not needed.
  const other = { userId, username, country, avatarImage: '' };
  return <BlockButton me={me} other={other} onBlocked={() => history.replace(path('friends'))} />;
}
