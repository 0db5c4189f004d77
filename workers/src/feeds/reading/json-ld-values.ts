import { getTypes, isNode, toArray, toText } from '@trackrecord/contracts/jobs/json-ld-graph';
import { formatAddress } from '@trackrecord/contracts/jobs/place';
import { z } from 'zod';

/** Returns the URL of a string or object; of a list, of its first item. */
function toUrlText(value: unknown): string | undefined {
  const [first] = toArray(value);
  if (typeof first === 'string') return first;
  if (!isNode(first)) return undefined;
  return [first.url, first.contentUrl, first['@id']].map(toText).find((address) => address !== undefined);
}

/** Returns a place as text: its postal address, its name, or "Online". */
function toPlace(value: unknown): string {
  if (!isNode(value)) return toText(value) ?? '';
  const place = toArray(value.address)[0] ?? value;
  if (!isNode(place)) return toText(place) ?? '';
  const address = formatAddress({
    locality: toText(place.addressLocality),
    region: toText(place.addressRegion),
    country: toText(place.addressCountry),
  });
  return address || (getTypes(value).includes('VirtualLocation') ? 'Online' : (toText(value) ?? ''));
}

/** Returns an identifier: a text or number, or the value of a `PropertyValue`. */
function toIdentifier(value: unknown): string | undefined {
  const [first] = toArray(value);
  return toText(isNode(first) ? (first.value ?? first['@id']) : first);
}

export const ldText = z.unknown().optional().transform(toText);
export const ldTexts = z
  .unknown()
  .optional()
  .transform((value) =>
    toArray(value)
      .map(toText)
      .filter((text) => text !== undefined),
  );
export const ldUrl = z.unknown().optional().transform(toUrlText);
export const ldIdentifier = z.unknown().optional().transform(toIdentifier);
export const ldPlaces = z
  .unknown()
  .optional()
  .transform((value) =>
    toArray(value)
      .map(toPlace)
      .filter((place) => place !== ''),
  );
/** The first of a list, unchanged. */
export const ldFirst = z
  .unknown()
  .optional()
  .transform((value) => toArray(value)[0]);
