import type { Card } from '@digipals/contract';
import { type LanguageCode, review } from '@digipals/contract/constants';
import { loadCatalogue, localeOf } from '@digipals/i18n';
import { screen } from '@testing-library/react';
import { type Answers, later, renderDesk } from './fake-desk.tsx';
import { at } from './makers/people.ts';

/** When the undo of a test's decision expires. */
export const undoUntil = new Date(Date.parse(at) + review.undoMs).toISOString();

/** A server that answers claims with these cards in turn. */
export function dealing(...cards: Card[]): Answers {
  const left = [...cards];
  return {
    'POST desk/claims': () => ({ card: left.shift() ?? null }),
    'POST desk/claims/{submissionId}/decision': () => ({ decisionId: 'd-1', undoUntil }),
  };
}

/** Renders the desk with the first card, ready for a decision. */
export async function openCard(answers: Answers, more: Parameters<typeof renderDesk>[0] = {}) {
  const desk = renderDesk({ answers, ...more });
  await screen.findByRole('region', { name: 'The text to read' });
  later();
  return desk;
}

/** Waits for the heading of a card, such as "Otter 417 to Heron 92", or of a page. */
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The recorded decisions. */
export const decisionsOf = (desk: ReturnType<typeof renderDesk>) =>
  desk.of('POST desk/claims/{submissionId}/decision').map(({ body }) => body);

/** Loads the child's catalogues once: transforming them takes longer than a test waits. */
export async function loadTexts(...languages: LanguageCode[]): Promise<void> {
  await Promise.all(languages.map(one => loadCatalogue(localeOf(one), ['app', 'pages'])));
}
