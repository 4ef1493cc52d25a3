import { path } from '../../shared/routing/paths.ts';
import { useServices } from '../../shared/services.tsx';

/** Goes back to where the child came from. */
export function useLeaveReport(): () => void {
  const { history } = useServices();
  return () => {
    if (history.canGoBack()) history.back();
    else history.push(path('my-profile'));
  };
}
