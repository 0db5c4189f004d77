import type { Profile } from '@trackrecord/contracts';
import { HttpResponse, http } from 'msw';
import { server } from './server';

/** Creates Nadia's profile. */
export const makeProfile = (overrides: Partial<Profile> = {}): Profile => ({
  _id: 'nadia',
  userId: 'nadia',
  revision: 3,
  personalInfo: {
    firstName: 'Nadia',
    lastName: 'Kurian',
    email: 'nadia.kurian@example.com',
    linkedInUrl: 'https://www.linkedin.com/in/nadia-kurian/',
  },
  educations: [],
  experiences: [],
  projects: [],
  skills: [],
  detectedSkills: [],
  preferredRoles: [],
  onboardingCompleted: false,
  updatedAt: '2026-11-21T10:00:00.000Z',
  ...overrides,
});

/** Creates the body of an API error. */
export const errorBody = (error: string, code = 'test') => ({ error, message: error, code, requestId: 'request-1' });

/** The URL of Nadia's profile. */
export const PROFILE_URL = 'http://localhost/api/profile/nadia';

/** Serves Nadia's profile, or 404 for null. */
export const serveProfile = (profile: Profile | null): void =>
  server.use(
    http.get(PROFILE_URL, () =>
      profile === null
        ? HttpResponse.json(errorBody('Profile not found', 'not_found'), { status: 404 })
        : HttpResponse.json(profile, { headers: { etag: `"${profile.revision}"` } }),
    ),
  );

/** Responds to requests for Nadia's profile with an error. */
export const failProfile = (status: number): void =>
  server.use(http.get(PROFILE_URL, () => HttpResponse.json(errorBody('The database is down'), { status })));
