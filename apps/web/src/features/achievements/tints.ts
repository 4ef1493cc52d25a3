import type { Trophy } from '@digipals/contract';
import type { ToolbarColour } from '@digipals/ui';

/** The background colour of each kind of trophy. */
export const tints: Record<Trophy['kind'], ToolbarColour> = {
  messages: 'violet',
  friends: 'green',
  countries: 'blue',
  streak: 'red',
};
