import type { Home } from '@trackrecord/contracts';
import { HttpResponse, http } from 'msw';
import { getEventId } from './history';
import { makeJob } from './jobs';
import { server } from './server';

/** The URL of Nadia's home page. */
export const HOME_URL = 'http://localhost/api/home/nadia';

/** Creates the data of a home page with one thing on each card. */
export const makeHome = (overrides: Partial<Home> = {}): Home => ({
  firstName: 'Nadia',
  userType: 'professional',
  completeness: { percentage: 80, steps: [{ gap: 'skills', percentage: 20 }] },
  applications: { counts: { saved: 2, applied: 3, interviewing: 1, offer: 0, closed: 4 }, due: [] },
  matches: {
    since: '2026-11-18T10:00:00.000Z',
    newCount: 12,
    jobs: [makeJob(1, { searchContext: { matchPercentage: 94, reasons: { location: 'Dubai' } } })],
    isReady: true,
    openCount: 1_284,
  },
  events: {
    areNear: true,
    items: [
      {
        _id: 'event',
        title: 'Gulf Cloud Days',
        startDate: '2026-12-10T12:00:00.000Z',
        endDate: '2026-12-12T12:00:00.000Z',
        place: 'Dubai',
        source: 'Harbour',
        link: 'https://example.com/event',
        isSample: false,
      },
    ],
  },
  changes: [
    {
      eventId: getEventId(7),
      of: 'profile',
      at: '2026-11-20T10:00:00.000Z',
      description: 'Added skill Go',
      undoable: true,
    },
  ],
  ...overrides,
});

/** The data of a new user's home page. */
export const makeFirstHome = (): Home =>
  makeHome({
    completeness: {
      percentage: 10,
      steps: [
        { gap: 'work', percentage: 20 },
        { gap: 'skills', percentage: 20 },
        { gap: 'roles', percentage: 15 },
      ],
    },
    applications: { counts: { saved: 0, applied: 0, interviewing: 0, offer: 0, closed: 0 }, due: [] },
    matches: { since: null, newCount: 0, jobs: [], isReady: false, openCount: 1_284 },
    events: { areNear: false, items: [] },
    changes: [],
  });

/** The home page of a server, and the requests for it. */
export interface ServedHome {
  home: Home;
  readonly requests: Request[];
}

/** Serves Nadia's home page. Change `home` for later requests. */
export function serveHome(home: Home): ServedHome {
  const served: ServedHome = { home, requests: [] };
  server.use(
    http.get(HOME_URL, ({ request }) => {
      served.requests.push(request);
      return HttpResponse.json(served.home);
    }),
  );
  return served;
}
