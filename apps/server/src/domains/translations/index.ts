export { createTranslator } from './create-translator.ts';
