import type { EditableSection, Profile } from '@trackrecord/contracts';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { errorBody, failProfile, PROFILE_URL, makeProfile, serveProfile } from './profile';
import { renderApp } from './render-app';
import { server } from './server';

const API = 'http://localhost/api/profile';

const SAVE_URLS: Readonly<Record<EditableSection, string>> = {
  personalInfo: `${API}/personal-info/nadia`,
  educations: `${PROFILE_URL}/educations`,
  experiences: `${API}/experience/nadia`,
  projects: `${API}/projects/nadia`,
  skills: `${API}/skills/nadia`,
  preferences: `${API}/preferences/nadia`,
  preferredRoles: `${API}/preferred-roles/nadia`,
};

/** A request of an editor to save a section. */
interface SaveRequest {
  readonly body: unknown;
  readonly ifMatch: string | null;
}

type SaveResponder = (section: EditableSection) => Response | Promise<Response>;

/** Responds to saves of a section in turn, repeating the last response; returns the requests. */
export function captureSaves(section: EditableSection, ...responders: readonly SaveResponder[]): SaveRequest[] {
  const saves: SaveRequest[] = [];
  server.use(
    http.patch(SAVE_URLS[section], async ({ request }) => {
      saves.push({ body: await request.json(), ifMatch: request.headers.get('if-match') });
      return (responders[saves.length - 1] ?? responders.at(-1))?.(section);
    }),
  );
  return saves;
}

const createSaveResponse = (profile: Profile, section: EditableSection): Response => {
  const { revision, [section]: value } = profile;
  return HttpResponse.json(
    { success: true, message: '', [section]: value, revision },
    { headers: { etag: `"${revision}"` } },
  );
};

/** Accepts the save and serves the changed profile. */
export const acceptSave =
  (overrides: Partial<Profile> = {}) =>
  (section: EditableSection): Response => {
    const profile = makeProfile({ revision: 4, ...overrides });
    serveProfile(profile);
    return createSaveResponse(profile, section);
  };

/** Accepts the save, after which reading the profile fails. */
export const acceptSaveThenFailReads =
  (overrides: Partial<Profile>) =>
  (section: EditableSection): Response => {
    failProfile(503);
    return createSaveResponse(makeProfile({ revision: 4, ...overrides }), section);
  };

/** Rejects the save with 412 and serves this profile as the newer version. */
export const rejectWithConflict =
  (overrides: Partial<Profile>): SaveResponder =>
  () => {
    serveProfile(makeProfile({ revision: 7, ...overrides }));
    return HttpResponse.json(errorBody('Your profile was changed elsewhere in the meantime.'), {
      status: 412,
      headers: { etag: '"7"' },
    });
  };

/** Rejects the save with a status, an error message and validation details. */
export const rejectSave =
  (status: number, error: string, details: readonly { path: string; message: string }[] = []): SaveResponder =>
  () =>
    HttpResponse.json({ ...errorBody(error), details }, { status });

/** Opens an editor of Nadia's profile by its URL. */
export async function openEditor(name: string, title: string, overrides: Partial<Profile> = {}) {
  serveProfile(makeProfile(overrides));
  const app = renderApp({ at: `/profile?edit=${name}` });
  const dialog = await screen.findByRole('dialog', { name: title });
  const waitUntilClosed = () => waitFor(() => expect(dialog).not.toBeInTheDocument());
  return { ...app, dialog, waitUntilClosed };
}
