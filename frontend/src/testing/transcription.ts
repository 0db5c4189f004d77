import type { Transcribed } from '@trackrecord/contracts';
import { HttpResponse, http } from 'msw';
import { server } from './server';

const API = 'http://localhost/api/transcription';

/** A chunk that arrived: its number, of how many, of which upload, and how large it was. */
export interface SentChunk {
  readonly uploadId: string;
  readonly index: number;
  readonly total: number;
  readonly size: number;
}

/** What the server writes down of a recording, with what a test says otherwise. */
export const transcribedAs = (different: Partial<Transcribed> = {}): Transcribed => ({
  success: true,
  message: 'Transcription captured. Consider enhancing with more details.',
  originalText: 'I steered the ferry every morning.',
  skills: {},
  rough: false,
  engine: 'openai',
  ...different,
});

type ChunkResponder<Chunk> = (said: Chunk, before: number) => Response | Promise<Response> | undefined;

/** Takes chunks; `answer` may answer one differently, knowing how often that chunk came before. Gives back what came. */
export function takeChunks(answer: ChunkResponder<SentChunk> = () => undefined): SentChunk[] {
  const chunks: SentChunk[] = [];
  server.use(
    http.post(`${API}/transcribe-chunk`, async ({ request }) => {
      const form = await request.formData();
      const file = form.get('file');
      const field = (name: string): string => {
        const value = form.get(name);
        return typeof value === 'string' ? value : '';
      };
      const chunk = {
        uploadId: field('uploadId'),
        index: Number(field('chunkIndex')),
        total: Number(field('totalChunks')),
        size: file instanceof Blob ? file.size : -1,
      };
      const before = chunks.filter(({ index }) => index === chunk.index).length;
      chunks.push(chunk);
      const received = new Set(chunks.map(({ index }) => index)).size;
      return (await answer(chunk, before)) ?? HttpResponse.json({ success: true, received });
    }),
  );
  return chunks;
}

/** Answers finishing an upload with these in turn, the last again and again; gives back what was asked. */
export function finishUploads(...answers: readonly (() => Response | Promise<Response>)[]) {
  const asked: { readonly uploadId: string; readonly context: string }[] = [];
  server.use(
    http.post(`${API}/transcribe-finalize`, async ({ request }) => {
      asked.push((await request.json()) as (typeof asked)[number]);
      return (answers[asked.length - 1] ?? answers.at(-1))?.();
    }),
  );
  return asked;
}

/** The answer with a transcript. */
export const heard =
  (different: Partial<Transcribed> = {}) =>
  () =>
    HttpResponse.json(transcribedAs(different));
