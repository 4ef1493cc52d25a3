import type { Question } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import { sample as adjustableImageButtons } from './components/choice/adjustableImageButtons/sample.ts';
import { sample as audioTextButtons } from './components/choice/audioTextButtons/sample.ts';
import { sample as imageButton } from './components/choice/imageButton/sample.ts';
import { sample as imageButtons } from './components/choice/imageButtons/sample.ts';
import { sample as randomisedImageButtons } from './components/choice/randomisedImageButtons/sample.ts';
import { sample as textButton } from './components/choice/textButton/sample.ts';
import { sample as textButtons } from './components/choice/textButtons/sample.ts';
import { sample as draggableImageButtons } from './components/drag/draggableImageButtons/sample.ts';
import { sample as draggableImageButtonsOrderSensitive } from './components/drag/draggableImageButtonsOrderSensitive/sample.ts';
import { sample as draggableImageHotspots } from './components/drag/draggableImageHotspots/sample.ts';
import { sample as draggableImageHotspotsWithWrappers } from './components/drag/draggableImageHotspotsWithWrappers/sample.ts';
import { sample as draggableSpeechBubbles } from './components/drag/draggableSpeechBubbles/sample.ts';
import { sample as draggableSpeechBubblesWithGaps } from './components/drag/draggableSpeechBubblesWithGaps/sample.ts';
import { sample as draggableTextButtons } from './components/drag/draggableTextButtons/sample.ts';
import { sample as draggableTextButtonsForHotspots } from './components/drag/draggableTextButtonsForHotspots/sample.ts';
import { sample as draggableTextButtonsOrderInsensitive } from './components/drag/draggableTextButtonsOrderInsensitive/sample.ts';
import { sample as draggableTextButtonsWithAudio } from './components/drag/draggableTextButtonsWithAudio/sample.ts';
import { sample as draggableTextContainer } from './components/drag/draggableTextContainer/sample.ts';
import { sample as draggableTextContainerWithGaps } from './components/drag/draggableTextContainerWithGaps/sample.ts';
import { sample as confirmButton } from './components/frame/confirmButton/sample.ts';
import { sample as spellingGame } from './components/game/spellingGame/sample.ts';
import { sample as wordSearch } from './components/game/wordSearch/sample.ts';
import { sample as imageCarouselHotspots } from './components/hotspots/imageCarouselHotspots/sample.ts';
import { sample as imageHotspots } from './components/hotspots/imageHotspots/sample.ts';
import { sample as videoHotspots } from './components/hotspots/videoHotspots/sample.ts';
import { sample as verticalTextButtonsSentences } from './components/matching/verticalTextButtonsSentences/sample.ts';
import { sample as verticalTextButtonsWithAudio } from './components/matching/verticalTextButtonsWithAudio/sample.ts';
import { sample as audio } from './components/media/audio/sample.ts';
import { sample as audioTrigger } from './components/media/audioTrigger/sample.ts';
import { sample as hiddenImageWithTextContainer } from './components/media/hiddenImageWithTextContainer/sample.ts';
import { sample as hiddenImageWithTextContainerAndAudio } from './components/media/hiddenImageWithTextContainerAndAudio/sample.ts';
import { sample as image } from './components/media/image/sample.ts';
import { sample as imageButtonsTriggers } from './components/media/imageButtonsTriggers/sample.ts';
import { sample as imageCarousel } from './components/media/imageCarousel/sample.ts';
import { sample as imageWithTextContainer } from './components/media/imageWithTextContainer/sample.ts';
import { sample as imageWithTextContainerAndAudio } from './components/media/imageWithTextContainerAndAudio/sample.ts';
import { sample as largeImage } from './components/media/largeImage/sample.ts';
import { sample as storyImage } from './components/media/storyImage/sample.ts';
import { sample as fillableTextLabel } from './components/text/fillableTextLabel/sample.ts';
import { sample as largeTextContainer } from './components/text/largeTextContainer/sample.ts';
import { sample as speechBubble } from './components/text/speechBubble/sample.ts';
import { sample as speechBubbles } from './components/text/speechBubbles/sample.ts';
import { sample as textContainer } from './components/text/textContainer/sample.ts';
import { sample as textLabel } from './components/text/textLabel/sample.ts';
import { sample as textLabels } from './components/text/textLabels/sample.ts';
import { sample as typeInTextBox } from './components/typing/typeInTextBox/sample.ts';
import { sample as typingSpeechBubbles } from './components/typing/typingSpeechBubbles/sample.ts';
import { sample as typingTextContainerWithGaps } from './components/typing/typingTextContainerWithGaps/sample.ts';
import { sample as disappearingVideo } from './components/video/disappearingVideo/sample.ts';
import { sample as hiddenVideoWithLabel } from './components/video/hiddenVideoWithLabel/sample.ts';
import { sample as loopingVideo } from './components/video/loopingVideo/sample.ts';
import { sample as video } from './components/video/video/sample.ts';
import { sample as videoWithTextContainer } from './components/video/videoWithTextContainer/sample.ts';
import { sample as karaokeListen } from './components/voice/karaokeListen/sample.ts';
import { sample as speakingActivity } from './components/voice/speakingActivity/sample.ts';

/**
 * A whole question for each component type, small and solvable: for tests, the stage and the flipbook,
 * never for a child's device.
 */
export const samples: { readonly [T in ComponentType]: Question } = {
  adjustableImageButtons,
  audioTextButtons,
  imageButton,
  imageButtons,
  randomisedImageButtons,
  textButton,
  textButtons,
  draggableImageButtons,
  draggableImageButtonsOrderSensitive,
  draggableImageHotspots,
  draggableImageHotspotsWithWrappers,
  draggableSpeechBubbles,
  draggableSpeechBubblesWithGaps,
  draggableTextButtons,
  draggableTextButtonsForHotspots,
  draggableTextButtonsOrderInsensitive,
  draggableTextButtonsWithAudio,
  draggableTextContainer,
  draggableTextContainerWithGaps,
  confirmButton,
  spellingGame,
  wordSearch,
  imageCarouselHotspots,
  imageHotspots,
  videoHotspots,
  verticalTextButtonsSentences,
  verticalTextButtonsWithAudio,
  audio,
  audioTrigger,
  hiddenImageWithTextContainer,
  hiddenImageWithTextContainerAndAudio,
  image,
  imageButtonsTriggers,
  imageCarousel,
  imageWithTextContainer,
  imageWithTextContainerAndAudio,
  largeImage,
  storyImage,
  fillableTextLabel,
  largeTextContainer,
  speechBubble,
  speechBubbles,
  textContainer,
  textLabel,
  textLabels,
  typeInTextBox,
  typingSpeechBubbles,
  typingTextContainerWithGaps,
  disappearingVideo,
  hiddenVideoWithLabel,
  loopingVideo,
  video,
  videoWithTextContainer,
  karaokeListen,
  speakingActivity,
};
