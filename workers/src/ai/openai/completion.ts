import { z } from 'zod';
import { AiFailure } from '../ai.js';
import { jsonOf } from './json-of.js';

const completion = z.object({
  choices: z.array(
    z.object({
      finish_reason: z.string().nullish(),
      message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
    }),
  ),
});

/**
 * The text of a model's answer.
 * @throws {AiFailure} `refused`, `cut-short`, or `garbage` where the server did not answer with a completion.
 */
export function contentOf(body: string): string {
  const [choice] = completion.safeParse(jsonOf(body)).data?.choices ?? [];
  if (!choice) throw new AiFailure('garbage', 'the AI server did not answer with a completion');
  const { finish_reason: end, message } = choice;
  if (end === 'content_filter' || (message.refusal ?? '') !== '') throw new AiFailure('refused', 'the model refused');
  if (end === 'length') throw new AiFailure('cut-short', 'the answer was longer than the limit');
  return message.content ?? '';
}
