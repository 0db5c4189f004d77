import type { HistoryItem, Profile, ProfileHistory } from '@trackrecord/contracts';
import { HttpResponse, http } from 'msw';
import { PROFILE_URL, errorBody } from './profile';
import { server } from './server';

/** The URL of the history of Nadia's profile. */
export const HISTORY_URL = `${PROFILE_URL}/history`;

/** Returns the id of the event at a revision. */
export const getEventId = (revision: number): string => `00000000-0000-4000-8000-${String(revision).padStart(12, '0')}`;

/** Creates the change of Nadia's profile at a revision. */
export const makeChange = (revision: number, overrides: Partial<HistoryItem> = {}): HistoryItem => ({
  eventId: getEventId(revision),
  revision,
  description: `Added skill ${revision}`,
  at: `2026-11-20T10:${String(revision).padStart(2, '0')}:00.000Z`,
  actor: { uid: 'nadia', role: 'user' },
  origin: 'typed',
  before: null,
  after: { skills: [`Skill ${revision}`] },
  undoable: true,
  obstacle: null,
  blockedBy: [],
  blocking: 0,
  ...overrides,
});

/** Serves pages of Nadia's history, newest first; returns the `before` parameter of each request. */
export function serveHistory(changes: readonly HistoryItem[], pageSize = 20): (string | null)[] {
  const requestedBefore: (string | null)[] = [];
  server.use(
    http.get(HISTORY_URL, ({ request }) => {
      const before = new URL(request.url).searchParams.get('before');
      requestedBefore.push(before);
      const rest = changes.filter(({ revision }) => before === null || revision < Number(before));
      const items = rest.slice(0, pageSize);
      const body: ProfileHistory = {
        items,
        next: rest.length > pageSize ? (items.at(-1)?.revision ?? null) : null,
        revision: changes[0]?.revision ?? 0,
      };
      return HttpResponse.json(body);
    }),
  );
  return requestedBefore;
}

/** Serves versions of Nadia's profile by revision; the last one is the current profile. */
export const serveVersions = (...profiles: readonly Profile[]): void =>
  server.use(
    http.get(PROFILE_URL, ({ request }) => {
      const revision = new URL(request.url).searchParams.get('revision');
      const profile =
        revision === null ? profiles.at(-1) : profiles.find((version) => String(version.revision) === revision);
      return profile === undefined
        ? HttpResponse.json(errorBody('Profile not found', 'not_found'), { status: 404 })
        : HttpResponse.json(profile, { headers: { etag: `"${profile.revision}"` } });
    }),
  );

/** Mocks a window that is wide enough for side panels. */
export function mockWideScreen(): void {
  const notMatching = window.matchMedia('');
  const wide = Object.assign(window.matchMedia(''), { matches: true });
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => (query.includes('min-width') ? wide : notMatching));
}
