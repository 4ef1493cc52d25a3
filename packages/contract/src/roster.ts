import { z } from 'zod';
import { classIdParam, peopleReads, signInCardSchema } from './classes.ts';
import { classSize, rosterFaultCodes, rosterLimits, rosterRefusalCodes } from './constants.ts';
import { childId, endpoint } from './endpoint.ts';
import { schoolIdParam } from './schools.ts';

/** A row of an import that changes nothing, and why. `value` is what the reason speaks of. */
export const rosterFaultSchema = z.strictObject({
  file: z.string(),
  line: z.int(),
  name: z.string().nullable(),
  code: z.enum(rosterFaultCodes),
  value: z.string().nullable(),
});
/** A row of an import that changes nothing, and why. */
export type RosterFault = z.infer<typeof rosterFaultSchema>;

/** Why nothing of a file can be imported. */
export const rosterRefusalSchema = z.strictObject({
  code: z.enum(rosterRefusalCodes),
  file: z.string().nullable(),
  line: z.int().nullable(),
  value: z.string().nullable(),
});
/** Why nothing of a file can be imported. */
export type RosterRefusal = z.infer<typeof rosterRefusalSchema>;

/** What an import changes about a child. `linked`: it gets the id of the file. */
export const rosterChanges = ['class', 'name', 'birth', 'language', 'back', 'linked'] as const;
/** What an import changes about a child. */
export type RosterChange = (typeof rosterChanges)[number];

const className = z.string();

/** What an import would do. `digest` stands for all of it. */
export const rosterTrialSchema = z.strictObject({
  digest: z.string(),
  format: z.enum(['list', 'oneRoster']),
  /** Names of new classes. */
  newClasses: z.array(className),
  renamedClasses: z.array(z.strictObject({ before: z.string(), after: z.string() })),
  /** New children; `name` is how they are shown, which may have a number after it. */
  made: z.array(z.strictObject({ name: z.string(), className })),
  changed: z.array(
    z.strictObject({
      name: z.string(),
      changes: z.array(
        z.strictObject({
          what: z.enum(rosterChanges),
          before: z.string().nullable(),
          after: z.string().nullable(),
        }),
      ),
    }),
  ),
  same: z.int(),
  leaving: z.array(z.strictObject({ name: z.string(), className })),
  faults: z.array(rosterFaultSchema),
});
/** What an import would do. */
export type RosterTrial = z.infer<typeof rosterTrialSchema>;

const nameOfFile = z.string().trim().min(1).max(200);
const base64 = z.string().max(Math.ceil(rosterLimits.fileBytes / 3) * 4);

/** A pasted list, or a file with its bytes in base64. */
export const rosterSourceSchema = z.union([
  z.strictObject({ text: z.string().max(rosterLimits.pasteChars) }),
  z.strictObject({ fileName: nameOfFile, base64 }),
]);
/** A pasted list, or a file with its bytes in base64. */
export type RosterSource = z.infer<typeof rosterSourceSchema>;

const trialResponse = z.union([
  z.strictObject({ refusal: rosterRefusalSchema }),
  z.strictObject({ trial: rosterTrialSchema }),
]);

/** What an import would do, or why nothing of its file can be used. */
export type RosterTrialAnswer = z.infer<typeof trialResponse>;

const importBody = z.strictObject({
  source: rosterSourceSchema,
  /** Of the trial that the adult has seen. */
  digest: z.string().max(100),
});

const importedSchema = z.strictObject({
  made: z.int(),
  changed: z.int(),
  left: z.int(),
  /** The classes of the file. */
  classes: z.array(z.strictObject({ classId: z.string(), className })),
});

/** What an import has done. */
export type RosterImported = z.infer<typeof importedSchema>;

/** Room for the JSON around a file. */
const mostBytes = Math.ceil(rosterLimits.fileBytes / 3) * 4 + 10_000;

/** Calls of the noun roster (ROSTER rows, decision 67). */
export const rosterEndpoints = {
  'POST grown-ups/roster/schools/{schoolId}/trial': endpoint({
    summary: 'What an import of children and classes would do; changes nothing',
    access: 'adult',
    right: 'leadSchool',
    params: schoolIdParam,
    body: z.strictObject({ source: rosterSourceSchema }),
    mostBytes,
    unkept: true,
    response: trialResponse,
  }),
  'POST grown-ups/roster/schools/{schoolId}': endpoint({
    summary: 'Imports children and classes as a trial has shown, all or nothing',
    access: 'adult',
    right: 'leadSchool',
    params: schoolIdParam,
    body: importBody,
    mostBytes,
    changes: [...peopleReads, 'GET grown-ups/schools/{schoolId}'],
    response: importedSchema,
    errors: ['import_changed'],
  }),
  'POST grown-ups/roster/classes/{classId}/trial': endpoint({
    summary: 'What an import of children into a class would do; changes nothing',
    access: 'adult',
    right: 'teachClass',
    params: classIdParam,
    body: z.strictObject({ source: rosterSourceSchema }),
    mostBytes,
    unkept: true,
    response: trialResponse,
  }),
  'POST grown-ups/roster/classes/{classId}': endpoint({
    summary: 'Imports children into a class as a trial has shown, all or nothing',
    access: 'adult',
    right: 'teachClass',
    params: classIdParam,
    body: importBody,
    mostBytes,
    changes: [...peopleReads, 'GET grown-ups/schools/{schoolId}'],
    response: importedSchema,
    errors: ['import_changed'],
  }),
  'POST grown-ups/roster/classes/{classId}/cards': endpoint({
    summary: 'New cards with new pictures for children of a class, who are signed out',
    access: 'adult',
    right: 'teachClass',
    // Pictures are stored only as hashes.
    unkept: true,
    params: classIdParam,
    body: z.strictObject({ children: z.array(childId).min(1).max(classSize.most) }),
    changes: peopleReads,
    response: z.strictObject({ classCode: z.string(), cards: z.array(signInCardSchema) }),
    errors: ['child_left'],
  }),
} as const;
