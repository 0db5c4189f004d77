import { RECORDING_LIMITS } from '@trackrecord/contracts';
import { type Logger, type Stores, Uploads, WorkStore } from '@trackrecord/platform';
import { deleteProcessedRecording } from './dictation/recordings-go.js';
import { transcribeRecording } from './dictation/transcribe-recording.js';
import type { Notify } from './notices/notify-command-api.js';
import type { openEngines } from './open-engines.js';
import type { WorkerContext } from './worker/do-requested.js';
import { requestedProcessors, type ProcessorDependencies } from './worker/requested-processors.js';

interface DeskSettings {
  readonly engines: ReturnType<typeof openEngines>;
  readonly notify: Notify;
  readonly explainMatch: ProcessorDependencies['explainMatch'];
  readonly stopping: AbortSignal;
  readonly logger: Logger;
}

/** Puts together what does the work that somebody waits for. */
export function openDesk(
  { engines, notify, explainMatch, stopping, logger }: DeskSettings,
  stores: Stores,
): WorkerContext {
  const { assistant, rules, detect, measure, recogniser } = engines;
  const { mongo, sealer } = stores;
  const uploads = new Uploads(mongo.db, sealer, { bytes: RECORDING_LIMITS.bytes, open: 1 });
  const transcribe = transcribeRecording({ uploads, measure, recogniser, assistant, detect, notify, logger });
  return {
    store: new WorkStore(mongo.db, sealer),
    processors: requestedProcessors({ assistant, rules, transcribe, explainMatch }),
    onEnded: deleteProcessedRecording(uploads),
    stopping,
    logger,
  };
}
