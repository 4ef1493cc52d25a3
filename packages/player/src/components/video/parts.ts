import { disappearingVideo } from './disappearingVideo/index.ts';
import { hiddenVideoWithLabel } from './hiddenVideoWithLabel/index.ts';
import { loopingVideo } from './loopingVideo/index.ts';
import { video } from './video/index.ts';
import { videoWithTextContainer } from './videoWithTextContainer/index.ts';

/** The component types of this family. */
export const videoParts = {
  video,
  loopingVideo,
  disappearingVideo,
  videoWithTextContainer,
  hiddenVideoWithLabel,
};
