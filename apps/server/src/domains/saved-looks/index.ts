export { readSavedLooks, saveLook } from './saved-looks.service.ts';
