import { languageCodes, teachingLanguages } from '@digipals/contract';
import type { AppDeps } from '../../deps.ts';
import {
  chooseLanguages,
  listLanguages,
  readChoice,
  readLanguages,
} from '../../domains/languages/index.ts';
import type { HandlersOf } from '../call.ts';

type Keys =
  | 'GET users/{id}/languages'
  | 'POST users/{id}/languages'
  | 'GET languages/teaching'
  | 'GET languages/support/{lang}';

export const languagesHandlers = ({ config: { flagBase } }: AppDeps): HandlersOf<Keys> => ({
  'GET users/{id}/languages': ({ db, params }) => readLanguages(db, params.id, flagBase),

  'POST users/{id}/languages': ({ db, params, body }) =>
    chooseLanguages(db, params.id, body, flagBase),

  'GET languages/teaching': async ({ db, child }) => {
    const { supportLanguage } = await readChoice(db, child.userId);
    return listLanguages(teachingLanguages, supportLanguage, flagBase);
  },

  'GET languages/support/{lang}': async ({ params }) =>
    listLanguages(languageCodes, params.lang, flagBase),
});
