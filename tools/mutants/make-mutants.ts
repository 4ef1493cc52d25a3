import ts from 'typescript';

/** One small change of a source file. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly replacement: string;
}

const { SyntaxKind } = ts;

const operatorSwaps = new Map<ts.SyntaxKind, string>([
  [SyntaxKind.LessThanToken, '<='],
  [SyntaxKind.LessThanEqualsToken, '<'],
  [SyntaxKind.GreaterThanToken, '>='],
  [SyntaxKind.GreaterThanEqualsToken, '>'],
  [SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [SyntaxKind.AmpersandAmpersandToken, '||'],
  [SyntaxKind.BarBarToken, '&&'],
  [SyntaxKind.QuestionQuestionToken, '&&'],
  [SyntaxKind.PlusToken, '-'],
  [SyntaxKind.MinusToken, '+'],
  [SyntaxKind.AsteriskToken, '/'],
  [SyntaxKind.SlashToken, '*'],
  [SyntaxKind.PlusEqualsToken, '-='],
  [SyntaxKind.MinusEqualsToken, '+='],
]);
const mathSwaps: Readonly<Record<string, string>> = {
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  min: 'max',
  max: 'min',
};

type Replace = (node: ts.Node, replacement: string) => void;

const isText = (node: ts.Node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

function mutateBinary(node: ts.BinaryExpression, replace: Replace) {
  const { kind } = node.operatorToken;
  const joinsTexts = kind === SyntaxKind.PlusToken && (isText(node.left) || isText(node.right));
  const swapped = operatorSwaps.get(kind);
  if (swapped && !joinsTexts) replace(node.operatorToken, swapped);
}

/** Mutants of `===` and `!` would equal a negated condition. */
function negateCondition(condition: ts.Expression, replace: Replace) {
  const isEquality =
    ts.isBinaryExpression(condition) &&
    [SyntaxKind.EqualsEqualsEqualsToken, SyntaxKind.ExclamationEqualsEqualsToken].includes(
      condition.operatorToken.kind,
    );
  const isNegation =
    ts.isPrefixUnaryExpression(condition) && condition.operator === SyntaxKind.ExclamationToken;
  if (!isEquality && !isNegation) replace(condition, `!(${condition.getText()})`);
}

/** No test should depend on an error message, and types check property names. */
function isPlainString(node: ts.StringLiteralLike): boolean {
  const { parent } = node;
  const isName =
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    ts.isExternalModuleReference(parent) ||
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent);
  return !isName && !ts.isNewExpression(parent) && node.text !== '';
}

function mutateStatement(node: ts.Node, replace: Replace) {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node))
    negateCondition(node.expression, replace);
  else if (ts.isExpressionStatement(node)) replace(node, ';');
  else if (ts.isReturnStatement(node) && node.expression) replace(node.expression, 'undefined');
  else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) replace(node.body, 'undefined');
}

function mutateExpression(node: ts.Node, replace: Replace) {
  if (ts.isBinaryExpression(node)) mutateBinary(node, replace);
  else if (ts.isConditionalExpression(node)) negateCondition(node.condition, replace);
  else if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
    replace(node, `(${node.operand.getText()})`);
  else if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'Math')
    replace(node.name, mathSwaps[node.name.text] ?? node.name.text);
}

function mutateLiteral(node: ts.Node, replace: Replace) {
  if (node.kind === SyntaxKind.TrueKeyword) replace(node, 'false');
  else if (node.kind === SyntaxKind.FalseKeyword) replace(node, 'true');
  else if (ts.isStringLiteralLike(node) && isPlainString(node)) replace(node, "''");
}

/** Every mutant of a source file, in source order. */
export function makeMutants(file: string, source: string): Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const replace: Replace = (node, replacement) => {
    const start = node.getStart();
    const original = node.getText();
    if (original === replacement) return;
    const line = tree.getLineAndCharacterOfPosition(start).line + 1;
    mutants.push({ file, line, start, end: node.getEnd(), original, replacement });
  };
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    mutateStatement(node, replace);
    mutateExpression(node, replace);
    mutateLiteral(node, replace);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return mutants;
}

export const applyMutant = (source: string, { start, end, replacement }: Mutant) =>
  source.slice(0, start) + replacement + source.slice(end);
