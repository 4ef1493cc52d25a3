export { agreeToPair, endPair, listClassPairs, proposePair } from './class-pairs.service.ts';
