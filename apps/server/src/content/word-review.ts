import type { Growth, LanguageCode, Question, TeachingLanguage, Trigger } from '@digipals/contract';

type Instruction = NonNullable<Question['instruction']>;

/** What is shown and heard in a word review besides the words. */
export type ReviewTexts = {
  readonly tasks: {
    readonly [K in 'hear' | 'say' | 'type' | 'spell' | 'match']: Instruction;
  };
  readonly right: Trigger;
  readonly wrong: Trigger;
};

/** The words of a question: those it shows, and those that a right answer proves to be known. */
type QuestionWords = {
  readonly shows: readonly string[];
  readonly asks: readonly string[];
  readonly proves: Growth;
};

/** What the builder writes for word reviews. */
export type WordReviewFile = {
  readonly uses: Readonly<Record<string, QuestionWords>>;
  readonly texts: {
    readonly [V in TeachingLanguage]: { readonly [L in LanguageCode]?: ReviewTexts };
  };
};

/** Words in the questions of the course, and the texts of word reviews. */
export type WordReviewContent = {
  useOf(questionId: string): QuestionWords | undefined;
  /** Ids of all words of the course. */
  readonly wordIds: readonly string[];
  /** In English if the language is missing. */
  textsOf(variety: TeachingLanguage, language: LanguageCode): ReviewTexts | undefined;
};

/** Prepares what the builder wrote. */
export function prepareWordReview({ uses, texts }: WordReviewFile): WordReviewContent {
  const byQuestion = new Map(Object.entries(uses));
  const ids = Object.values(uses).flatMap(({ shows, asks }) => [...shows, ...asks]);
  return {
    useOf: questionId => byQuestion.get(questionId),
    wordIds: [...new Set(ids)].sort(),
    textsOf: (variety, language) => texts[variety][language] ?? texts[variety][variety],
  };
}
