import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createModelAssistant } from '../testing/model-assistant.js';
import { closeSessions, neverAborted, NO_SKILLS, startSession } from '../testing/openai-session.js';

afterEach(closeSessions);

const text = z.string();
/** Sources with honest rewrites, and inventions with their kind; `npm run bench -- advice` measures the guard alone. */
const { honest, inventions } = z
  .object({ honest: z.array(z.tuple([text, text])), inventions: z.array(z.tuple([text, text, text])) })
  .parse(JSON.parse(readFileSync(join(__dirname, '../../../bench/data/advice/rewrites.json'), 'utf8')));

/** Counts the rewrites that reach the person if a model answers with each, and with the same when asked to correct it. */
async function countReached(rewrites: readonly (readonly [source: string, rewrite: string])[]): Promise<number> {
  let count = 0;
  for (const [source, rewrite] of rewrites) {
    const { connect, server } = await startSession();
    const answer = { content: { text: rewrite, skills: NO_SKILLS } };
    server.scriptNext(answer, answer);
    const { assistant } = createModelAssistant({ connects: [connect] });
    const { engine, value } = await assistant.enhance('ada', source, { context: 'experience' }, neverAborted);
    if (engine === 'openai' && value.text === rewrite) count += 1;
  }
  return count;
}

// The figures that hold today. The guard prefers to block: docs/ai.md.
it('lets at least 36 of 100 honest rewrites of a model reach the person', async () => {
  expect(honest).toHaveLength(100);
  expect(await countReached(honest)).toBeGreaterThanOrEqual(36);
});

it('lets at most 5 of 100 rewrites with an invention reach the person', async () => {
  expect(inventions).toHaveLength(100);
  expect(await countReached(inventions.map(([, source, rewrite]) => [source, rewrite]))).toBeLessThanOrEqual(5);
});
