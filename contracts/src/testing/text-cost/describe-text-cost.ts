import { enclosed, repeated } from './hostile-units.js';
import { expensiveIn, type TextCostLists, unlistedOf } from './text-cost.js';

/** What Jest and Node give a test, of which this browser-safe workspace has no types. */
declare const jest: { requireActual: (path: string) => Readonly<Record<string, unknown>> };
declare const process: {
  cpuUsage: () => { user: number; system: number };
  env: { readonly TEST_SCALE?: string };
};
declare function it(title: string, test: () => void, timeoutMs: number): void;
declare function expect(actual: unknown): { toEqual: (expected: unknown) => void };

export const OPERATOR_TEXT = 'its texts are ours or come from operators';

/** Both together: the kernel measures the sum and estimates the parts. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Defines the tests of what the text functions of a workspace cost; `folder` is the absolute path of the workspace. */
export function describeTextCost(folder: string, lists: TextCostLists): void {
  const workspace = {
    ...lists,
    folder,
    // Not `import`: a module that exports `then` would be taken for a promise.
    load: (file: string) => jest.requireActual(`${folder}/${file}`),
    now: processorMs,
    // Few patterns take long only where they match: `npm run test:long` looks for those, too.
    shapes: Number(process.env.TEST_SCALE || 1) > 1 ? [enclosed, repeated] : [enclosed],
  };

  it('lists every exported function that takes text beside other things', () => {
    expect(unlistedOf(workspace)).toEqual([]);
  }, 120_000);

  it('reads 20,000 letters of any kind in a time that grows as the text does', () => {
    expect(expensiveIn(workspace)).toEqual([]);
  }, 600_000);
}
