import type { SentenceMakerType } from '@digipals/contract/constants';
import type { MessageKey } from '@digipals/i18n';
import apple from './themes/apple.webp?no-inline';
import bag from './themes/bag.webp?no-inline';
import cat from './themes/cat.webp?no-inline';
import games from './themes/games.webp?no-inline';
import house from './themes/house.webp?no-inline';
import party from './themes/party.webp?no-inline';

type Theme = { name: Extract<MessageKey, `sentence.${string}`>; picture: string };

/** Themes of the sentence maker, with their pictures. */
export const themes: Record<SentenceMakerType, Theme> = {
  play: { name: 'sentence.play', picture: games },
  pets: { name: 'sentence.pets', picture: cat },
  food: { name: 'sentence.food', picture: apple },
  school: { name: 'sentence.school', picture: bag },
  home: { name: 'sentence.home', picture: house },
  days: { name: 'sentence.days', picture: party },
};
