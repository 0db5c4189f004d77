import { roleProfile, type RoleProfile } from '@trackrecord/contracts';
import { isEnglish } from '@trackrecord/workers/ai/language/is-english';
import { recommendRoles } from '@trackrecord/workers/ai/rules/roles/recommend-roles';
import { enhance } from '@trackrecord/workers/ai/rules/enhance/enhance';
import { haveSameSubstance } from '@trackrecord/workers/ai/rules/enhance/questions';
import { correctGrammar } from '@trackrecord/workers/ai/rules/grammar/correct-grammar';
import { correctSpelling } from '@trackrecord/workers/ai/rules/spelling/correct-spelling';
import { findRoleByTitle } from '@trackrecord/workers/ai/rules/roles/title-similarity';
import { detectSkills } from '@trackrecord/workers/ai/rules/skills/detect-skills';
import { findCanonicalSkill } from '@trackrecord/workers/ai/rules/skills/taxonomy';
import { findUnsupportedClaims } from '@trackrecord/workers/ai/truth/find-unsupported-claims';
import { type Bench, createRatio, type Figure } from '../runner/figure.js';
import {
  type AnnotatedFiles,
  countAnnotatedSkills,
  readAnnotatedFiles,
  toPostings,
  toSentences,
} from './annotated-postings.js';
import { compareWithSpans, SPAN_SETS } from './annotated-spans.js';
import { keepWhole, OWN_FOLDER, readSets, type Split, splitHalves } from './labelled-sets.js';
import { printRanking } from './ranking.js';

/**
 * Measures the advice of the rules, and the guard of a model's rewrites, on labelled texts: how many honest rewrites are
 * blocked and inventions found; how often the first role, and one of the first three, is acceptable; how many profiles
 * that say nothing get roles; the first role for a bare title in other languages; and how many poor descriptions are
 * improved or asked about. The labels were written before the
 * rules by an author who had not seen them. Errors are not printed.
 */
export const benchAdvice: Bench = () => {
  const figures = measureSets(OWN_FOLDER, splitHalves);
  const otherFolder = process.env['DATA'];
  if (otherFolder !== undefined) {
    console.log(`\n${otherFolder}, for comparison:`);
    measureSets(otherFolder, keepWhole);
    const files = readAnnotatedFiles(otherFolder);
    if (files.size > 0) {
      printAnnotatedSkills(files);
      printCorrectedSentences(files);
      printRanking(files);
    }
  }
  return Promise.resolve(figures);
};

function measureSets(folder: string, split: Split): readonly Figure[] {
  const { honest, inventions, people, emptyProfiles, titles, disclaimers, descriptions } = readSets(folder);

  /** Returns the share of the items of the entries for which `test` is true, for each part. */
  const measureItems = <Entry, Item>(
    name: string,
    entries: readonly Entry[],
    toItems: (entry: Entry) => readonly Item[],
    test: (item: Item) => boolean,
  ): Figure[] =>
    entries.length === 0
      ? []
      : Object.entries(split(entries)).map(([part, partEntries]) => {
          const items = partEntries.flatMap(toItems);
          const count = items.filter(test).length;
          console.log(`${`${name}, ${part}`.padEnd(58)} ${String(count).padStart(3)} of ${items.length}`);
          return createRatio(`${name}, ${part}`, count / items.length);
        });

  const measure = <Entry>(name: string, entries: readonly Entry[], test: (entry: Entry) => boolean): Figure[] =>
    measureItems(name, entries, (entry) => [entry], test);

  return [
    ...measure('honest rewrites accepted', honest, ([source, rewrite]) => accepts(source, rewrite)),
    ...measure('inventions found', inventions, ([, source, rewrite]) => !accepts(source, rewrite)),
    ...measureItems('skills found that the author has', disclaimers, toMentions('has'), hasSkill),
    ...measureItems(
      'skills left out that the author does not have',
      disclaimers,
      toMentions('denied'),
      (mention) => !hasSkill(mention),
    ),
    ...measure('descriptions improved', descriptions, isImproved),
    ...measure(
      'descriptions improved or asked about',
      descriptions,
      (description) => isImproved(description) || enhance(description).questions !== undefined,
    ),
    ...measure('descriptions with the same facts', descriptions, keepsFacts),
    ...measure('first role is right', people, ({ acceptable, ...profile }) =>
      isAcceptable(getTitles(profile)[0], acceptable),
    ),
    ...measure('one of the first three roles is right', people, ({ acceptable, ...profile }) =>
      getTitles(profile)
        .slice(0, 3)
        .some((role) => isAcceptable(role, acceptable)),
    ),
    ...measure('no role for a profile that says nothing', emptyProfiles, (profile) => getTitles(profile).length === 0),
    ...measure('German, French and Spanish titles', titles, ({ title, acceptable }) =>
      isAcceptable(getTitles(roleProfile.parse({ experiences: [{ title }] }))[0], acceptable),
    ),
  ];
}

