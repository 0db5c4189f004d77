import type { IncomingMessage } from 'node:http';
import { z } from 'zod';

const chatBody = z.looseObject({
  model: z.string(),
  messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })).min(1),
  temperature: z.number().optional(),
  reasoning_effort: z.enum(['none', 'minimal', 'low', 'medium', 'high']).optional(),
  stream: z.boolean().optional(),
  stream_options: z.object({ include_usage: z.boolean() }).optional(),
  max_tokens: z.int().positive().optional(),
  max_completion_tokens: z.int().positive().optional(),
  response_format: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('text') }),
      z.object({ type: z.literal('json_object') }),
      z.object({
        type: z.literal('json_schema'),
        json_schema: z.object({
          name: z.string().regex(/^[\w-]{1,64}$/),
          strict: z.boolean(),
          schema: z.record(z.string(), z.unknown()),
        }),
      }),
    ])
    .optional(),
});

export type ChatRequest = z.infer<typeof chatBody>;

export interface TranscriptionRequest {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: { readonly name: string; readonly type: string; readonly bytes: Buffer };
}

/** Reads a chat request. @throws if it is invalid. */
export const readChatRequest = async (request: IncomingMessage): Promise<ChatRequest> =>
  chatBody.parse(JSON.parse((await readBody(request)).toString('utf8')));

/** Reads a multipart transcription request. @throws if it is invalid. */
export async function readTranscriptionRequest(request: IncomingMessage): Promise<TranscriptionRequest> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(await readBody(request)), { headers }).formData();
  const file = form.get('file');
  if (file === null || typeof file === 'string') throw new Error('A transcription needs a file');
  const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  return {
    fields: Object.fromEntries(fields),
    file: { name: file.name, type: file.type, bytes: Buffer.from(await file.arrayBuffer()) },
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
