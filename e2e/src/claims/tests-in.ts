import { readFileSync } from 'node:fs';
import ts from 'typescript';

const BLOCKS = new Set(['describe']);
const TESTS = new Set(['it', 'test']);
/** Between the names of blocks, and before that of the test. */
const WITHIN = ' › ';

/** The names of the tests in a file (see `testsIn`). */
export const testsInFile = (path: string): ReadonlySet<string> =>
  testsIn(readFileSync(path, 'utf8'), path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

/**
 * The names of the tests in a source, each after those of the blocks around it, as they are written: what `each` fills in
 * is left as it is. A test that is skipped, or still to be written, is none.
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

/** Of `it('a')`, `it.each(…)('a')` and `describe('a')`: who is called, and the name. */
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
