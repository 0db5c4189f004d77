/** What a feed is written in; `any` is a page, JSON or a calendar, by its looks. */
export type FeedKind = 'json' | 'calendar' | 'any';

/** What is asked for, and which media types are taken for it: raw hosts call files of data plain text. */
interface MediaTypes {
  readonly accept: string;
  readonly isOne: (type: string) => boolean;
}

const isJson = (type: string): boolean => /^application\/(?:json|[\w.-]+\+json)$/.test(type) || type === 'text/plain';
const isHtml = (type: string): boolean => type === 'text/html' || type === 'application/xhtml+xml';
const isCalendar = (type: string): boolean => type === 'text/calendar' || type === 'text/plain';

const MEDIA_TYPES: Readonly<Record<FeedKind, MediaTypes>> = {
  json: { accept: 'application/json', isOne: isJson },
  calendar: { accept: 'text/calendar', isOne: isCalendar },
  any: { accept: '*/*', isOne: (type) => isJson(type) || isHtml(type) || isCalendar(type) },
};

/** The `Accept` to ask for a kind with. */
export const acceptOf = (kind: FeedKind): string => MEDIA_TYPES[kind].accept;

/** Whether a `Content-Type` is one of a kind; nothing where the answer has none. */
export const isOfKind = (contentType: string | undefined, kind: FeedKind): boolean =>
  MEDIA_TYPES[kind].isOne((contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '');

/** The charset a `Content-Type` names; UTF-8 where it names none. */
export const charsetOf = (contentType: string | undefined): string =>
  /;\s*charset\s*=\s*"?([\w.:+-]+)"?/i.exec(contentType ?? '')?.[1] ?? 'utf-8';
