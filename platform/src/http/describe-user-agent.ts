type Pattern = readonly [part: string, name: string];

/** In this order: browsers claim to be those that they are built on. */
const BROWSERS: readonly Pattern[] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
];
const SYSTEMS: readonly Pattern[] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
];

const findName = (text: string, patterns: readonly Pattern[]): string | undefined =>
  patterns.find(([part]) => text.includes(part))?.[1];

/** Returns browser and system of a User-Agent header, such as "Firefox on Windows". Nothing else of it is stored. */
export function describeUserAgent(userAgent = ''): string {
  const browser = findName(userAgent, BROWSERS) ?? 'Another browser';
  const system = findName(userAgent, SYSTEMS);
  return system === undefined ? browser : `${browser} on ${system}`;
}
