import type { MessageKey } from '@digipals/i18n';
import type { RouteName } from '../../shared/routing/paths.ts';
import cup from './pictures/cup.webp?no-inline';
import globe from './pictures/globe.webp?no-inline';
import hands from './pictures/hands.webp?no-inline';
import house from './pictures/house.webp?no-inline';
import letter from './pictures/letter.webp?no-inline';
import paints from './pictures/paints.webp?no-inline';
import rainbow from './pictures/rainbow.webp?no-inline';
import star from './pictures/star.webp?no-inline';
import telescope from './pictures/telescope.webp?no-inline';

type Help = {
  /** Three sentences, one a line. */
  text: MessageKey;
  picture: string;
};

/** Domino's help of each page that has one (SHELL-24 to SHELL-34). */
export const helpOf: Partial<Record<RouteName, Help>> = {
  friends: { text: 'help.friends', picture: hands },
  'friends-pending': { text: 'help.friends-pending', picture: letter },
  'friends-search': { text: 'help.friends-search', picture: telescope },
  'friends-suggested': { text: 'help.friends-suggested', picture: star },
  globe: { text: 'help.globe', picture: globe },
  achievements: { text: 'help.profile-achievements', picture: cup },
  'my-profile': { text: 'help.profile', picture: house },
  interests: { text: 'help.interests', picture: paints },
  'settings-wallpaper': { text: 'help.settings-wallpaper', picture: rainbow },
};
