const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const STEPS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

const AGO = new Intl.RelativeTimeFormat('en-US');

/** How long ago something was: "3 minutes ago", "2 weeks ago", "just now". */
export function agoWords(iso: string, now: number = Date.now()): string {
  const passed = now - Date.parse(iso);
  const step = STEPS.find(([, length]) => passed >= length);
  // The clock of the server may be ahead of ours.
  return step === undefined ? 'just now' : AGO.format(-Math.floor(passed / step[1]), step[0]);
}
