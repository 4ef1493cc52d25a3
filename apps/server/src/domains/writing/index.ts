export { sentenceBlocks, suggest } from './writing.service.ts';
