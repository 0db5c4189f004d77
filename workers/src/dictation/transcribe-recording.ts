import {
  truncateForEnhancement,
  type DescriptionContext,
  ENHANCEMENT,
  type SkillsByCategory,
  type WorkFailure,
} from '@trackrecord/contracts';
import { detectAudioFormat, type Logger, ChunkRejectedError, type Uploads } from '@trackrecord/platform';
import { AiError, type Recording } from '../ai/ai.js';
import type { AiWithFallback } from '../ai/ai-with-fallback.js';
import type { TranscriberWithFallback } from '../ai/transcriber-with-fallback.js';
import { createReportId } from '../skill-detection/report-detected-skills.js';
import type { SendDetectedSkills } from '../skill-detection/send-detected-skills.js';
import { NotAudioError, NoSpeechError, RecordingTooLongError } from '../transcription/errors.js';
import type { DecodedAudio } from '../transcription/decoded-audio.js';
import type { Processor } from '../worker/processors.js';
import { WorkFailedError } from '../worker/work-failed-error.js';

export interface DictationDependencies {
  readonly uploads: Pick<Uploads, 'read'>;
  /** Decodes a recording and rejects it if it is too long or silent, whichever engine transcribes it. */
  readonly decode: (recording: Recording, signal: AbortSignal) => Promise<DecodedAudio>;
  readonly transcriber: TranscriberWithFallback;
  /** Reads the words of a user that a model may hear; called only for a model. */
  readonly readVocabulary: (uid: string) => Promise<readonly string[]>;
  readonly ai: Pick<AiWithFallback, 'enhance'>;
  readonly detectSkills: (text: string) => SkillsByCategory;
  readonly sendDetectedSkills: SendDetectedSkills;
  readonly logger: Logger;
}

/** A longer transcript means that the transcriber repeats itself. */
const MAX_TRANSCRIPT_LENGTH = 10_000;

/**
 * Creates the processor that transcribes an uploaded recording, enhances the text and reports its skills as dictated.
 * @throws {WorkFailedError} if the upload is missing, not audio, too long or silent, or if no engine can transcribe it.
 */
export const createTranscribeProcessor =
  ({
    uploads,
    decode,
    transcriber,
    readVocabulary,
    ai,
    detectSkills,
    sendDetectedSkills,
    logger,
  }: DictationDependencies): Processor<'transcribe'> =>
  async ({ uploadId, context }, { uid, signal, jobContext: requestIds = {} }) => {
    const bytes = await uploads.read(uid, uploadId).catch(throwWorkFailed);
    if (!bytes) throw new WorkFailedError('upload-gone');
    const format = detectAudioFormat(bytes);
    if (!format) throw new WorkFailedError('not-audio');
    const recording = { bytes, format };
    await decode(recording, signal).catch(ignoreUnavailableDecoder).catch(throwWorkFailed);
    const { engine, value: transcript } = await transcriber(uid, recording, signal, () =>
      readVocabulary(uid).catch(logAndIgnore('reading the vocabulary failed')),
    ).catch(throwWorkFailed);
    const originalText = transcript.text.trim().slice(0, MAX_TRANSCRIPT_LENGTH);
    if (originalText === '') throw new WorkFailedError('nothing-heard');
    const skills = detectSkills(originalText);
    await reportSkills(skills, uid, uploadId);
    const enhancement = await enhanceTranscript(originalText, context, uid, signal);
    return { engine, value: { originalText, ...enhancement, skills, rough: transcript.rough } };

    async function reportSkills(detected: SkillsByCategory, userId: string, recordingId: string): Promise<void> {
      if (Object.keys(detected).length === 0) return;
      const cause = `${userId}/${recordingId}`;
      const { correlationId, trace } = requestIds;
      const ids = {
        correlationId,
        trace,
        commandId: createReportId(cause, 'dictation'),
        causationId: createReportId(cause, 'upload'),
      };
      const report = {
        ...ids,
        origin: 'dictated',
        source: { kind: 'dictation' },
        skills: detected,
        engine: 'rules',
      } as const;
      // A failed report must not fail the transcription.
      await sendDetectedSkills(userId, report, signal).catch(logAndIgnore('reporting dictated skills failed'));
    }

    /** Enhances the first sentences of a long text, up to the limit of an enhancement, and keeps the rest as it is. */
    async function enhanceTranscript(
      text: string,
      descriptionContext: DescriptionContext,
      userId: string,
      abortSignal: AbortSignal,
    ) {
      const excerpt = truncateForEnhancement(text);
      const isCutWithinSentence = excerpt !== text && !excerpt.endsWith('.');
      if (excerpt.length < ENHANCEMENT.minLength || isCutWithinSentence) return {};
      const result = await ai
        .enhance(userId, excerpt, { context: descriptionContext }, abortSignal)
        .catch(logAndIgnore('enhancing the transcript failed'));
      if (result === undefined || result.value.text === excerpt) return {};
      return { enhancedText: result.value.text + text.slice(excerpt.length), enhancedBy: result.engine };
    }

    function logAndIgnore(message: string) {
      return (error: unknown): undefined => {
        logger.warn({ err: error }, message);
        return undefined;
      };
    }
  };

/** Without ffmpeg a recording cannot be measured, but the model may still transcribe it. */
function ignoreUnavailableDecoder(error: unknown): void {
  if (!(error instanceof AiError && error.kind === 'unavailable')) throw error;
}

/** Turns errors that no retry can fix into {@link WorkFailedError}; rethrows the others. */
function throwWorkFailed(error: unknown): never {
  const failure = toWorkFailure(error);
  throw failure === undefined ? error : new WorkFailedError(failure);
}

function toWorkFailure(error: unknown): WorkFailure | undefined {
  if (error instanceof RecordingTooLongError || error instanceof ChunkRejectedError) return 'recording-too-long';
  if (error instanceof NotAudioError) return 'not-audio';
  if (error instanceof NoSpeechError) return 'nothing-heard';
  if (error instanceof AiError && error.kind === 'unavailable') return 'transcription-unavailable';
  return undefined;
}
