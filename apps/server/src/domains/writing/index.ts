export { readFrames, sentenceBlocks, suggest } from './writing.service.ts';
