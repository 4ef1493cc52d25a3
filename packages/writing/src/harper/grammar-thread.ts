import { parentPort } from 'node:worker_threads';
import type { Correction, TeachingLanguage } from '@digipals/contract';
import { Dialect, type Lint, LocalLinter, type Suggestion } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import type { GrammarAnswer, GrammarQuestion } from './messages.ts';

// Own lists spell better for children, and style is nobody's mistake: these kinds alone are heard.
const reasons: Readonly<Record<string, Correction['reason']>> = {
  Agreement: 'agreement',
  Grammar: 'word',
  BoundaryError: 'space',
  Punctuation: 'punctuation',
};
const REPLACE = 0;
const dialects = { gb: Dialect.British, us: Dialect.American };
const linters = new Map<TeachingLanguage, LocalLinter>();

function linterFor(dialect: TeachingLanguage): LocalLinter {
  const linter =
    linters.get(dialect) ?? new LocalLinter({ binary: slimBinary, dialect: dialects[dialect] });
  linters.set(dialect, linter);
  return linter;
}

function correctionOf(lint: Lint, text: string): Correction | undefined {
  const reason = reasons[lint.lint_kind()];
  const first: Suggestion | undefined = lint.suggestions()[0];
  if (reason === undefined || first?.kind() !== REPLACE) return undefined;
  const { start, end } = lint.span();
  const suggestion = first.get_replacement_text();
  return suggestion === '' || text.slice(start, end) === suggestion
    ? undefined
    : { start, end, suggestion, reason };
}

async function look({ text, dialect }: GrammarQuestion): Promise<Correction[]> {
  const lints = await linterFor(dialect).lint(text, { language: 'plaintext' });
  return lints.flatMap(lint => correctionOf(lint, text) ?? []);
}

parentPort?.on('message', (question: GrammarQuestion) => {
  const answer = (found: readonly Correction[]): void => {
    parentPort?.postMessage({ id: question.id, found } satisfies GrammarAnswer);
  };
  look(question).then(answer, () => answer([]));
});
