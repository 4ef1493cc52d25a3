import { sampleQuestion, words } from '../sample-question.ts';

/** A question for each type of this family. */
export const frameSamples = {
  confirmButton: sampleQuestion({
    type: 'confirmButton',
    data: [{ id: 'confirm', value: 'confirm', label: 'Ready' }],
    answers: words,
    right: words.data.slice(0, 1),
  }),
};

/** The requirement that each type fulfils. */
export const frameIds = {
  confirmButton: 'COMP-29',
};
