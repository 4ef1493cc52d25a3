import type { TableName } from './table-record.ts';
import { listRecords, tableRecords } from './table-records.ts';

const introduction = `# What DigiPals stores

Nobody but those who run the server gets any of it. Letters go through the mail server that the operator chose. If
the operator has set up an engine for translations (none by default), an adult who reviews a text may have it translated:
the words of the text go to that engine, with pseudonyms instead of the names that the server knows. No page loads anything from another site, and there are no advertisements and no analytics
that know a child.

The grown-up of a child may get a copy of everything about it, have it corrected, and have the child erased. Backups
keep what they have until the operator deletes them.`;

const isAboutChild = (table: TableName): boolean => {
  const { children, partOf, traces } = tableRecords[table];
  return Boolean(children ?? partOf ?? traces);
};

function listOf(isListed: (table: TableName) => boolean): string {
  return listRecords
    .filter(([table]) => isListed(table))
    .map(([table, { purpose, need, kept }]) => `- \`${table}\`: ${purpose} ${need} Kept: ${kept}.`)
    .join('\n');
}

/** The privacy notice, in Markdown: what is stored, why, and for how long. */
export const noticeText = (): string => `${introduction}

## About a child

${listOf(isAboutChild)}

## About no child

${listOf(table => !isAboutChild(table))}
`;
