import { useSession } from '../../features/session/session-context.tsx';
import type { Ways } from '../../features/shop/frame/ways.ts';
import { useMayWrite } from './use-may-write.ts';

/** Where the child may win Lingos; writing counts until it is known that it may not. */
export function useWays(): Ways {
  const { user, premium } = useSession();
  return { lessons: premium, messages: useMayWrite(user.userId) !== false };
}
