import type { Question } from '@digipals/contract';
import {
  autoConfirmTypes,
  type ComponentType,
  selfPacedTypes,
  typedTypes,
} from '@digipals/contract/component-types';

/** The one game that ends without the confirm button and can be lost. */
const losable: ComponentType = 'spellingGame';

/** Whether a game ends only when everything is found: it teaches, but it does not test. */
const endsFound = (type: string): boolean => type !== losable && autoConfirmTypes.includes(type);

/**
 * Whether a child can answer a question wrongly: it has an answer, does not end only when everything is found, and does not
 * ask the child about itself.
 */
export const canGoWrong = ({ solution, sets }: Question): boolean =>
  !sets && solution.some(({ type }) => !endsFound(type));

/** Whether a question advances automatically, without an answer and without a confirm button. */
export const isSelfPaced = ({ components }: Question): boolean =>
  components.some(({ type }) => selfPacedTypes.includes(type));

/** Whether the answer is written letter by letter. */
export const isTyped = ({ solution }: Question): boolean =>
  solution.some(({ type }) => typedTypes.includes(type));
