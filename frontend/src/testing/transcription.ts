import type { TranscriptionResult } from '@trackrecord/contracts';
import { HttpResponse, http } from 'msw';
import { server } from './server';

const API = 'http://localhost/api/transcription';

/** A chunk received by the mock server. */
export interface ReceivedChunk {
  readonly uploadId: string;
  readonly index: number;
  readonly total: number;
  readonly size: number;
}

/** Creates the transcript of a recording. */
export const makeTranscript = (overrides: Partial<TranscriptionResult> = {}): TranscriptionResult => ({
  success: true,
  message: 'Transcription captured. Consider enhancing with more details.',
  originalText: 'I steered the ferry every morning.',
  skills: {},
  rough: false,
  engine: 'openai',
  ...overrides,
});

type ChunkResponder<Chunk> = (chunk: Chunk, earlierAttemptCount: number) => Response | Promise<Response> | undefined;

/**
 * Accepts chunks, unless `respond` returns another response; `earlierAttemptCount` counts the earlier attempts to send
 * the same chunk. Returns the chunks.
 */
export function captureChunks(respond: ChunkResponder<ReceivedChunk> = () => undefined): ReceivedChunk[] {
  const chunks: ReceivedChunk[] = [];
  server.use(
    http.post(`${API}/transcribe-chunk`, async ({ request }) => {
      const form = await request.formData();
      const file = form.get('file');
      const readField = (name: string): string => {
        const value = form.get(name);
        return typeof value === 'string' ? value : '';
      };
      const chunk = {
        uploadId: readField('uploadId'),
        index: Number(readField('chunkIndex')),
        total: Number(readField('totalChunks')),
        size: file instanceof Blob ? file.size : -1,
      };
      const earlierAttemptCount = chunks.filter(({ index }) => index === chunk.index).length;
      chunks.push(chunk);
      const received = new Set(chunks.map(({ index }) => index)).size;
      return (await respond(chunk, earlierAttemptCount)) ?? HttpResponse.json({ success: true, received });
    }),
  );
  return chunks;
}

/** Responds to finalizing an upload in turn, repeating the last response; returns the requests. */
export function mockFinalize(...responses: readonly (() => Response | Promise<Response>)[]) {
  const requests: { readonly uploadId: string; readonly context: string }[] = [];
  server.use(
    http.post(`${API}/transcribe-finalize`, async ({ request }) => {
      requests.push((await request.json()) as (typeof requests)[number]);
      return (responses[requests.length - 1] ?? responses.at(-1))?.();
    }),
  );
  return requests;
}

/** Creates a function that responds with a transcript. */
export const createTranscriptResponder =
  (overrides: Partial<TranscriptionResult> = {}) =>
  () =>
    HttpResponse.json(makeTranscript(overrides));
