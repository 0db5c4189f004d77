import type { Profile } from '@trackrecord/contracts';
import { HttpResponse, http } from 'msw';
import { server } from './server';

/** Nadia's profile, with what a test says otherwise. */
export const profileWith = (different: Partial<Profile> = {}): Profile => ({
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
  ...different,
});

/** The body of an error of our API. */
export const errorBody = (error: string, code = 'test') => ({ error, message: error, code, requestId: 'request-1' });

/** The address of Nadia's profile. */
export const PROFILE = 'http://localhost/api/profile/nadia';

/** Answers reading Nadia's profile with this one, or with 404 where there is none. */
export const serveProfile = (profile: Profile | null): void =>
  server.use(
    http.get(PROFILE, () =>
      profile === null
        ? HttpResponse.json(errorBody('Profile not found', 'not_found'), { status: 404 })
        : HttpResponse.json(profile, { headers: { etag: `"${profile.revision}"` } }),
    ),
  );

/** Answers reading Nadia's profile with an error. */
export const failProfile = (status: number): void =>
  server.use(http.get(PROFILE, () => HttpResponse.json(errorBody('The database is down'), { status })));
