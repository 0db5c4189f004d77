import type { DescriptionQuestion, SkillsByCategory } from '@trackrecord/contracts';
import { NEUTRAL_WORDS } from '../../truth/neutral-words.js';

const MAX_QUESTIONS = 2;
/** A description with fewer content words says nothing about the work. */
const MIN_CONTENT_WORDS = 4;
const VAGUE_WORDS = new Set('stuff things thing lots various misc company office place'.split(' '));

const AMOUNT =
  /\p{N}|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|dozens?)\b/iu;
const RESULT =
  /\b(?:(?:increas|reduc|improv|decreas|shorten|halv|doubl|tripl|exceed)\w*|sav(?:ed|ing|ings)|cut|grew|growth|rose|raised|won|award(?:ed)?|faster|fewer|prize|so that|as a result|instead of|which (?:led|meant)|from \S+ to \S+|by (?:a|an|\d) ?\S+)\b/i;

const getWords = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns true if two texts differ only in case, punctuation, and the "I" before an action. */
export function haveSameSubstance(left: string, right: string): boolean {
  const [leftWords, rightWords] = [left, right].map((text) => getWords(text).filter((word) => word !== 'i'));
  return leftWords?.join(' ') === rightWords?.join(' ');
}

const countContentWords = (text: string): number =>
  new Set(getWords(text).filter((word) => !NEUTRAL_WORDS.has(word) && !VAGUE_WORDS.has(word))).size;

/** Returns what an English description does not say, most important first. */
export function findQuestions(text: string, { tools, technical }: SkillsByCategory): readonly DescriptionQuestion[] {
  const isMissing: Readonly<Record<DescriptionQuestion, boolean>> = {
    tasks: countContentWords(text) < MIN_CONTENT_WORDS,
    amount: !AMOUNT.test(text),
    tools: [tools, technical].every((names) => names === undefined || names.length === 0),
    result: !RESULT.test(text),
  };
  return (['tasks', 'amount', 'tools', 'result'] as const)
    .filter((question) => isMissing[question])
    .slice(0, MAX_QUESTIONS);
}
