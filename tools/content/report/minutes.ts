import type { Activity, Component, Question } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import { wordsOf } from '../checks/words.ts';
import { learntTexts } from '../level.ts';
import type { Media } from '../weights.ts';
import { filmSeconds } from './film-seconds.ts';

/** Seconds to look at a question, check it and hear what Domino says. */
const perQuestion = 10;
/** Seconds that a learner of this level needs to read a word. */
const perWord = 0.8;
/** Seconds per item for what a child does with a component; texts that are only read or heard are counted by words. */
const perItem: Partial<Record<ComponentType, number>> = {
  audio: 3,
  audioTrigger: 4,
  imageCarousel: 3,
  imageButtonsTriggers: 3,
  imageButton: 2,
  imageButtons: 2,
  adjustableImageButtons: 2,
  randomisedImageButtons: 2,
  audioTextButtons: 2,
  draggableTextButtons: 3,
  draggableTextButtonsOrderInsensitive: 3,
  draggableTextButtonsWithAudio: 4,
  draggableTextButtonsForHotspots: 4,
  draggableImageButtons: 3,
  draggableImageButtonsOrderSensitive: 5,
  draggableImageHotspots: 4,
  draggableImageHotspotsWithWrappers: 4,
  draggableSpeechBubbles: 3,
  draggableSpeechBubblesWithGaps: 4,
  draggableTextContainer: 3,
  draggableTextContainerWithGaps: 4,
  typingTextContainerWithGaps: 8,
  typingSpeechBubbles: 8,
  typeInTextBox: 8,
  imageHotspots: 3,
  videoHotspots: 3,
  imageCarouselHotspots: 4,
  verticalTextButtonsWithAudio: 3,
  wordSearch: 15,
  spellingGame: 30,
  speakingActivity: 12,
};

/** Films and songs count with their length. */
const ownSeconds = ({ data, meta }: Component, media: Media): number => {
  const { video, lines } = meta as {
    video?: { value: string };
    lines?: { words: { to: number }[] }[];
  };
  const sung = lines?.at(-1)?.words.at(-1)?.to ?? 0;
  const films = [...data.map(({ value }) => value), video?.value ?? '']
    .filter(value => value.endsWith('.mp4'))
    .map(value => media.get(value.replace('/media/', '')));
  return films.reduce((sum, file) => sum + (file ? filmSeconds(file) : 0), sung);
};

const componentSeconds = (component: Component, media: Media): number => {
  const each = perItem[component.type as ComponentType] ?? 0;
  const isSong = component.type === 'karaokeListen';
  const words = isSong ? [] : learntTexts(component).flatMap(wordsOf);
  return each * component.data.length + perWord * words.length + ownSeconds(component, media);
};

const questionSeconds = ({ components }: Question, media: Media): number =>
  components.reduce((sum, component) => sum + componentSeconds(component, media), perQuestion);

/**
 * Estimated minutes for an activity when every answer is right at the first try,
 * with the films and songs at their own length.
 *
 * @param media file of each medium by its name in the build
 */
export const minutesOf = ({ data }: Activity, media: Media): number =>
  data.reduce((sum, question) => sum + questionSeconds(question, media), 0) / 60;
