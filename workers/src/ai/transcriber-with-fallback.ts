import { AiError, type Transcript, type Transcriber, type Recording } from './ai.js';
import type { EngineResult } from './ai-with-fallback.js';
import type { Budget } from './budget.js';
import type { FailureReporter } from './failure-reporter.js';

export interface TranscriberDependencies {
  /** The configured model, if any. */
  readonly ai: Transcriber | undefined;
  /** The offline transcriber, if it is installed on this machine. */
  readonly localTranscriber: Transcriber | undefined;
  readonly budget: Budget;
  readonly failureReporter: FailureReporter;
}

/** Transcribes a recording of a user; transcripts of the offline transcriber are marked as rough. */
export type TranscriberWithFallback = (
  uid: string,
  recording: Recording,
  signal: AbortSignal,
) => Promise<EngineResult<Transcript>>;

/**
 * Creates a transcriber that uses the configured model within its budget and falls back to the offline transcriber.
 * @throws {AiError} `unavailable` if the model is missing or fails and there is no offline transcriber, `timeout` if
 * the signal aborts, and errors of the offline transcriber.
 */
export function createTranscriberWithFallback({
  ai,
  localTranscriber,
  budget,
  failureReporter,
}: TranscriberDependencies): TranscriberWithFallback {
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
    if (!localTranscriber) throw new AiError('unavailable', 'no transcriber available');
    return {
      engine: localTranscriber.engine,
      value: { ...(await localTranscriber.transcribe(recording, signal)), rough: true },
    };
  };
}
