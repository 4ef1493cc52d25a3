import type { SeenAccess } from '@digipals/contract';

const seen: Readonly<Record<string, SeenAccess>> = {
  'Read text': 'text',
  'Read history': 'text',
  'Read messages': 'messages',
  'Read progress': 'progress',
  'Read case': 'case',
  'Showed identity': 'identity',
  'Exported data': 'export',
};

/** What an adult did, as families and schools read it. */
export const seenAs = (action: string): SeenAccess => seen[action] ?? 'other';
