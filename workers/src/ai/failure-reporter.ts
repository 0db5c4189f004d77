import type { Logger, Metrics } from '@trackrecord/platform';
import { AiError } from './ai.js';

export interface FailureReporter {
  /** Reports a failed operation. Of errors other than {@link AiError} only the name is logged. */
  readonly report: (question: string, error: unknown) => void;
}

/** Creates a reporter that logs failures and counts them by operation and kind, without any user text. */
export function createFailureReporter(logger: Logger, metrics: Metrics): FailureReporter {
  const counter = metrics.counter('ai_failures_total', 'Questions the configured engine did not answer', [
    'question',
    'kind',
  ]);
  return {
    report: (question, error) => {
      const isAiError = error instanceof AiError;
      const kind = isAiError ? error.kind : 'unexpected';
      const reason = isAiError ? error.message : error instanceof Error ? error.name : typeof error;
      counter.inc({ question, kind });
      logger.warn({ question, kind, reason }, 'AI provider failed');
    },
  };
}
