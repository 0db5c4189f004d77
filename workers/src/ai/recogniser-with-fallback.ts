import { AiError, type Transcript, type Recogniser, type Recording } from './ai.js';
import type { EngineResult } from './ai-with-fallback.js';
import type { Budget } from './budget.js';
import type { FailureReporter } from './failure-reporter.js';

export interface RecogniserDependencies {
  /** The configured model, if any. */
  readonly ai: Recogniser | undefined;
  /** The offline recogniser, if it is installed on this machine. */
  readonly local: Recogniser | undefined;
  readonly budget: Budget;
  readonly failureReporter: FailureReporter;
}

/** Transcribes a recording of a user; transcripts of the offline recogniser are marked as rough. */
export type RecogniserWithFallback = (
  uid: string,
  recording: Recording,
  signal: AbortSignal,
) => Promise<EngineResult<Transcript>>;

/**
 * Creates a recogniser that uses the configured model within its budget and falls back to the offline recogniser.
 * @throws {AiError} `unavailable` without either, `timeout` if the signal aborts, and errors of the offline recogniser.
 */
export function createRecogniserWithFallback({
  ai,
  local,
  budget,
  failureReporter,
}: RecogniserDependencies): RecogniserWithFallback {
  return async (uid, recording, signal) => {
    if (ai) {
      try {
        await budget.spend(uid);
        return { engine: ai.engine, value: await ai.transcribe(recording, signal) };
      } catch (error) {
        failureReporter.report('transcribe', error);
      }
    }
    if (signal.aborted) throw new AiError('timeout', 'no time left for the fallback');
    if (!local) throw new AiError('unavailable', 'no recogniser available');
    return { engine: local.engine, value: { ...(await local.transcribe(recording, signal)), rough: true } };
  };
}
