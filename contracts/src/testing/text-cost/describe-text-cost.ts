import { encloseUnit, repeatUnit } from './hostile-units.js';
import { createMainThreadClock } from './main-thread-time.js';
import { findExpensiveText, type TextCall } from './text-cost.js';

/** Globals of Jest and Node, whose types this browser-safe workspace does not have. */
declare const process: { env: { readonly TEST_SCALE?: string } };
declare const it: {
  readonly each: (
    names: readonly string[],
  ) => (title: string, test: (name: string) => Promise<void>, ms: number) => void;
};
declare function expect(actual: unknown): { toBeUndefined: () => void };

/**
 * Defines a test of each function that reads foreign text: feeds, imports, pasted pages, typed text, answers of models.
 * Its cost must grow no faster than the text. Regular expressions are also checked by the linter (`regexp/*`).
 */
export function describeTextCost(calls: Readonly<Record<string, TextCall>>): void {
  const now = createMainThreadClock();
  // A few patterns are slow only if they match. `npm run test:long` covers those too.
  const shapes = Number(process.env.TEST_SCALE || 1) > 1 ? [encloseUnit, repeatUnit] : [encloseUnit];

  it.each(Object.keys(calls))(
    '%s processes 20,000 characters of any kind in linear time',
    async (name) => {
      const call = calls[name];
      expect(call && (await findExpensiveText(call, shapes, now))).toBeUndefined();
    },
    600_000,
  );
}
