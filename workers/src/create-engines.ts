import type { Logger, Metrics, Redis } from '@trackrecord/platform';
import type { Recording } from './ai/ai.js';
import { type AiConfig, toChatSettings, toTranscriptionSettings } from './ai/ai-config.js';
import { createAiMeter } from './ai/ai-meter.js';
import { createAiWithFallback } from './ai/ai-with-fallback.js';
import { Circuit } from './ai/circuit.js';
import { type Model, MODEL_NAMES } from './ai/model.js';
import { createTranscriberWithFallback } from './ai/transcriber-with-fallback.js';
import { createRedisBudget } from './ai/budget.js';
import { createFailureReporter } from './ai/failure-reporter.js';
import type { Cut } from './ai/openai/fit-context.js';
import { connectOpenAi } from './ai/openai/open-ai.js';
import { createOpenAiTranscriber } from './ai/openai/transcriber.js';
import { createRulesAi, type FindRequiredSkills } from './ai/rules/rules-ai.js';
import { detectSkills } from './ai/rules/skills/detect-skills.js';
import { findUnsupportedClaims } from './ai/truth/find-unsupported-claims.js';
import type { DictationConfig } from './transcription/dictation-config.js';
import { decodeRecording } from './transcription/decode-recording.js';
import { createLocalTranscriber } from './transcription/local-transcriber.js';

/**
 * Creates the AI engines: the configured models within their budget, with the rule engine and offline transcriber as
 * fallback.
 */
export function createEngines(
  config: AiConfig & DictationConfig,
  redis: Redis,
  findRequiredSkills: FindRequiredSkills,
  metrics: Metrics,
  logger: Logger,
) {
  const rules = createRulesAi(findRequiredSkills);
  const createCircuit = (server: string) =>
    new Circuit(() => logger.warn({ server }, 'AI server is down, not called for a minute'));
  const models = createModels(config, createCircuit, logger);
  const transcriptionSettings = toTranscriptionSettings(config);
  const transcriptionModel = transcriptionSettings && {
    transcriber: createOpenAiTranscriber(transcriptionSettings),
    circuit: createCircuit('transcription'),
  };
  const localTranscriber = createLocalTranscriber(config, (reason) =>
    logger.warn({ reason }, 'offline dictation unavailable'),
  );
  const budget = createRedisBudget(redis, {
    perUser: config.AI_DAILY_CALL_LIMIT_PER_USER,
    overall: config.AI_DAILY_CALL_LIMIT,
    tokensPerUser: config.AI_DAILY_TOKEN_LIMIT_PER_USER,
    tokensOverall: config.AI_DAILY_TOKEN_LIMIT,
  });
  const failureReporter = createFailureReporter(logger, metrics);
  const meter = createAiMeter(metrics);
  logger.info(
    {
      suggestions: [...models.map(({ name }) => name), rules.engine],
      transcription: (transcriptionModel?.transcriber ?? localTranscriber)?.engine ?? 'none',
    },
    'AI engines selected',
  );
  return {
    rules,
    /** The part of the daily budget that is used; undefined without a model. */
    readBudgetUsed: models.length > 0 || transcriptionModel ? budget.readUsedRatio : undefined,
    detectSkills,
    assistant: createAiWithFallback({
      models,
      fallback: rules,
      modelsTimeoutMs: config.OPENAI_TIMEOUT,
      budget,
      findUnsupportedClaims,
      failureReporter,
      meter,
    }),
    transcriber: createTranscriberWithFallback({
      model: transcriptionModel,
      localTranscriber,
      budget,
      failureReporter,
      meter,
    }),
    decodeRecording: (recording: Recording, signal: AbortSignal) => decodeRecording(recording, config.FFMPEG, signal),
  };
}

/** Returns the configured models; with none, only the rules answer. */
const createModels = (config: AiConfig, createCircuit: (server: string) => Circuit, logger: Logger): readonly Model[] =>
  toChatSettings(config).flatMap((settings, index) => {
    const name = MODEL_NAMES[index];
    if (name === undefined) return [];
    const onCut = (cut: Cut) => logger.warn({ engine: name, ...cut }, 'prompt cut to the context of the model');
    return [{ name, circuit: createCircuit(name), connect: connectOpenAi(settings, { onCut }) }];
  });
