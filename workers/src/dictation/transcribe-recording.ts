import { ENHANCEMENT, type SkillsByCategory, type Transcription, type WorkFailure } from '@trackrecord/contracts';
import type { Logger, Uploads } from '@trackrecord/platform';
import { AiFailure, type Recording } from '../ai/ai.js';
import type { AnsweringAi } from '../ai/answering-ai.js';
import type { AnsweringRecogniser } from '../ai/answering-recogniser.js';
import { noticeId } from '../notices/notice-skills.js';
import type { Notify } from '../notices/notify-command-api.js';
import { audioFormat } from '../transcription/audio-format.js';
import { NotAudio, NothingHeard, RecordingTooLong } from '../transcription/failures.js';
import type { Sound } from '../transcription/sound.js';
import type { Processor } from '../worker/processors.js';
import { WorkFailed } from '../worker/work-failed.js';

/** What transcribing needs. */
export interface DictationParts {
  readonly uploads: Pick<Uploads, 'read'>;
  /** Decodes a recording, whoever is to hear it: it must not be longer than allowed, nor silent. */
  readonly measure: (recording: Recording, signal: AbortSignal) => Promise<Sound>;
  readonly recogniser: AnsweringRecogniser;
  readonly assistant: Pick<AnsweringAi, 'enhance'>;
  readonly detect: (text: string) => SkillsByCategory;
  readonly notify: Notify;
  readonly logger: Logger;
}

/**
 * Turns an uploaded recording into words, improves them where nothing is added by that, and has the skills in them
 * recorded as dictated.
 * @throws {WorkFailed} where it is no recording, too long, silent, gone, or where nothing here can transcribe.
 */
export const transcribeRecording =
  ({ uploads, measure, recogniser, assistant, detect, notify, logger }: DictationParts): Processor<'transcribe'> =>
  async ({ uploadId, context }, { uid, signal }) => {
    const bytes = await uploads.read(uid, uploadId);
    if (!bytes) throw new WorkFailed('upload-gone');
    const format = audioFormat(bytes);
    if (!format) throw new WorkFailed('not-audio');
    const recording = { bytes, format };
    await measure(recording, signal).catch(unlessUnavailable).catch(forGood);
    const { engine, value: heard } = await recogniser(uid, recording, signal).catch(forGood);
    const originalText = heard.text.trim();
    if (originalText === '') throw new WorkFailed('nothing-heard');
    const skills = detect(originalText);
    await notifyOf(uid, uploadId, skills, engine);
    const enhancedText = await improved(uid, originalText);
    const value: Transcription = {
      originalText,
      ...(enhancedText === undefined ? {} : { enhancedText }),
      skills,
      rough: heard.rough,
    };
    return { engine, value };

    async function improved(person: string, text: string): Promise<string | undefined> {
      if (text.length < ENHANCEMENT.leastLength) return undefined;
      try {
        const answer = await assistant.enhance(person, text, context, signal);
        return answer.value.text === text ? undefined : answer.value.text;
      } catch (error) {
        // The words are there; that they could not be improved as well must not cost them.
        logger.warn({ err: error }, 'a transcript was not improved');
        return undefined;
      }
    }

    async function notifyOf(person: string, upload: string, found: SkillsByCategory, by: typeof engine): Promise<void> {
      if (Object.keys(found).length === 0) return;
      const cause = `${person}/${upload}`;
      const source = { kind: 'dictation' } as const;
      const notice = { commandId: noticeId(cause, 'dictation'), causationId: noticeId(cause, 'upload') };
      await notify(person, { ...notice, origin: 'dictated', source, skills: found, engine: by });
    }
  };

/** Without ffmpeg nothing can be measured, and a model may hear it all the same. */
function unlessUnavailable(error: unknown): void {
  if (!(error instanceof AiFailure && error.kind === 'unavailable')) throw error;
}

/** What cannot be transcribed however often it is tried. */
function forGood(error: unknown): never {
  const failure = failureOf(error);
  throw failure === undefined ? error : new WorkFailed(failure);
}

function failureOf(error: unknown): WorkFailure | undefined {
  if (error instanceof RecordingTooLong) return 'recording-too-long';
  if (error instanceof NotAudio) return 'not-audio';
  if (error instanceof NothingHeard) return 'nothing-heard';
  if (error instanceof AiFailure && error.kind === 'unavailable') return 'transcription-unavailable';
  return undefined;
}
