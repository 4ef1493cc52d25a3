import { useEffect } from 'react';
import { LingoCounter } from '../features/lingos/LingoCounter.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { LookEditor } from '../features/shop/look/LookEditor.tsx';
import { useLocation } from '../shared/routing/history.ts';
import { path } from '../shared/routing/paths.ts';
import { useServices } from '../shared/services.tsx';
import { useWays } from './may-write/use-ways.ts';
import { putAway } from './profile-cards/away-things.ts';

/** /profile/avatar and /profile/domino: the child dresses itself and its Domino (decision 56). */
export default function DressingRoomRoute() {
  const { storage } = useServices();
  const { user } = useSession();
  const ways = useWays();
  const { pathname } = useLocation();
  const kind = pathname.startsWith(path('domino')) ? 'domino' : 'human';
  useEffect(() => {
    if (kind === 'human') putAway(storage, user.userId, 'look');
  }, [storage, kind, user.userId]);
  const lingos = <LingoCounter userId={user.userId} />;
  return <LookEditor key={kind} kind={kind} user={user} ways={ways} lingos={lingos} />;
}
