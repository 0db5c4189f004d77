import { cleanProse } from '@trackrecord/contracts';
import { toFile } from 'openai';
import { z } from 'zod';
import { AiError, type AudioFormat, type Transcriber } from '../ai.js';
import { readText } from './read-stream.js';
import { createDeadline } from './deadline.js';
import { toAiError } from './errors.js';
import { tryParseJson } from './parse-json.js';
import { Retrier, type Wait } from './retries.js';
import { createSdkClient } from './sdk-client.js';
import type { TranscriptionSettings } from './settings.js';
import { toTranscriptionHints } from './transcription-hints.js';

const transcriptionSchema = z.object({ text: z.string() });

/** Servers detect the format by the file name. */
const UPLOAD_FILES: Readonly<Record<AudioFormat, { readonly name: string; readonly type: string }>> = {
  webm: { name: 'recording.webm', type: 'audio/webm' },
  ogg: { name: 'recording.ogg', type: 'audio/ogg' },
  mp4: { name: 'recording.mp4', type: 'audio/mp4' },
  wav: { name: 'recording.wav', type: 'audio/wav' },
};

/**
 * Creates a transcriber that uses the server's transcription API. The text is empty if nothing was said. `wait` replaces
 * the pause between attempts in tests.
 */
export function createOpenAiTranscriber(settings: TranscriptionSettings, wait?: Wait): Transcriber {
  const client = createSdkClient(settings);
  return {
    engine: 'openai',
    transcribe: async ({ bytes, format }, signal, vocabulary = []) => {
      const deadline = createDeadline(settings.timeoutMs, signal);
      const { name, type } = UPLOAD_FILES[format];
      try {
        const file = await toFile(bytes, name, { type });
        const request = {
          file,
          model: settings.model,
          response_format: 'json',
          ...toTranscriptionHints(settings, vocabulary),
        } as const;
        const body = await new Retrier(deadline, wait).run(async () => {
          const options = { signal: deadline.signal };
          const response = await client.audio.transcriptions.create(request, options).asResponse();
          const parts: string[] = [];
          for await (const part of readText(response)) parts.push(part);
          return parts.join('');
        });
        const parsed = transcriptionSchema.safeParse(tryParseJson(body));
        if (!parsed.success) throw new AiError('garbage', 'the response is not a transcription');
        return { text: cleanProse(parsed.data.text).trim(), rough: false };
      } catch (error) {
        throw toAiError(error, deadline);
      }
    },
  };
}
