import { RECORDING_LIMITS, REQUESTED_WORK, type RequestedWork } from '@trackrecord/contracts';
import { type ActivityLog, type Logger, type Stores, Uploads, WorkStore, type Work } from '@trackrecord/platform';
import { createTranscribeProcessor, type DictationDependencies } from './dictation/transcribe-recording.js';
import type { SendDetectedSkills } from './skill-detection/send-detected-skills.js';
import type { createEngines } from './create-engines.js';
import type { WorkerContext } from './worker/process-requested-job.js';
import type { ReadPage } from './postings/page-threads.js';
import { createPostingReader } from './postings/read-posting.js';
import { createProcessors, type ProcessorDependencies } from './worker/processors.js';

interface WorkerContextSettings {
  readonly engines: ReturnType<typeof createEngines>;
  readonly sendDetectedSkills: SendDetectedSkills;
  readonly explainMatch: ProcessorDependencies['explainMatch'];
  readonly readVocabulary: DictationDependencies['readVocabulary'];
  readonly renderPastCv: ProcessorDependencies['renderPastCv'];
  readonly renderReport: ProcessorDependencies['renderReport'];
  readonly readPage: ReadPage;
  readonly stopSignal: AbortSignal;
  readonly logger: Logger;
  readonly activity: ActivityLog;
}

/** Creates the stores and processors for requested work, i.e. work that a client polls for. */
export function createWorkerContext(
  {
    engines,
    sendDetectedSkills,
    explainMatch,
    readVocabulary,
    renderPastCv,
    renderReport,
    readPage,
    stopSignal,
    logger,
    activity,
  }: WorkerContextSettings,
  stores: Stores,
): WorkerContext {
  const { assistant, rules, detectSkills, decodeRecording: decode, transcriber } = engines;
  const { mongo, sealer } = stores;
  const uploads = new Uploads(mongo.db, sealer, { maxBytes: RECORDING_LIMITS.bytes, maxUnfinished: 1 });
  const transcribe = createTranscribeProcessor({
    uploads,
    decode,
    transcriber,
    readVocabulary,
    ai: assistant,
    detectSkills,
    sendDetectedSkills,
    logger,
  });
  return {
    store: new WorkStore(mongo.db, sealer),
    processors: createProcessors({
      ai: assistant,
      rules,
      transcribe,
      explainMatch,
      renderPastCv,
      renderReport,
      readPosting: createPostingReader(readPage),
    }),
    onFinished: deleteProcessedRecording(uploads),
    stopSignal,
    logger,
    activity,
  };
}

/** Deletes a recording once its transcription has succeeded or finally failed. */
const deleteProcessedRecording =
  (uploads: Pick<Uploads, 'remove'>) =>
  async (kind: RequestedWork, { uid, input }: Work): Promise<void> => {
    if (kind !== 'transcribe') return;
    await uploads.remove(uid, REQUESTED_WORK.transcribe.input.parse(input).uploadId);
  };
