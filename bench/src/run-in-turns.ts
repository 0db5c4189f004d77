import { type Load, median } from './load.js';

const ROUNDS = 3;

/**
 * Runs the contenders one after another, three times, so that whatever else the machine does affects all of them.
 * Returns the median round of each.
 */
export async function runInTurns(
  contenders: Readonly<Record<string, () => Promise<Load>>>,
): Promise<ReadonlyMap<string, Load>> {
  const rounds: { readonly name: string; readonly load: Load }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, run] of Object.entries(contenders)) rounds.push({ name, load: await run() });
  }
  return new Map(
    Object.keys(contenders).map((name) => [
      name,
      median(rounds.filter((round) => round.name === name).map(({ load }) => load)),
    ]),
  );
}
