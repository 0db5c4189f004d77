import type { ImportResumeBody, ResumeImported } from '@trackrecord/contracts';
import { HttpResponse, http } from 'msw';
import { PROFILE } from './profile';
import { server } from './server';

const IMPORT_URL = `${PROFILE}/import/json-resume`;

/** The address of Nadia's profile as JSON Resume. */
export const EXPORT = `${PROFILE}/export/json-resume`;

/** What came to be imported, or looked at. */
interface ImportRequest {
  readonly body: ImportResumeBody;
  readonly ifMatch: string | null;
  readonly idempotencyKey: string | null;
}

/** A preview on the revision of Nadia's profile, with what a test says otherwise. */
export const previewWith = (different: Partial<ResumeImported> = {}): ResumeImported => ({
  success: true,
  applied: false,
  message: '',
  revision: 3,
  changes: [{ section: 'skills', words: 'Added skill Weaving' }],
  leftOut: [],
  ...different,
});

/** Answers an import as the server does. */
export const imports = (answer: ResumeImported): Response =>
  HttpResponse.json(answer, { headers: { etag: `"${answer.revision ?? 0}"` } });

/** Answers every import and every preview of one; gives back what was sent. */
export function takeImports(
  answer: (sent: ImportResumeBody, round: number) => Response | Promise<Response>,
): ImportRequest[] {
  const sent: ImportRequest[] = [];
  server.use(
    http.post(IMPORT_URL, async ({ request }) => {
      const body = (await request.json()) as ImportResumeBody;
      const { headers } = request;
      sent.push({ body, ifMatch: headers.get('if-match'), idempotencyKey: headers.get('idempotency-key') });
      return answer(body, sent.length);
    }),
  );
  return sent;
}

/** A .json file. jsdom has no way to read one, so it brings its own. */
export const jsonFile = (text: string, name = 'resume.json'): File =>
  Object.assign(new File([text], name, { type: 'application/json' }), { text: () => Promise.resolve(text) });
