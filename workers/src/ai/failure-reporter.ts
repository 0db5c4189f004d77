import type { Logger, Metrics } from '@trackrecord/platform';
import { AiError } from './ai.js';
import type { ModelName } from './model.js';

export interface FailureReporter {
  /** Reports a failed operation. Of errors other than {@link AiError} only the name is logged. */
  readonly report: (operation: string, error: unknown, engine?: ModelName) => void;
}

/** Creates a reporter that logs failures and counts them by operation and kind, without any user text. */
export function createFailureReporter(logger: Logger, metrics: Metrics): FailureReporter {
  const counter = metrics.createCounter('ai_failures_total', 'Failed operations of the configured engine', [
    'operation',
    'kind',
  ]);
  return {
    report: (operation, error, engine = 'openai') => {
      const isAiError = error instanceof AiError;
      const kind = isAiError ? error.kind : 'unexpected';
      const reason = isAiError ? error.message : error instanceof Error ? error.name : typeof error;
      counter.inc({ operation, kind });
      logger.warn({ operation, engine, kind, reason }, 'AI provider failed');
    },
  };
}
