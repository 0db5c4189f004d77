import { cleanProse } from '@trackrecord/contracts';
import { type OpenAI, toFile } from 'openai';
import { z } from 'zod';
import { AiFailure, type AudioFormat, type Recogniser } from '../ai.js';
import { failureOf } from './failure.js';
import { jsonOf } from './json-of.js';
import { deadlineWithin, Retries, type Wait } from './retries.js';
import { bodyOf } from './server.js';
import type { OpenAiSettings } from './settings.js';

const heard = z.object({ text: z.string() });

/** Servers tell the format by the name of the file. */
const FILES: Readonly<Record<AudioFormat, { readonly name: string; readonly type: string }>> = {
  webm: { name: 'recording.webm', type: 'audio/webm' },
  ogg: { name: 'recording.ogg', type: 'audio/ogg' },
  mp4: { name: 'recording.mp4', type: 'audio/mp4' },
  wav: { name: 'recording.wav', type: 'audio/wav' },
};

/** Turns recordings into words through a server's transcriptions; where nothing was said, the text is empty. */
export function createTranscriber(server: OpenAI, settings: OpenAiSettings, wait?: Wait): Recogniser['transcribe'] {
  return async ({ bytes, format }, signal) => {
    const deadline = deadlineWithin(settings.transcriptionTimeout, signal);
    const { name, type } = FILES[format];
    try {
      const file = await toFile(bytes, name, { type });
      const body = await new Retries(deadline, wait).around(() =>
        bodyOf(
          server.audio.transcriptions.create(
            { file, model: settings.transcriptionModel, response_format: 'json', temperature: 0 },
            { signal: deadline.signal },
          ),
        ),
      );
      const answer = heard.safeParse(jsonOf(body));
      if (!answer.success) throw new AiFailure('garbage', 'the AI server did not answer with a transcription');
      return { text: cleanProse(answer.data.text).trim(), rough: false };
    } catch (error) {
      throw failureOf(error, deadline.signal);
    }
  };
}
