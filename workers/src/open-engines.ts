import type { Logger, Metrics, Redis } from '@trackrecord/platform';
import type { Recording } from './ai/ai.js';
import { type AiConfig, openAiSettings } from './ai/ai-config.js';
import { answering } from './ai/answering-ai.js';
import { recognising } from './ai/answering-recogniser.js';
import { redisBudget } from './ai/budget.js';
import { failureNotes } from './ai/failure-notes.js';
import { openAi } from './ai/openai/open-ai.js';
import { rulesAi } from './ai/rules/rules-ai.js';
import { detectSkills } from './ai/rules/skills/detect-skills.js';
import { additions } from './ai/truth/additions.js';
import type { DictationConfig } from './transcription/dictation-config.js';
import { decoded } from './transcription/decoded.js';
import { localRecogniser } from './transcription/local-recogniser.js';

/** Creates the AI engines: the configured model within its budget, with the rule engine and offline recogniser as fallback. */
export function openEngines(config: AiConfig & DictationConfig, redis: Redis, metrics: Metrics, logger: Logger) {
  const settings = openAiSettings(config);
  const ai = settings && openAi(settings);
  const local = localRecogniser(config, (reason) => logger.warn({ reason }, 'offline dictation unavailable'));
  const budget = redisBudget(redis, {
    perUser: config.AI_DAILY_CALL_LIMIT_PER_USER,
    overall: config.AI_DAILY_CALL_LIMIT,
  });
  const failures = failureNotes(logger, metrics);
  logger.info({ suggestions: ai?.engine ?? 'rules', transcription: (ai ?? local)?.engine ?? 'none' }, 'engines');
  return {
    rules: rulesAi,
    detect: detectSkills,
    assistant: answering({ ai, fallback: rulesAi, budget, truth: additions, failures }),
    recogniser: recognising({ ai, local, budget, failures }),
    measure: (recording: Recording, signal: AbortSignal) => decoded(recording, config.FFMPEG, signal),
  };
}
