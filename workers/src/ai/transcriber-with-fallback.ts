import { AiError, type Transcript, type Transcriber, type Recording } from './ai.js';
import type { AiMeter } from './ai-meter.js';
import type { EngineResult } from './ai-with-fallback.js';
import type { Budget } from './budget.js';
import type { Circuit } from './circuit.js';
import type { FailureReporter } from './failure-reporter.js';

export interface TranscriberDependencies {
  /** The configured model with the circuit breaker of its server, if any. */
  readonly model: { readonly transcriber: Transcriber; readonly circuit: Circuit } | undefined;
  /** The offline transcriber, if it is installed on this machine. */
  readonly localTranscriber: Transcriber | undefined;
  readonly budget: Pick<Budget, 'spend'>;
  readonly failureReporter: FailureReporter;
  readonly meter: Pick<AiMeter, 'measure'>;
}

/** Transcribes a recording of a user; transcripts of the offline transcriber are marked as rough. */
export type TranscriberWithFallback = (
  uid: string,
  recording: Recording,
  signal: AbortSignal,
  /** Reads words that may be spoken, for a model. */
  readVocabulary?: () => Promise<readonly string[] | undefined>,
) => Promise<EngineResult<Transcript>>;

/**
 * Creates a transcriber that uses the configured model within its budget and falls back to the offline transcriber.
 * @throws {AiError} `unavailable` if the model is missing or fails and there is no offline transcriber, `timeout` if
 * the signal aborts, and errors of the offline transcriber.
 */
export function createTranscriberWithFallback({
  model,
  localTranscriber,
  budget,
  failureReporter,
  meter,
}: TranscriberDependencies): TranscriberWithFallback {
  return async (uid, recording, signal, readVocabulary) => {
    if (model) {
      const { transcriber, circuit } = model;
      try {
        const value = await circuit.run(async () => {
          await budget.spend(uid);
          const vocabulary = await readVocabulary?.();
          return meter.measure('transcribe', 'openai', () => transcriber.transcribe(recording, signal, vocabulary));
        });
        return { engine: transcriber.engine, value };
      } catch (error) {
        failureReporter.report('transcribe', error);
      }
    }
    if (signal.aborted) throw new AiError('timeout', 'no time left for the fallback');
    if (!localTranscriber) throw new AiError('unavailable', 'no transcriber available');
    const transcript = await meter.measure('transcribe', 'rules', () => localTranscriber.transcribe(recording, signal));
    return { engine: localTranscriber.engine, value: { ...transcript, rough: true } };
  };
}
