import { z } from 'zod';
import { languageCodes, teachingLanguages } from './constants.ts';
import { endpoint, userIdParam } from './endpoint.ts';

/** A child's choice: the English it learns and its help language (CALL-21). */
export const languageChoiceSchema = z.strictObject({
  teachingLanguage: z.enum(teachingLanguages),
  supportLanguage: z.enum(languageCodes),
});
/** Body of POST users/{id}/languages. */
export type LanguageChoice = z.infer<typeof languageChoiceSchema>;

/** I18N-13; `flags` maps a language code to the picture of its flag (AMBIG-48). */
export const languagesSchema = languageChoiceSchema.extend({
  flags: z.record(z.string(), z.string()),
});
/** Languages of a child. */
export type Languages = z.infer<typeof languagesSchema>;

/** One available language; `name` is in the requested language. */
export const languageSchema = z.strictObject({
  code: z.enum(languageCodes),
  name: z.string(),
  flag: z.string(),
});
/** One available language. */
export type Language = z.infer<typeof languageSchema>;

/** Calls of the noun languages (CALL-20 to CALL-23). */
export const languagesEndpoints = {
  'GET users/{id}/languages': endpoint({
    summary: 'Languages of the child',
    access: 'self',
    params: userIdParam,
    offline: 'server-first',
    firstPage: 'every',
    response: languagesSchema,
  }),
  'POST users/{id}/languages': endpoint({
    summary: 'Chooses the languages of the child',
    access: 'self',
    params: userIdParam,
    body: languageChoiceSchema,
    changes: [
      'GET users/{id}/languages',
      'GET activities/{id}',
      'GET users/{id}/currentLesson',
      'GET users/{id}/lessonArchive',
      'GET users/{id}/songs',
    ],
    response: languagesSchema,
  }),
  'GET languages/teaching': endpoint({
    summary: 'UK and US English',
    access: 'session',
    response: z.array(languageSchema),
  }),
  'GET languages/support/{lang}': endpoint({
    summary: 'Help languages, named in {lang}',
    access: 'session',
    params: z.strictObject({ lang: z.enum(languageCodes) }),
    response: z.array(languageSchema),
  }),
} as const;
