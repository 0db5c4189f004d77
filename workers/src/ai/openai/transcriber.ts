import { cleanProse } from '@trackrecord/contracts';
import { type OpenAI, toFile } from 'openai';
import { z } from 'zod';
import { AiError, type AudioFormat, type Transcriber } from '../ai.js';
import { toAiError } from './errors.js';
import { tryParseJson } from './parse-json.js';
import { createDeadline, Retrier, type Wait } from './retries.js';
import { readBody } from './sdk-client.js';
import type { OpenAiSettings } from './settings.js';

const transcriptionSchema = z.object({ text: z.string() });

/** Servers detect the format by the file name. */
const UPLOAD_FILES: Readonly<Record<AudioFormat, { readonly name: string; readonly type: string }>> = {
  webm: { name: 'recording.webm', type: 'audio/webm' },
  ogg: { name: 'recording.ogg', type: 'audio/ogg' },
  mp4: { name: 'recording.mp4', type: 'audio/mp4' },
  wav: { name: 'recording.wav', type: 'audio/wav' },
};

/** Creates a transcriber that uses the server's transcription API. The text is empty if nothing was said. */
export function createTranscriber(client: OpenAI, settings: OpenAiSettings, wait?: Wait): Transcriber['transcribe'] {
  return async ({ bytes, format }, signal) => {
    const deadline = createDeadline(settings.transcriptionTimeoutMs, signal);
    const { name, type } = UPLOAD_FILES[format];
    try {
      const file = await toFile(bytes, name, { type });
      const body = await new Retrier(deadline, wait).run(() =>
        readBody(
          client.audio.transcriptions.create(
            { file, model: settings.transcriptionModel, response_format: 'json', temperature: 0 },
            { signal: deadline.signal },
          ),
        ),
      );
      const parsed = transcriptionSchema.safeParse(tryParseJson(body));
      if (!parsed.success) throw new AiError('garbage', 'the response is not a transcription');
      return { text: cleanProse(parsed.data.text).trim(), rough: false };
    } catch (error) {
      throw toAiError(error, deadline.signal);
    }
  };
}
