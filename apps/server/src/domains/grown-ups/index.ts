export { findAddresses, readGrownUp, saveGrownUp } from './grown-ups.data.ts';
