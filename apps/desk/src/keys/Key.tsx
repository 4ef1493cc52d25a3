import { type ActionId, keyName } from './actions.ts';
import { useBindings } from './bindings.ts';

/** The key of an action, as it is bound now. */
export function Key({ of }: { of: ActionId }) {
  return <kbd>{keyName(useBindings()[of])}</kbd>;
}
