import { createHash } from 'node:crypto';
import { ENDPOINTS } from '@trackrecord/contracts';
import { type AccessTokens, handle, HttpError } from '@trackrecord/platform';
import type { Request, RequestHandler } from 'express';
import { type ApplicationSources, readCurrentApplications } from '../applications/current-applications.js';
import { getOrigin } from '../http/get-origin.js';
import { toCalendarEntries } from '../applications/calendar-entries.js';
import { formatCalendar } from '../applications/calendar-text.js';

/** The sources of a calendar. */
export interface CalendarSources extends ApplicationSources {
  readonly accessTokens: Pick<AccessTokens, 'find'>;
  /** Counts a read of the calendar of a user. */
  readonly limitCalendars: (uid: string) => Promise<void>;
  /** Whether the site is reached through HTTPS. */
  readonly isHttps: boolean;
}

const NAME = 'Trackrecord';
const FILE_EXTENSION = '.ics';

/** Calendar programs ask again before they use a stored response, so that a revoked address stops immediately. */
const CACHE_CONTROL = 'private, no-cache';

/** GET /calendar/{address}: the next steps and saved events of the user whose secret the address contains. */
export const readCalendar = (sources: CalendarSources): RequestHandler =>
  handle(ENDPOINTS.readCalendar, async ({ params: { address }, request }) => {
    const { accessTokens, limitCalendars, isHttps } = sources;
    const secret = address.endsWith(FILE_EXTENSION) ? address.slice(0, -FILE_EXTENSION.length) : '';
    const token = await accessTokens.find('calendar', secret);
    if (!token) throw new HttpError(404, 'calendar-not-found', 'There is no calendar at this address.');
    await limitCalendars(token.uid);
    const currentApplications = await readCurrentApplications(request, sources, token.uid);
    const origin = getOrigin(request, isHttps);
    const { contents } = token;
    const text = formatCalendar(
      NAME,
      toCalendarEntries(currentApplications, { contents, origin, revision: currentApplications.revision }),
    );
    const headers = { ETag: createEtag(text), 'Cache-Control': CACHE_CONTROL };
    if (hasVersion(request, headers.ETag)) return { status: 304, body: undefined, headers };
    return {
      status: 200,
      body: Buffer.from(text),
      headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' },
    };
  });

/** Creates an ETag of the content. ETags of this API are numbers. */
const createEtag = (text: string): string => `"${String(createHash('sha256').update(text).digest().readUIntBE(0, 6))}"`;

/** Returns true if the client has this version. A gateway that compresses makes the tag weak. */
const hasVersion = (request: Request, etag: string): boolean =>
  (request.get('if-none-match') ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
