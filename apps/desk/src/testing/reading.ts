import type { Card } from '@digipals/contract';
import { type LanguageCode, review } from '@digipals/contract/constants';
import { loadCatalogue, localeOf } from '@digipals/i18n';
import { screen } from '@testing-library/react';
import { type Answers, later, renderDesk } from './fake-desk.tsx';
import { at } from './makers/people.ts';

/** Until when a decision of a test may be undone. */
export const undoUntil = new Date(Date.parse(at) + review.undoMs).toISOString();

/** The server hands out these cards one after the other. */
export function dealing(...cards: Card[]): Answers {
  const left = [...cards];
  return {
    'POST desk/claims': () => ({ card: left.shift() ?? null }),
    'POST desk/claims/{submissionId}/decision': () => ({ decisionId: 'd-1', undoUntil }),
  };
}

/** The desk with the first card, which has been there long enough to be decided. */
export async function openCard(answers: Answers, more: Parameters<typeof renderDesk>[0] = {}) {
  const desk = renderDesk({ answers, ...more });
  await screen.findByRole('region', { name: 'The text to read' });
  later();
  return desk;
}

/** Waits for the card of a pair, such as "Otter 417 to Heron 92", or for a page. */
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** What was decided. */
export const decisionsOf = (desk: ReturnType<typeof renderDesk>) =>
  desk.of('POST desk/claims/{submissionId}/decision').map(({ body }) => body);

/** Gets the texts of children's pages once: transforming them takes longer than a test waits. */
export async function loadTexts(...languages: LanguageCode[]): Promise<void> {
  await Promise.all(languages.map(one => loadCatalogue(localeOf(one), ['app', 'pages'])));
}
