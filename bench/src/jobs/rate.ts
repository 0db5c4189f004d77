/** A row that says how fast so many jobs went in so many milliseconds. */
export const rateOf = (name: string, jobs: number, took: number): string =>
  `${name.padEnd(44)} ${((1000 * jobs) / took).toFixed(0).padStart(6)} jobs/s   ${(took / 1000).toFixed(1).padStart(6)} s`;
