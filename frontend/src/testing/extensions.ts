import type { BrowserToken, ExtensionList } from '@trackrecord/contracts';
import { HttpResponse, http } from 'msw';
import { NADIA } from './memory-identity';
import { server } from './server';

/** The URL of Nadia's extensions. */
export const EXTENSIONS_URL = `http://localhost/api/extensions/${NADIA.uid}`;

/** Creates a calendar that was read on 20 November. */
export const makeCalendar = (overrides: Partial<NonNullable<ExtensionList['calendar']>> = {}) => ({
  id: '00000000-0000-4000-8000-0000000000c1',
  createdAt: '2026-11-14T10:14:00.000Z',
  lastUsedOn: '2026-11-20',
  contents: { interviews: true, nextSteps: true, savedEvents: true },
  ...overrides,
});

/** Creates a connected browser. */
export const makeBrowser = (overrides: Partial<BrowserToken> = {}): BrowserToken => ({
  id: '00000000-0000-4000-8000-0000000000b1',
  createdAt: '2026-11-02T09:00:00.000Z',
  lastUsedOn: '2026-11-20',
  name: 'Chrome on Windows',
  saved: 11,
  ...overrides,
});

/** How long a pairing code is valid. */
const PAIRING_CODE_TTL_MS = 10 * 60_000;

/** The state of the mocked server, which tests change, and the requests it got. */
export interface ServedExtensions {
  list: ExtensionList;
  readonly requests: string[];
}

/** Serves extensions, and applies what the page changes. */
export function serveExtensions(list: Partial<ExtensionList> = {}): ServedExtensions {
  const served: ServedExtensions = { list: { calendar: null, browsers: [], revoked: [], ...list }, requests: [] };
  const recordRequest = (request: Request): void =>
    void served.requests.push(`${request.method} ${new URL(request.url).pathname}`);
  let createdCalendarCount = 0;
  server.use(
    http.get(EXTENSIONS_URL, () => HttpResponse.json(served.list)),
    http.post(`${EXTENSIONS_URL}/calendar`, ({ request }) => {
      recordRequest(request);
      createdCalendarCount += 1;
      const calendar = makeCalendar({
        id: `00000000-0000-4000-8000-00000000000${String(createdCalendarCount)}`,
        createdAt: new Date().toISOString(),
        lastUsedOn: null,
      });
      served.list = { ...served.list, calendar };
      return HttpResponse.json(
        { calendar, path: `/api/calendar/SECRET${String(createdCalendarCount)}.ics` },
        { status: 201 },
      );
    }),
    http.put(`${EXTENSIONS_URL}/calendar`, async ({ request }) => {
      recordRequest(request);
      const { contents } = (await request.json()) as Pick<ReturnType<typeof makeCalendar>, 'contents'>;
      served.list = { ...served.list, calendar: makeCalendar({ contents }) };
      return HttpResponse.json({ calendar: served.list.calendar });
    }),
    http.delete(`${EXTENSIONS_URL}/calendar`, ({ request }) => {
      recordRequest(request);
      served.list = { ...served.list, calendar: null };
      return HttpResponse.json({});
    }),
    http.post(`${EXTENSIONS_URL}/pairing-codes`, ({ request }) => {
      recordRequest(request);
      return HttpResponse.json(
        { code: 'K7Q2-9XMD', until: new Date(Date.now() + PAIRING_CODE_TTL_MS).toISOString() },
        { status: 201 },
      );
    }),
    http.delete(`${EXTENSIONS_URL}/browsers/:id`, ({ request, params }) => {
      recordRequest(request);
      served.list = { ...served.list, browsers: served.list.browsers.filter(({ id }) => id !== params.id) };
      return HttpResponse.json({});
    }),
  );
  return served;
}
