import { readFileSync } from 'node:fs';
import ts from 'typescript';

const BLOCKS = new Set(['describe']);
const TESTS = new Set(['it', 'test']);
/** Separates the names of blocks and of the test. */
const WITHIN = ' › ';

/** Reads the test names of a file (see `testsIn`). */
export const testsInFile = (path: string): ReadonlySet<string> =>
  testsIn(readFileSync(path, 'utf8'), path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

/**
 * Parses the test names of a source file, prefixed with the names of their blocks. Placeholders of `each` stay as written.
 * Skipped and `todo` tests are left out.
 */
export function testsIn(source: string, kind = ts.ScriptKind.TS): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node, around: readonly string[]): void => {
    const named = ts.isCallExpression(node) ? namedCall(node) : undefined;
    const within = named && BLOCKS.has(named.caller) ? [...around, named.name] : around;
    if (named && TESTS.has(named.caller)) names.add([...around, named.name].join(WITHIN));
    ts.forEachChild(node, (child) => visit(child, within));
  };
  visit(ts.createSourceFile('source', source, ts.ScriptTarget.Latest, false, kind), []);
  return names;
}

/** Returns the called function and the title of `it('a')`, `it.each(…)('a')` and `describe('a')`. */
function namedCall({ expression, arguments: [first] }: ts.CallExpression) {
  if (first === undefined || !ts.isStringLiteralLike(first)) return undefined;
  const caller = callerOf(expression);
  return caller === undefined ? undefined : { caller, name: first.text };
}

function callerOf(called: ts.Expression): string | undefined {
  if (ts.isIdentifier(called)) return called.text;
  const each = ts.isCallExpression(called) ? called.expression : undefined;
  if (each === undefined || !ts.isPropertyAccessExpression(each) || each.name.text !== 'each') return undefined;
  return ts.isIdentifier(each.expression) ? each.expression.text : undefined;
}
