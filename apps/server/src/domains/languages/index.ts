export { chooseLanguages, listLanguages, readChoice, readLanguages } from './languages.service.ts';
