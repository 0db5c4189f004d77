import type { Ai, Transcriber } from '../ai.js';
import { OpenAiClient } from './openai-client.js';
import { createDetectSkillsPrompt, createEnhancePrompt } from './description-prompts.js';
import { createTranscriber } from './transcriber.js';
import type { Wait } from './retries.js';
import { createSdkClient } from './sdk-client.js';
import type { OpenAiSettings } from './settings.js';
import {
  createEnhanceRolesPrompt,
  createRecommendRolesPrompt,
  createSuggestSkillsPrompt,
} from './suggestion-prompts.js';

/**
 * Creates the engine for a server with OpenAI's API. With empty input, all operations but `enhance` and `transcribe`
 * return an empty result without a request. `wait` replaces the pause between attempts in tests.
 */
export function createOpenAi(settings: OpenAiSettings, wait?: Wait): Ai & Transcriber {
  const sdk = createSdkClient(settings);
  const client = new OpenAiClient(sdk, settings, wait);
  return {
    engine: 'openai',
    enhance: (description, context, signal) => client.complete(createEnhancePrompt(description, context), signal),
    detectSkills: async (description, signal) =>
      description.trim() === '' ? {} : client.complete(createDetectSkillsPrompt(description), signal),
    suggestSkills: async (skills, signal) =>
      skills.length === 0 ? [] : client.complete(createSuggestSkillsPrompt(skills), signal),
    recommendRoles: async (profile, signal) => {
      const { skills, experiences, projects } = profile;
      const isEmpty = skills.length + experiences.length + projects.length === 0;
      return isEmpty ? [] : client.complete(createRecommendRolesPrompt(profile), signal);
    },
    enhanceRoles: async (titles, skills, signal) =>
      titles.length === 0 ? [] : client.complete(createEnhanceRolesPrompt(titles, skills), signal),
    transcribe: createTranscriber(sdk, settings, wait),
  };
}
