import { encloseUnit, repeatUnit } from './hostile-units.js';
import { createMainThreadClock } from './main-thread-time.js';
import { findExpensive, type TextCostLists, findUnlisted } from './text-cost.js';

/** Globals of Jest and Node, whose types this browser-safe workspace does not have. */
declare const jest: { requireActual: (path: string) => Readonly<Record<string, unknown>> };
declare const process: { env: { readonly TEST_SCALE?: string } };
declare function it(title: string, test: () => void | Promise<void>, timeoutMs: number): void;
declare function expect(actual: unknown): { toEqual: (expected: unknown) => void };

/** A reason to exempt a function. */
export const OPERATOR_TEXT = 'its texts are constants or come from operators';

/** Defines the tests of the cost of a workspace's text functions. `folder` is the absolute path of the workspace. */
export function describeTextCost(folder: string, lists: TextCostLists): void {
  const workspace = {
    ...lists,
    folder,
    // Not `import()`: a module that exports `then` would be treated as a promise.
    load: (file: string) => jest.requireActual(`${folder}/${file}`),
    now: createMainThreadClock(),
    // A few patterns are slow only if they match. `npm run test:long` covers those too.
    shapes: Number(process.env.TEST_SCALE || 1) > 1 ? [encloseUnit, repeatUnit] : [encloseUnit],
  };

  it('lists every exported function that takes text and other parameters', () => {
    expect(findUnlisted(workspace)).toEqual([]);
  }, 120_000);

  it('processes 20,000 characters of any kind in linear time', async () => {
    expect(await findExpensive(workspace)).toEqual([]);
  }, 600_000);
}
