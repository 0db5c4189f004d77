import { wordSimilarity } from '../ai/rules/roles/word-similarity.js';
import { remembered } from '../ai/rules/words/remembered.js';
import type { Candidate, WishedTitle } from './candidate.js';
import type { JobCorpus } from './corpus.js';
import { fair, type Fitting, fittingOf, good, poor, type Said, type SaidFit } from './part.js';
import { levelOfCareer } from './seniority.js';
import { type ReadTitle, readTitle } from './title.js';

/** What is asked of words again and again. */
interface Words {
  readonly rarity: (word: string) => number;
  readonly near: (one: string, other: string) => number;
}

/** What remains of the fit when a job is for people so many levels above or below. */
const LEVELS_APART = [1, 0.9, 0.7, 0.5, 0.35] as const;
/** Titles that are other words for one role are nearly the same. */
const SAME_ROLE = 0.9;
/** What says nothing of a level is for those in the middle. */
const UNSAID_LEVEL = 2;
const SAME = 0.97;
const LIKE = 0.6;

/** From this fit on a title is what somebody looks for. */
const GOOD = 0.7;
/** Below this fit it is not. */
const POOR = 0.35;
/** So many levels apart are worth telling. */
const FAR_APART = 2;

/** How near the title of a job is to those that a candidate has, or would like to have. */
export function titlePart({ titles, career }: Candidate, corpus: JobCorpus): Fitting {
  const { columns } = corpus;
  const wished = titles.map((title) => ({ ...title, read: readTitle(title.title) }));
  const level = levelOfCareer(career, corpus.now);
  const known = new Map<ReadTitle, SaidFit>();
  const words: Words = {
    rarity: remembered((word) => corpus.titleRarity(word)),
    near: rememberedPairs(wordSimilarity),
  };
  return fittingOf((place) => {
    const title = columns.titles.at(columns.title.at(place));
    if (title === undefined || wished.length === 0) return undefined;
    const fit = known.get(title) ?? titleFit(wished, title, level, words);
    known.set(title, fit);
    return fit;
  });
}

function titleFit(
  wished: readonly (WishedTitle & { readonly read: ReadTitle })[],
  title: ReadTitle,
  level: number | undefined,
  words: Words,
): SaidFit {
  const fits = wished.map((wish) => {
    const likeness = Math.max(inWords(wish.read, title, words), SAME_ROLE * asRoles(wish.read, title));
    const wanted = wish.read.level === UNSAID_LEVEL ? (level ?? UNSAID_LEVEL) : wish.read.level;
    const apart = Math.abs(wanted - title.level);
    return { wish, likeness, apart, fit: wish.weight * likeness * (LEVELS_APART[apart] ?? 0.35) };
  });
  const best = fits.reduce((one, other) => (other.fit > one.fit ? other : one));
  return { fit: best.fit, said: titleSaid(best) };
}

interface BestFit {
  readonly wish: WishedTitle;
  readonly likeness: number;
  readonly apart: number;
  readonly fit: number;
}

function titleSaid({ wish, likeness, apart, fit }: BestFit): Said {
  const whose = wish.isPreferred ? 'your preferred role' : 'your title';
  const named = `${whose} ${wish.title}`;
  if (likeness < LIKE)
    return fit < POOR ? poor(`Far from ${named}`, 'the title is different') : fair(`Far from ${named}`);
  const near = `${likeness >= SAME ? 'Same as' : 'Close to'} ${named}`;
  if (apart >= FAR_APART) {
    const why = `${near}, at a different level`;
    return fit < POOR ? poor(why, 'the level is different') : fair(why);
  }
  if (fit < GOOD) return fair(near);
  return good(near, 'title');
}

/** How much of what two titles say they both say, the rare words counted more, whichever letters are swapped. */
function inWords(one: ReadTitle, other: ReadTitle, { rarity, near }: Words): number {
  let shared = 0;
  let all = 0;
  for (const [words, others] of [
    [one.words, other.words],
    [other.words, one.words],
  ] as const) {
    for (const word of words) {
      const counted = rarity(word);
      all += counted;
      shared += counted * Math.max(0, ...others.map((own) => near(word, own)));
    }
  }
  return all === 0 ? 0 : shared / all;
}

/** How much two titles are like one role. */
function asRoles(one: ReadTitle, other: ReadTitle): number {
  let most = 0;
  if (one.roles().size === 0) return most;
  const others = other.roles();
  for (const [role, likeness] of one.roles()) most = Math.max(most, Math.min(likeness, others.get(role) ?? 0));
  return most;
}

/** The same function of two words, which works each pair out once. */
function rememberedPairs(work: (one: string, other: string) => number): (one: string, other: string) => number {
  const nearTo = remembered((one) => remembered((other) => work(one, other)));
  return (one, other) => nearTo(one)(other);
}
