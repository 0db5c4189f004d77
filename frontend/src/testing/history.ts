import type { PastChange, Profile, ProfileHistory } from '@trackrecord/contracts';
import { HttpResponse, http } from 'msw';
import { PROFILE, errorBody } from './profile';
import { server } from './server';

/** The address of the history of Nadia's profile. */
export const HISTORY = `${PROFILE}/history`;

/** The id of the event that brought a profile to a revision. */
export const eventAt = (revision: number): string => `00000000-0000-4000-8000-${String(revision).padStart(12, '0')}`;

/** The change of Nadia's profile at a revision, with what a test says otherwise. */
export const changeAt = (revision: number, overrides: Partial<PastChange> = {}): PastChange => ({
  eventId: eventAt(revision),
  revision,
  words: `Added skill ${revision}`,
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

/** Answers reading Nadia's history with these changes, newest first, so many a page; gives back what was asked for. */
export function serveHistory(changes: readonly PastChange[], size = 20): (string | null)[] {
  const requestedBefore: (string | null)[] = [];
  server.use(
    http.get(HISTORY, ({ request }) => {
      const before = new URL(request.url).searchParams.get('before');
      requestedBefore.push(before);
      const rest = changes.filter(({ revision }) => before === null || revision < Number(before));
      const items = rest.slice(0, size);
      const body: ProfileHistory = {
        items,
        next: rest.length > size ? (items.at(-1)?.revision ?? null) : null,
        revision: changes[0]?.revision ?? 0,
      };
      return HttpResponse.json(body);
    }),
  );
  return requestedBefore;
}

/** Answers reading Nadia's profile with the last of these, and at a revision with the one that has it. */
export const serveVersions = (...profiles: readonly Profile[]): void =>
  server.use(
    http.get(PROFILE, ({ request }) => {
      const revision = new URL(request.url).searchParams.get('revision');
      const profile = revision === null ? profiles.at(-1) : profiles.find((one) => String(one.revision) === revision);
      return profile === undefined
        ? HttpResponse.json(errorBody('Profile not found', 'not_found'), { status: 404 })
        : HttpResponse.json(profile, { headers: { etag: `"${profile.revision}"` } });
    }),
  );

/** The window is so wide that the history has its place beside the page. */
export function widePage(): void {
  const other = window.matchMedia('');
  const wide = Object.assign(window.matchMedia(''), { matches: true });
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => (query.includes('min-width') ? wide : other));
}
