import { z } from 'zod';
import { isNode, typesOf } from './json-ld.js';
import { placeOf } from './places.js';

/** Any JSON-LD value may be a list. */
const listed = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** Returns the text of a string, a number, an object's value or name; of a list, its first item. */
function textIn(value: unknown): string | undefined {
  const [first] = listed(value);
  if (typeof first === 'string') return first;
  if (typeof first === 'number') return String(first);
  if (!isNode(first)) return undefined;
  const told = first['@value'] ?? first.name;
  return typeof told === 'string' ? told : undefined;
}

/** Returns the URL of a string or object; of a list, of its first item. */
function addressIn(value: unknown): string | undefined {
  const [first] = listed(value);
  if (typeof first === 'string') return first;
  if (!isNode(first)) return undefined;
  return [first.url, first.contentUrl, first['@id']].map(textIn).find((address) => address !== undefined);
}

/** Returns a place as text: its postal address, its name, or "Online". */
function placeIn(value: unknown): string {
  if (!isNode(value)) return textIn(value) ?? '';
  const place = listed(value.address)[0] ?? value;
  if (!isNode(place)) return textIn(place) ?? '';
  const at = placeOf({
    city: textIn(place.addressLocality),
    region: textIn(place.addressRegion),
    country: textIn(place.addressCountry),
  });
  return at || (typesOf(value).includes('VirtualLocation') ? 'Online' : (textIn(value) ?? ''));
}

/** Returns an identifier: a text or number, or the value of a `PropertyValue`. */
function identifierIn(value: unknown): string | undefined {
  const [first] = listed(value);
  return textIn(isNode(first) ? (first.value ?? first['@id']) : first);
}

export const ldText = z.unknown().optional().transform(textIn);
export const ldTexts = z
  .unknown()
  .optional()
  .transform((value) =>
    listed(value)
      .map(textIn)
      .filter((text) => text !== undefined),
  );
export const ldAddress = z.unknown().optional().transform(addressIn);
export const ldIdentifier = z.unknown().optional().transform(identifierIn);
export const ldPlaces = z
  .unknown()
  .optional()
  .transform((value) =>
    listed(value)
      .map(placeIn)
      .filter((place) => place !== ''),
  );
/** The first of a list, unchanged. */
export const ldFirst = z
  .unknown()
  .optional()
  .transform((value) => listed(value)[0]);
