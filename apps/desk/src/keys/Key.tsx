import { KeyCap } from '@digipals/ui/grown-ups';
import { type ActionId, keyName } from './actions.ts';
import { useBindings } from './bindings.ts';

/** The key of an action, as it is bound now. */
export function Key({ of }: { of: ActionId }) {
  return <KeyCap>{keyName(useBindings()[of])}</KeyCap>;
}
