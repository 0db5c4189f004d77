import type { Ai } from './ai.js';
import { AiFailure } from './ai.js';
import type { additions } from './truth/additions.js';

/** What a text states that the text it was made from does not. */
export type TruthGuard = typeof additions;

/** An engine whose enhancement fails as `untrue` where it states what the description does not (design.md section 6). */
export const refusedWhereUntrue = (ai: Ai, truth: TruthGuard): Ai => ({
  ...ai,
  enhance: async (description, context, signal) => {
    const enhanced = await ai.enhance(description, context, signal);
    const kinds = new Set(truth(description, enhanced.text).map(({ kind }) => kind));
    if (kinds.size > 0) throw new AiFailure('untrue', `the enhancement adds: ${[...kinds].sort().join(', ')}`);
    return enhanced;
  },
});

/** An engine whose enhancement leaves the text as it was, with tidied spaces, where it would state what that does not. */
export const leftWhereUntrue = (ai: Ai, truth: TruthGuard): Ai => ({
  ...ai,
  enhance: async (description, context, signal) => {
    const enhanced = await ai.enhance(description, context, signal);
    return truth(description, enhanced.text).length === 0 ? enhanced : { ...enhanced, text: tidied(description) };
  },
});

const tidied = (text: string): string =>
  text
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
