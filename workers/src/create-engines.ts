import type { Logger, Metrics, Redis } from '@trackrecord/platform';
import type { Recording } from './ai/ai.js';
import { type AiConfig, toOpenAiSettings } from './ai/ai-config.js';
import { createAiWithFallback } from './ai/ai-with-fallback.js';
import { createTranscriberWithFallback } from './ai/transcriber-with-fallback.js';
import { createRedisBudget } from './ai/budget.js';
import { createFailureReporter } from './ai/failure-reporter.js';
import { createOpenAi } from './ai/openai/open-ai.js';
import { rulesAi } from './ai/rules/rules-ai.js';
import { detectSkills } from './ai/rules/skills/detect-skills.js';
import { findUnsupportedClaims } from './ai/truth/find-unsupported-claims.js';
import type { DictationConfig } from './transcription/dictation-config.js';
import { decodeRecording } from './transcription/decode-recording.js';
import { createLocalTranscriber } from './transcription/local-transcriber.js';

/**
 * Creates the AI engines: the configured model within its budget, with the rule engine and offline transcriber as
 * fallback.
 */
export function createEngines(config: AiConfig & DictationConfig, redis: Redis, metrics: Metrics, logger: Logger) {
  const settings = toOpenAiSettings(config);
  const ai = settings && createOpenAi(settings);
  const localTranscriber = createLocalTranscriber(config, (reason) =>
    logger.warn({ reason }, 'offline dictation unavailable'),
  );
  const budget = createRedisBudget(redis, {
    perUser: config.AI_DAILY_CALL_LIMIT_PER_USER,
    overall: config.AI_DAILY_CALL_LIMIT,
  });
  const failureReporter = createFailureReporter(logger, metrics);
  logger.info(
    { suggestions: ai?.engine ?? 'rules', transcription: (ai ?? localTranscriber)?.engine ?? 'none' },
    'AI engines selected',
  );
  return {
    rules: rulesAi,
    detectSkills,
    assistant: createAiWithFallback({
      ai,
      fallback: rulesAi,
      budget,
      findUnsupportedClaims,
      failureReporter,
    }),
    transcriber: createTranscriberWithFallback({ ai, localTranscriber, budget, failureReporter }),
    decodeRecording: (recording: Recording, signal: AbortSignal) => decodeRecording(recording, config.FFMPEG, signal),
  };
}
