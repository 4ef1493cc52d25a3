import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';

/** The placeholder of a message. `options` are the branches of a plural or select, sorted. */
export type Placeholder = {
  name: string;
  kind: 'text' | 'number' | 'plural' | 'select' | 'other';
  options: string[];
};

function branches(options: Record<string, { value: MessageFormatElement[] }>): Placeholder[] {
  return Object.values(options).flatMap(option => placeholdersOf(option.value));
}

function kindOf(element: PluralElement | SelectElement): Placeholder['kind'] {
  if (element.type === TYPE.select) return 'select';
  return element.pluralType === 'ordinal' || element.offset !== 0 ? 'other' : 'plural';
}

function placeholdersOf(elements: MessageFormatElement[]): Placeholder[] {
  return elements.flatMap(element => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.argument:
        return [{ name: element.value, kind: 'text', options: [] }];
      case TYPE.number:
        return [{ name: element.value, kind: element.style ? 'other' : 'number', options: [] }];
      case TYPE.plural:
      case TYPE.select: {
        const kind = kindOf(element);
        const options = Object.keys(element.options).sort();
        return [{ name: element.value, kind, options }, ...branches(element.options)];
      }
      default:
        return [{ name: element.value, kind: 'other', options: [] }];
    }
  });
}

/**
 * The placeholders of an ICU message in order of appearance, one entry per name and kind.
 * Throws a SyntaxError when the message does not parse.
 */
export function messagePlaceholders(text: string): Placeholder[] {
  const found = placeholdersOf(parse(text, { ignoreTag: true, requiresOtherClause: true }));
  const unique = new Map(found.map(entry => [`${entry.name} ${entry.kind}`, entry]));
  return [...unique.values()];
}
