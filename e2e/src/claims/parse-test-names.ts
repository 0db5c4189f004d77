import { readFileSync } from 'node:fs';
import ts from 'typescript';

const BLOCK_FUNCTIONS = new Set(['describe']);
const TEST_FUNCTIONS = new Set(['it', 'test']);
/** Separates the names of blocks and of the test. */
const SEPARATOR = ' › ';

/** Reads the test names of a file (see `parseTestNames`). */
export const readTestNames = (path: string): ReadonlySet<string> =>
  parseTestNames(readFileSync(path, 'utf8'), path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

/**
 * Parses the test names of a source file, prefixed with the names of their blocks. Placeholders of `each` stay as
 * written. Skipped and `todo` tests are left out.
 */
export function parseTestNames(source: string, kind = ts.ScriptKind.TS): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node, blocks: readonly string[]): void => {
    const call = ts.isCallExpression(node) ? parseTitledCall(node) : undefined;
    const childBlocks = call && BLOCK_FUNCTIONS.has(call.callee) ? [...blocks, call.name] : blocks;
    if (call && TEST_FUNCTIONS.has(call.callee)) names.add([...blocks, call.name].join(SEPARATOR));
    ts.forEachChild(node, (child) => visit(child, childBlocks));
  };
  visit(ts.createSourceFile('source', source, ts.ScriptTarget.Latest, false, kind), []);
  return names;
}

/** Returns the called function and the title of `it('a')`, `it.each(…)('a')` and `describe('a')`. */
function parseTitledCall({ expression, arguments: [title] }: ts.CallExpression) {
  if (title === undefined || !ts.isStringLiteralLike(title)) return undefined;
  const callee = getCalleeName(expression);
  return callee === undefined ? undefined : { callee, name: title.text };
}

function getCalleeName(expression: ts.Expression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text;
  const each = ts.isCallExpression(expression) ? expression.expression : undefined;
  if (each === undefined || !ts.isPropertyAccessExpression(each) || each.name.text !== 'each') return undefined;
  return ts.isIdentifier(each.expression) ? each.expression.text : undefined;
}
