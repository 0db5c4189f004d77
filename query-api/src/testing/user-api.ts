import { randomUUID } from 'node:crypto';
import { authHeaders, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';

/** The options of a request. */
interface RequestOptions {
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends requests of one user through the stack. @throws for error responses. */
export function userApi(user: TestUser) {
  const send = async (
    path: string,
    { method = 'POST', body = {}, headers = {} }: RequestOptions = {},
  ): Promise<Response> => {
    const response = await fetch(`${testVariable('BASE_URL')}/api${path}`, {
      method,
      headers: { ...authHeaders(user), 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path} failed: ${response.status} ${await response.text()}`);
    return response;
  };
  const parseRevision = (response: Response): number => Number(response.headers.get('etag')?.replaceAll('"', ''));
  return {
    send,
    /** Sends a GET request. */
    read: async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> => {
      const response = await fetch(`${testVariable('BASE_URL')}/api${path}`, {
        headers: { ...authHeaders(user), ...headers },
      });
      if (!response.ok) throw new Error(`GET ${path} failed: ${response.status} ${await response.text()}`);
      return response.json();
    },
    /** Saves sections of the profile. Returns its revision. */
    save: async (profile: object, headers: Readonly<Record<string, string>> = {}): Promise<number> =>
      parseRevision(await send('/profile', { body: { userId: user.uid, ...profile }, headers })),
    /** Completes, skips or drafts a step of the wizard. Returns the revision of the onboarding. */
    record: async (step: string, body: object): Promise<number> =>
      parseRevision(await send(`/profile/${user.uid}/onboarding/${step}`, { method: 'PUT', body })),
    /** Undoes a change. */
    undo: async (eventId: string): Promise<number> =>
      parseRevision(await send(`/profile/${user.uid}/history/${eventId}/undo`)),
    /** Uploads chunks of a recording by their indexes. */
    upload: async (
      chunks: ReadonlyMap<number, Buffer>,
      total: number,
      uploadId: string = randomUUID(),
    ): Promise<string> => {
      for (const [index, chunk] of chunks) {
        const form = new FormData();
        for (const [name, value] of Object.entries({ uploadId, chunkIndex: index, totalChunks: total }))
          form.append(name, String(value));
        form.append('file', new Blob([new Uint8Array(chunk)]), 'chunk');
        const url = `${testVariable('BASE_URL')}/api/transcription/transcribe-chunk`;
        const response = await fetch(url, { method: 'POST', headers: authHeaders(user), body: form });
        if (!response.ok) throw new Error(`the upload failed: ${response.status} ${await response.text()}`);
      }
      return uploadId;
    },
  };
}
