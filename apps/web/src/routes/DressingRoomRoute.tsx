import { LingoCounter } from '../features/lingos/LingoCounter.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { LookEditor } from '../features/shop/look/LookEditor.tsx';
import { useLocation } from '../shared/routing/history.ts';
import { path } from '../shared/routing/paths.ts';

/** /profile/avatar and /profile/domino: the child dresses itself and its Domino (decision 56). */
export default function DressingRoomRoute() {
  const { user, premium } = useSession();
  const { pathname } = useLocation();
  const kind = pathname.startsWith(path('domino')) ? 'domino' : 'human';
  const lingos = <LingoCounter userId={user.userId} />;
  return <LookEditor key={kind} kind={kind} user={user} premium={premium} lingos={lingos} />;
}
