import type { Ai, Recogniser } from '../ai.js';
import { OpenAiClient } from './ask.js';
import { detectSkillsQuestion, enhanceQuestion } from './description-questions.js';
import { createTranscriber } from './hear.js';
import type { Wait } from './retries.js';
import { enhanceRolesQuestion, recommendRolesQuestion } from './role-questions.js';
import { serverOf } from './server.js';
import type { OpenAiSettings } from './settings.js';
import { suggestSkillsQuestion } from './suggest-skills-question.js';

/**
 * The engine that asks a server with OpenAI's API (design.md section 6). Where there is nothing to ask from, nothing is
 * asked. `wait` is how it waits between attempts.
 */
export function openAi(settings: OpenAiSettings, wait?: Wait): Ai & Recogniser {
  const server = serverOf(settings);
  const asking = new OpenAiClient(server, settings, wait);
  return {
    engine: 'openai',
    enhance: (description, context, signal) => asking.ask(enhanceQuestion(description, context), signal),
    detectSkills: async (description, signal) =>
      description.trim() === '' ? {} : asking.ask(detectSkillsQuestion(description), signal),
    suggestSkills: async (skills, signal) =>
      skills.length === 0 ? [] : asking.ask(suggestSkillsQuestion(skills), signal),
    recommendRoles: async (profile, signal) => {
      const { skills, experiences, projects } = profile;
      const empty = skills.length + experiences.length + projects.length === 0;
      return empty ? [] : asking.ask(recommendRolesQuestion(profile), signal);
    },
    enhanceRoles: async (titles, skills, signal) =>
      titles.length === 0 ? [] : asking.ask(enhanceRolesQuestion(titles, skills), signal),
    transcribe: createTranscriber(server, settings, wait),
  };
}
