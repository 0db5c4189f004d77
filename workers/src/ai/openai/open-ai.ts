import type { Ai, OnUsage } from '../ai.js';
import { type ClientOptions, OpenAiClient } from './openai-client.js';
import { createDetectSkillsPrompt, createEnhancePrompt } from './description-prompts.js';
import { createSdkClient } from './sdk-client.js';
import type { ChatSettings } from './settings.js';
import {
  createEnhanceRolesPrompt,
  createRecommendRolesPrompt,
  createSuggestSkillsPrompt,
} from './suggestion-prompts.js';

/**
 * Connects to a model on a server with OpenAI's API. Returns a function that creates the engine for one call, whose
 * tokens are reported to `onUsage`. With empty input, all operations but `enhance` return an empty result without a
 * request.
 */
export function connectOpenAi(settings: ChatSettings, options: ClientOptions = {}): (onUsage: OnUsage) => Ai {
  const client = new OpenAiClient(createSdkClient(settings), settings, options);
  return (onUsage) => ({
    engine: 'openai',
    enhance: (description, subject, signal) =>
      client.complete(createEnhancePrompt(description, subject), signal, onUsage),
    detectSkills: async (description, signal) =>
      description.trim() === '' ? {} : client.complete(createDetectSkillsPrompt(description), signal, onUsage),
    suggestSkills: async (skills, signal) =>
      skills.length === 0 ? [] : client.complete(createSuggestSkillsPrompt(skills), signal, onUsage),
    recommendRoles: async (profile, signal) => {
      const { skills, experiences, projects } = profile;
      const isEmpty = skills.length + experiences.length + projects.length === 0;
      return isEmpty ? [] : client.complete(createRecommendRolesPrompt(profile), signal, onUsage);
    },
    enhanceRoles: async (titles, skills, signal) =>
      titles.length === 0 ? [] : client.complete(createEnhanceRolesPrompt(titles, skills), signal, onUsage),
  });
}
