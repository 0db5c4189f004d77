import type { Logger, Metrics } from '@trackrecord/platform';
import { AiFailure } from './ai.js';

/** Where it is noted that an engine did not answer a question. */
export interface FailureNotes {
  /** Notes a failure; the question by its name. Of what is no {@link AiFailure} only the name gets into the log. */
  readonly note: (question: string, failure: unknown) => void;
}

/** Notes failures in the log, and counts them by question and kind. Nothing that anybody wrote or said is in either. */
export function failureNotes(logger: Logger, metrics: Metrics): FailureNotes {
  const counter = metrics.counter('ai_failures_total', 'Questions the configured engine did not answer', [
    'question',
    'kind',
  ]);
  return {
    note: (question, failure) => {
      const known = failure instanceof AiFailure;
      const kind = known ? failure.kind : 'unexpected';
      const reason = known ? failure.message : failure instanceof Error ? failure.name : typeof failure;
      counter.inc({ question, kind });
      logger.warn({ question, kind, reason }, 'AI provider failed');
    },
  };
}
