import { InfoButton } from '../app/shell/InfoButton.tsx';
import { LingoCounter } from '../features/lingos/LingoCounter.tsx';
import type { RouteName } from '../shared/routing/paths.ts';

/** The Lingos of the child and the help button, above an editor. */
export function EditorTools({ userId, route }: { userId: string; route: RouteName }) {
  return (
    <>
      <LingoCounter userId={userId} />
      <InfoButton route={route} />
    </>
  );
}
