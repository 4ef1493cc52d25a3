import type { Activity, Question } from '@digipals/contract';
import { type Me, withMe } from '@digipals/engine';

/** A page of a book: what the child says about itself, with the picture that it chose. */
export type BookPage = {
  questionId: string;
  sentence: string;
  /** Address of the spoken sentence. */
  audio: string;
  picture: string | undefined;
};

/** The picture of a choice; a word has none. */
const pictureOf = ({ sets, components }: Question, value: string): string | undefined =>
  components
    .flatMap(({ data }) => data)
    .find(item => sets?.values[item.id] === value && item.value.startsWith('/'))?.value;

/**
 * The pages of a book: one for each thing that its activity asks the child about itself, in the words of the sentence
 * after the answer. What the child has not chosen has no page.
 */
export const bookPages = (activity: Activity, me: Me): BookPage[] =>
  withMe(activity, me).data.flatMap(question => {
    const chosen = question.sets && me.choices[question.sets.key];
    const said = question.triggers.correct.find(({ data }) => data.me);
    if (chosen === undefined || said?.data.label === undefined) return [];
    return {
      questionId: question.id,
      sentence: said.data.label,
      audio: said.data.value,
      picture: pictureOf(question, chosen),
    };
  });
