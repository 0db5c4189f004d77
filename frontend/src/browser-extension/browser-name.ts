/** The fields of `navigator.userAgentData` that are read. TypeScript's DOM types do not declare it yet. */
interface UserAgentData {
  readonly brands: readonly { readonly brand: string }[];
  readonly platform: string;
}

const BRANDS = [
  ['Microsoft Edge', 'Edge'],
  ['Opera', 'Opera'],
  ['Brave', 'Brave'],
  ['Google Chrome', 'Chrome'],
  ['Chromium', 'Chromium'],
] as const;

/** Returns the name of this browser and its system, such as "Chrome on Windows". */
export function getBrowserName(
  data: UserAgentData | undefined = (navigator as { readonly userAgentData?: UserAgentData }).userAgentData,
): string {
  const brand = BRANDS.find(([name]) => data?.brands.some((known) => known.brand === name))?.[1] ?? 'Browser';
  return data === undefined || data.platform === '' ? brand : `${brand} on ${data.platform}`;
}
