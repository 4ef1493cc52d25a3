export { findAddresses, findLetterAddress, readGrownUp, saveGrownUp } from './grown-ups.data.ts';
