import { AiFailure, type Heard, type Recogniser, type Recording } from './ai.js';
import type { Answer } from './answering-ai.js';
import type { Budget } from './budget.js';
import type { FailureNotes } from './failure-notes.js';

/** What can turn recordings into words. */
export interface RecognisingParts {
  /** The configured engine, if there is one. */
  readonly ai: Recogniser | undefined;
  /** The offline recogniser of this machine, if it is installed. */
  readonly local: Recogniser | undefined;
  readonly budget: Budget;
  readonly failures: FailureNotes;
}

/** Turns a recording of a person into words; what the offline recogniser hears is marked as rough. */
export type AnsweringRecogniser = (uid: string, recording: Recording, signal: AbortSignal) => Promise<Answer<Heard>>;

/**
 * Has the configured engine hear recordings within its budget, and the offline recogniser where it does not.
 * @throws {AiFailure} `unavailable` where there is neither, `timeout` where the signal aborted, and whatever the offline
 * recogniser throws.
 */
export function recognising({ ai, local, budget, failures }: RecognisingParts): AnsweringRecogniser {
  return async (uid, recording, signal) => {
    if (ai) {
      try {
        await budget.spend(uid);
        return { engine: ai.engine, value: await ai.transcribe(recording, signal) };
      } catch (failure) {
        failures.note('transcribe', failure);
      }
    }
    if (signal.aborted) throw new AiFailure('timeout', 'no time is left to hear the recording');
    if (!local) throw new AiFailure('unavailable', 'there is nothing that could hear the recording');
    return { engine: local.engine, value: { ...(await local.transcribe(recording, signal)), rough: true } };
  };
}