/** A skill named in a text. */
interface SkillMention {
  readonly text: string;
  readonly skill: string;
}

type Disclaimer = Readonly<Record<'has' | 'denied', readonly string[]>> & { readonly text: string };

const toMentions =
  (kind: 'has' | 'denied') =>
  (entry: Disclaimer): readonly SkillMention[] =>
    entry[kind].map((skill) => ({ text: entry.text, skill }));

/** Returns true if the skill is detected in its text. */
const hasSkill = ({ text, skill }: SkillMention): boolean =>
  Object.values(detectSkills(text))
    .flat()
    .some((name) => name === (findCanonicalSkill(skill)?.name ?? skill));

/** Returns true if more than case and punctuation changes. */
const isImproved = (description: string): boolean => !haveSameSubstance(description, enhance(description).text);

const getNumbers = (text: string): string => (text.match(/\d+/g) ?? []).join(' ');

/** Returns true if the guard finds no new claims and all numbers stay. */
function keepsFacts(description: string): boolean {
  const { text } = enhance(description);
  return accepts(description, text) && getNumbers(text) === getNumbers(description);
}

const accepts = (source: string, rewrite: string): boolean => findUnsupportedClaims(source, rewrite).length === 0;

const getTitles = (profile: RoleProfile): readonly string[] => recommendRoles(profile).map(({ title }) => title);

/** Returns true if a recommended role is one of the acceptable titles, or the known role of that title. */
const isAcceptable = (role: string | undefined, acceptableTitles: readonly string[]): boolean =>
  role !== undefined &&
  acceptableTitles.some(
    (title) => title.toLowerCase() === role.toLowerCase() || findRoleByTitle(title)?.title === role,
  );

/** Prints how well skills agree with annotated spans, and the share of asked skills without an annotation. */
function printAnnotatedSkills(files: AnnotatedFiles): void {
  for (const [file, sentences] of files) {
    for (const set of SPAN_SETS) {
      const { precision, recall, f1 } = compareWithSpans(sentences, set);
      console.log(
        `${set.name}, ${file}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, F1 ${f1.toFixed(3)}`,
      );
    }
  }
  for (const { name, baseline } of SPAN_SETS)
    if (files.size > 0 && baseline) console.log(`${name}, baseline of skillspan-dev.jsonl: ${baseline}`);
  const { askedCount, annotatedCount } = countAnnotatedSkills([...files.values()].flatMap(toPostings));
  const share = ((askedCount - annotatedCount) / askedCount).toFixed(3);
  console.log(`asked skills without an annotated span ${share} of ${askedCount}; ${annotatedCount} annotated`);
}

/** Prints how many English sentences of postings, which are mostly correct, the rules for spelling and grammar change. */
function printCorrectedSentences(files: AnnotatedFiles): void {
  const sentences = toSentences(files).filter(isEnglish);
  const changed = sentences.filter((sentence) => correctGrammar(correctSpelling(sentence)) !== sentence);
  console.log(`sentences of postings corrected ${changed.length} of ${sentences.length}`);
}
