import { parseArgs } from 'node:util';

export const usage = `npm run content -- <command>
  build [--allow-missing] [--out DIR]   writes .build/content; with --drafts also drafts
  check                                 builds in memory and plays every activity
  watch                                 shows every change in the player; PORT (3100) is its port
  report                                writes docs/course-report.md
  new lesson NAME                       makes the next lesson as a draft
  new activity LESSON NAME              makes an activity as a draft
  words LESSON                          lists the words that must return in a lesson, such as 7 or R6
  schemas                               writes content/schemas for editors
  speech --voices DIR                   makes missing speech, deletes what is not used any more
  script [LESSON] [--variety gb|us] [--tsv] [--out FILE]
                                        the lines for people to record, all or of a lesson
  voices FOLDER [--check] [--skip-bad]  takes recordings of people in, instead of made speech
  emoji --fluent DIR                    copies the pictures of the dictionary
  art [--pack starter] [NAMES]          draws the pictures named, or those without a file
  films --voices DIR [--pack …] [NAMES] makes the films named, or those without a file
  songs --voices DIR [NAMES]            makes the songs named, or all`;

const options = {
  'allow-missing': { type: 'boolean' },
  check: { type: 'boolean' },
  drafts: { type: 'boolean' },
  fluent: { type: 'string' },
  help: { type: 'boolean' },
  out: { type: 'string' },
  pack: { type: 'string' },
  'skip-bad': { type: 'boolean' },
  tsv: { type: 'boolean' },
  variety: { type: 'string' },
  voices: { type: 'string' },
} as const;

const parse = (args: string[]) => parseArgs({ args, options, allowPositionals: true });

/** The options that were given. */
export type Values = ReturnType<typeof parse>['values'];

/**
 * The command that is named, `help` if none is, and what it works on.
 * @param args those after the name of the script
 * @throws when an option is unknown or lacks its value
 */
export function readContentArguments(args: string[]) {
  const { values, positionals } = parse(args);
  const [named = 'help', ...names] = positionals;
  return { named: values.help ? 'help' : named, names, values };
}

export type ContentArguments = ReturnType<typeof readContentArguments>;
