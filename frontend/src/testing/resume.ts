import type { ImportResumeBody, ResumeImported, SectionChange } from '@trackrecord/contracts';
import { HttpResponse, http } from 'msw';
import { PROFILE_URL } from './profile';
import { server } from './server';

const IMPORT_URL = `${PROFILE_URL}/import/json-resume`;

/** The URL of Nadia's JSON Resume export. */
export const EXPORT_URL = `${PROFILE_URL}/export/json-resume`;

/** A request for an import or its preview. */
interface ImportRequest {
  readonly body: ImportResumeBody;
  readonly ifMatch: string | null;
  readonly idempotencyKey: string | null;
}

/** Creates a change of an import; without `sides`, one that shows no values. */
export const makeChange = (
  section: SectionChange['section'],
  description: string,
  sides: Partial<Pick<SectionChange, 'before' | 'after'>> = {},
): SectionChange => ({ section, description, before: null, after: null, ...sides });

/** Creates an import preview at the revision of Nadia's profile. */
export const makePreview = (overrides: Partial<ResumeImported> = {}): ResumeImported => ({
  success: true,
  applied: false,
  message: '',
  revision: 3,
  changes: [makeChange('skills', 'Added skill Weaving')],
  leftOut: [],
  ...overrides,
});

/** Creates the server's response to an import. */
export const createImportResponse = (result: ResumeImported): Response =>
  HttpResponse.json(result, { headers: { etag: `"${result.revision ?? 0}"` } });

/** Responds to imports and their previews; returns the requests. */
export function captureImports(
  respond: (body: ImportResumeBody, attempt: number) => Response | Promise<Response>,
): ImportRequest[] {
  const requests: ImportRequest[] = [];
  server.use(
    http.post(IMPORT_URL, async ({ request }) => {
      const body = (await request.json()) as ImportResumeBody;
      const { headers } = request;
      requests.push({ body, ifMatch: headers.get('if-match'), idempotencyKey: headers.get('idempotency-key') });
      return respond(body, requests.length);
    }),
  );
  return requests;
}

/** Creates a .json file with an `arrayBuffer` method, which jsdom lacks. */
export const createJsonFile = (text: string, name = 'resume.json'): File =>
  Object.assign(new File([text], name, { type: 'application/json' }), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  });
