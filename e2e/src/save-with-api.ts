import { authHeaders, type TestAccount } from '@trackrecord/platform/testing/test-stack';
import { waitUntil } from '@trackrecord/platform/testing/wait-for';

interface ApiSave {
  readonly method: 'POST' | 'PUT' | 'PATCH';
  readonly path: string;
  readonly body: object;
  /** The path of the view that shows what is saved. */
  readonly view: string;
}

/** Paths of the views of a user. */
export const profileView = ({ uid }: TestAccount): string => `/api/profile/${uid}`;
export const onboardingView = ({ uid }: TestAccount): string => `/api/profile/${uid}/onboarding`;
export const applicationsView = ({ uid }: TestAccount): string => `/api/applications/${uid}`;

/**
 * Saves with the API, as another device of the user would, and waits until the view has the change. A page that a test
 * opens later cannot wait for it, because the page does not know the revision of this save. Returns the response body.
 * @throws {Error} with the response if it is not a success.
 */
export async function saveWithApi(origin: string, account: TestAccount, save: ApiSave): Promise<unknown> {
  const { method, path, body, view } = save;
  const response = await fetch(origin + path, {
    method,
    headers: { ...authHeaders(account), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} failed: ${response.status} ${text}`);
  const revision = readRevision(response);
  // Not with the header for the minimal revision: the API then reads the stream if the view is behind (decision 052).
  await waitUntil(`revision ${String(revision)} of ${view}`, async () => {
    const viewResponse = await fetch(origin + view, { headers: authHeaders(account) });
    return viewResponse.ok && readRevision(viewResponse) >= revision;
  });
  return JSON.parse(text);
}

/** Returns the revision in the ETag of a response; -1 without one. */
const readRevision = ({ headers }: Response): number => Number(headers.get('etag')?.replaceAll('"', '') ?? -1);
