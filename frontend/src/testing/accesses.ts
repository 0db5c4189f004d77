import type { OwnAccess, OwnAccesses, OwnSupportAction, OwnSupportActions } from '@trackrecord/contracts';
import { HttpResponse, http } from 'msw';
import { PROFILE_URL } from './profile';
import { server } from './server';

/** The URL of the accesses to Nadia's data. */
export const ACCESSES_URL = `${PROFILE_URL}/accesses`;

const MINUTE_MS = 60_000;

/** Returns the time that is some minutes ahead, or ago if negative. */
export const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

/** Creates a session of support that has ended. */
export const makeAccess = (overrides: Partial<OwnAccess> = {}): OwnAccess => ({
  id: '00000000-0000-4000-8000-0000000000a1',
  at: '2026-11-20T10:00:30.000Z',
  until: '2026-11-20T10:30:30.000Z',
  endedAt: '2026-11-20T10:06:30.000Z',
  open: false,
  basis: 'ticket',
  purpose: 'save-failed',
  reason: 'The save of the education failed twice.',
  ticket: 'SUP-1234',
  who: 'Support S-7K2Q',
  looked: [{ what: 'profile', detail: 'revision 12', at: '2026-11-20T10:02:00.000Z' }],
  ...overrides,
});

/** Creates an open session of support. */
export const makeOpenAccess = (overrides: Partial<OwnAccess> = {}): OwnAccess =>
  makeAccess({ at: inMinutes(-10), until: inMinutes(20), endedAt: null, open: true, looked: [], ...overrides });

/** The state of the mocked server, which tests change. */
export interface ServedAccesses {
  items: readonly OwnAccess[];
  consent: OwnAccesses['consent'];
  /** The `before` parameter of each request. */
  readonly requests: (string | null)[];
}

/** Serves pages of what staff did without opening the data, newest first. */
export const serveSupportActions = (items: readonly OwnSupportAction[] = [], pageSize = 20): void =>
  server.use(
    http.get(`${PROFILE_URL}/support-actions`, ({ request }) => {
      const before = new URL(request.url).searchParams.get('before');
      const rest = items.filter(({ at }) => before === null || at < before);
      const page = rest.slice(0, pageSize);
      const body: OwnSupportActions = { items: page, next: rest.length > pageSize ? (page.at(-1)?.at ?? null) : null };
      return HttpResponse.json(body);
    }),
  );

/** Serves pages of accesses, newest first. */
export function serveAccesses(items: readonly OwnAccess[] = [], pageSize = 20): ServedAccesses {
  const served: ServedAccesses = { items, consent: null, requests: [] };
  server.use(
    http.get(ACCESSES_URL, ({ request }) => {
      const before = new URL(request.url).searchParams.get('before');
      served.requests.push(before);
      const rest = served.items.filter(({ at }) => before === null || at < before);
      const page = rest.slice(0, pageSize);
      const body: OwnAccesses = {
        items: page,
        consent: served.consent,
        next: rest.length > pageSize ? (page.at(-1)?.at ?? null) : null,
      };
      return HttpResponse.json(body);
    }),
    http.post(`${ACCESSES_URL}/:id/end`, ({ params }) => {
      served.items = served.items.map((access) =>
        access.id === params.id ? { ...access, open: false, endedAt: inMinutes(0) } : access,
      );
      return HttpResponse.json({ until: inMinutes(0) });
    }),
  );
  return served;
}
