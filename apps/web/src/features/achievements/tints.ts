import type { Trophy } from '@digipals/contract';
import type { ToolbarColour } from '@digipals/ui';

/** Each kind of trophy stands on the tint of its place. */
export const tints: Record<Trophy['kind'], ToolbarColour> = {
  messages: 'violet',
  friends: 'green',
  countries: 'blue',
  streak: 'red',
};
