import {
  cutDescription,
  type DescriptionContext,
  ENHANCEMENT,
  type SkillsByCategory,
  type WorkFailure,
} from '@trackrecord/contracts';
import { audioFormat, type Logger, PieceRefused, type Uploads } from '@trackrecord/platform';
import { AiFailure, type Recording } from '../ai/ai.js';
import type { AnsweringAi } from '../ai/answering-ai.js';
import type { AnsweringRecogniser } from '../ai/answering-recogniser.js';
import { noticeId } from '../notices/notice-skills.js';
import type { Notify } from '../notices/notify-command-api.js';
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

/** More than this is no dictation but a recogniser that repeats itself. */
const LONGEST = 10_000;

/**
 * Turns an uploaded recording into words, improves them where nothing is added by that, and has the skills in them
 * recorded as dictated.
 * @throws {WorkFailed} where it is no recording, too long, silent, gone, or where nothing here can transcribe.
 */
export const transcribeRecording =
  ({ uploads, measure, recogniser, assistant, detect, notify, logger }: DictationParts): Processor<'transcribe'> =>
  async ({ uploadId, context }, { uid, signal }) => {
    const bytes = await uploads.read(uid, uploadId).catch(forGood);
    if (!bytes) throw new WorkFailed('upload-gone');
    const format = audioFormat(bytes);
    if (!format) throw new WorkFailed('not-audio');
    const recording = { bytes, format };
    await measure(recording, signal).catch(unlessUnavailable).catch(forGood);
    const { engine, value: heard } = await recogniser(uid, recording, signal).catch(forGood);
    const originalText = heard.text.trim().slice(0, LONGEST);
    if (originalText === '') throw new WorkFailed('nothing-heard');
    const skills = detect(originalText);
    await tellOf(skills, uid, uploadId);
    const better = await improved(originalText, context, uid, signal);
    return { engine, value: { originalText, ...better, skills, rough: heard.rough } };

    async function tellOf(found: SkillsByCategory, person: string, upload: string): Promise<void> {
      if (Object.keys(found).length === 0) return;
      const cause = `${person}/${upload}`;
      const ids = { commandId: noticeId(cause, 'dictation'), causationId: noticeId(cause, 'upload') };
      const notice = {
        ...ids,
        origin: 'dictated',
        source: { kind: 'dictation' },
        skills: found,
        engine: 'rules',
      } as const;
      // What was heard is worth more than that somebody noticed the skills in it.
      await notify(person, notice, signal).catch(unheeded('the skills of a dictation were not recorded'));
    }

    /** Of a long one the first sentences are improved, as many as an enhancement takes; the rest stays behind them. */
    async function improved(text: string, about: DescriptionContext, person: string, until: AbortSignal) {
      const part = cutDescription(text);
      const isInSentence = part !== text && !part.endsWith('.');
      if (part.length < ENHANCEMENT.leastLength || isInSentence) return {};
      const answer = await assistant
        .enhance(person, part, about, until)
        .catch(unheeded('a transcript was not improved'));
      if (answer === undefined || answer.value.text === part) return {};
      return { enhancedText: answer.value.text + text.slice(part.length), enhancedBy: answer.engine };
    }

    function unheeded(what: string) {
      return (error: unknown): undefined => {
        logger.warn({ err: error }, what);
        return undefined;
      };
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
  if (error instanceof RecordingTooLong || error instanceof PieceRefused) return 'recording-too-long';
  if (error instanceof NotAudio) return 'not-audio';
  if (error instanceof NothingHeard) return 'nothing-heard';
  if (error instanceof AiFailure && error.kind === 'unavailable') return 'transcription-unavailable';
  return undefined;
}
