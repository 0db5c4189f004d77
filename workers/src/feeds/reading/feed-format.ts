/** The format of a feed; `any` is HTML, JSON or a calendar. */
export type FeedFormat = 'json' | 'calendar' | 'any';

/** The `Accept` header, and which media types are accepted: raw file hosts serve data as plain text. */
interface MediaTypes {
  readonly accept: string;
  readonly matches: (type: string) => boolean;
}

const isJson = (type: string): boolean => /^application\/(?:json|[\w.-]+\+json)$/.test(type) || type === 'text/plain';
const isHtml = (type: string): boolean => type === 'text/html' || type === 'application/xhtml+xml';
const isCalendar = (type: string): boolean => type === 'text/calendar' || type === 'text/plain';

const MEDIA_TYPES: Readonly<Record<FeedFormat, MediaTypes>> = {
  json: { accept: 'application/json', matches: isJson },
  calendar: { accept: 'text/calendar', matches: isCalendar },
  any: { accept: '*/*', matches: (type) => isJson(type) || isHtml(type) || isCalendar(type) },
};

/** Returns the `Accept` header for a format. */
export const getAcceptHeader = (format: FeedFormat): string => MEDIA_TYPES[format].accept;

/** Returns true if a `Content-Type` matches a format; false if it is missing. */
export const matchesFormat = (contentType: string | undefined, format: FeedFormat): boolean =>
  MEDIA_TYPES[format].matches((contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '');

/** Returns the charset of a `Content-Type`, by default UTF-8. */
export const parseCharset = (contentType: string | undefined): string =>
  /;\s*charset\s*=\s*"?([\w.:+-]+)"?/i.exec(contentType ?? '')?.[1] ?? 'utf-8';
