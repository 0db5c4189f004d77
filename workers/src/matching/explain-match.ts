import { type AskedSkill, type MatchExplanation, RANKER_VERSION } from '@trackrecord/contracts';
import type { Candidate } from './candidate.js';
import { askedOf, type JobCorpus } from './corpus.js';
import { type CountedPart, Ranker } from './ranker.js';

/** Why a job matches a candidate as it does, in parts and words, with the skills met and missing and where they stand. */
export function explainMatch(
  candidate: Candidate,
  revision: number,
  corpus: JobCorpus,
  jobId: string,
  asked: readonly AskedSkill[],
): MatchExplanation | null {
  const place = corpus.placeOf(jobId);
  if (place === undefined) return null;
  const ranker = new Ranker(candidate, corpus);
  const parts = ranker.parts(place);
  return {
    matchPercentage: ranker.match(place),
    summary: summaryOf(parts),
    parts: parts.map(({ part, fit, weight, said: { why } }) => ({
      part,
      percentage: Math.round(100 * fit),
      weight,
      why,
    })),
    met: asked.filter(({ name }) => candidate.skills.has(name)).map(quoted),
    missing: missingOf(asked, candidate.skills),
    revision,
    rankerVersion: RANKER_VERSION,
  };
}

/** One sentence: what speaks for it, and what against. */
function summaryOf(parts: readonly CountedPart[]): string {
  const briefs = (verdict: 'good' | 'poor') =>
    parts.flatMap(({ said }) => (said.verdict === verdict ? [said.brief] : []));
  const sides = [fitWords(briefs('good').slice(0, 3)), listed(briefs('poor').slice(0, 2))].filter(Boolean);
  const sentence = sides.join(', but ') || 'some of it fits and some does not';
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

/** What fits, as a clause: "the title and location fit". */
function fitWords(nouns: readonly string[]): string {
  if (nouns.length === 0) return '';
  const isPlural = nouns.length > 1 || nouns[0]?.endsWith('s') === true;
  return `the ${listed(nouns)} ${isPlural ? 'fit' : 'fits'}`;
}

const listed = (words: readonly string[]): string => new Intl.ListFormat('en').format(words);

const quoted = ({ name, isExtra, quote }: AskedSkill) => ({ name, isExtra, quote });

/** What is asked for and not there; alternatives of which none is there are one ("Kotlin or Java"). */
function missingOf(asked: readonly AskedSkill[], skills: ReadonlySet<string>): MatchExplanation['missing'] {
  const quotes = new Map(asked.map((skill) => [skill.name, skill]));
  return askedOf(asked)
    .filter(({ names }) => !names.some((name) => skills.has(name)))
    .map(({ names, isExtra }) => ({
      name: alternatives(names).slice(0, MAX_NAME_LENGTH),
      isExtra,
      quote: quotes.get(names[0] ?? '')?.quote ?? '',
    }));
}

const MAX_NAME_LENGTH = 200;
const alternatives = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
