import { readFileSync, writeFileSync } from 'node:fs';
import type { SourceCatalogue } from './catalogue-files.ts';
import { messagePlaceholders, type Placeholder } from './message-shape.ts';

const file = new URL('../message-values.ts', import.meta.url);

const header = `/** The values that each message with placeholders needs. Made from en-GB.json by generate.ts. */
export interface MessageValues {
`;

const lineWidth = 100;

function typeOf(placeholder: Placeholder): string {
  if (placeholder.kind === 'select') {
    return placeholder.options.map(option => `'${option}'`).join(' | ');
  }
  return placeholder.kind === 'text' ? 'string' : 'number';
}

function entryOf(key: string, placeholders: Placeholder[]): string {
  const types = new Map(placeholders.map(entry => [entry.name, typeOf(entry)]));
  const fields = [...types].map(([name, type]) => `${name}: ${type}`);
  const short = `  '${key}': { ${fields.join('; ')} };\n`;
  if (short.length <= lineWidth + 1) return short;
  return `  '${key}': {\n${fields.map(field => `    ${field};\n`).join('')}  };\n`;
}

/** The source text of `src/message-values.ts` for an English catalogue. */
export function messageValuesSource(english: SourceCatalogue): string {
  const entries = Object.entries(english).flatMap(([key, text]) => {
    const placeholders = messagePlaceholders(text);
    return placeholders.length > 0 ? [entryOf(key, placeholders)] : [];
  });
  return `${header}${entries.join('')}}\n`;
}

/** Whether `src/message-values.ts` matches the English catalogue. */
export function messageValuesAreCurrent(english: SourceCatalogue): boolean {
  return readFileSync(file, 'utf8') === messageValuesSource(english);
}

export function writeMessageValues(english: SourceCatalogue): void {
  writeFileSync(file, messageValuesSource(english));
}
