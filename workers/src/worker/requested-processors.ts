import type { Ai } from '../ai/ai.js';
import type { AnsweringAi } from '../ai/answering-ai.js';
import type { Processor, Processors } from './processors.js';

/** What requested work is done with. */
export interface ProcessorDependencies {
  readonly assistant: AnsweringAi;
  /** Finds skills while somebody types: at once, and without using up anybody's budget. */
  readonly rules: Pick<Ai, 'engine' | 'detectSkills'>;
  readonly transcribe: Processor<'transcribe'>;
  readonly explainMatch: Processor<'explain-match'>;
}

/** A processor for every kind of work that can be asked for. */
export const requestedProcessors = ({
  assistant,
  rules,
  transcribe,
  explainMatch,
}: ProcessorDependencies): Processors => ({
  transcribe,
  'explain-match': explainMatch,
  enhance: ({ description, context }, { uid, signal }) => assistant.enhance(uid, description, context, signal),
  'detect-skills': async ({ description }, { signal }) => ({
    engine: rules.engine,
    value: await rules.detectSkills(description, signal),
  }),
  'suggest-skills': async ({ skills }, { uid, signal }) => {
    const { engine, value } = await assistant.suggestSkills(uid, skills, signal);
    return { engine, value: [...value] };
  },
  'recommend-roles': async ({ profile }, { uid, signal }) => {
    const { engine, value } = await assistant.recommendRoles(uid, profile, signal);
    return { engine, value: [...value] };
  },
  'enhance-roles': async ({ roles, skills }, { uid, signal }) => {
    const titles = roles.map(({ title }) => title);
    const { engine, value } = await assistant.enhanceRoles(uid, titles, skills, signal);
    return { engine, value: [...value] };
  },
});
