import { getRoot } from '../language/word-roots.js';

/** Each line has words that count as the same when a rewrite is compared with its source. */
const SYNONYM_LINES = `
  alone independent independently myself solo
  app application
  bill invoice
  boy girl child kid pupil
  bug error fault defect
  business company firm organisation
  buy bought purchase
  car vehicle
  client customer
  clothes clothing
  computer pc
  database db
  docs documentation document
  employee staff worker
  exam test
  fast faster quick slow speed performance
  fix repair
  food meal dish
  group team we us our colleague teammate crew together coworker
  grow grew increase rise rose raise went
  hire recruit
  internship intern
  letter mail email
  login sign-in
  math maths mathematics
  page site website web
  man person
  person human individual
  phone telephone call
  photo photograph picture image
  reduce cut decrease lower
  repository repo
  sell sold sale
  shop store
  show present demonstrate
  staff personnel
  study student studied
  teach taught tutor train trained instruct
  text article
  uni university
  win won award prize
`;

const SYNONYMS: ReadonlyMap<string, ReadonlySet<string>> = SYNONYM_LINES.trim()
  .split('\n')
  .map((line) => new Set(line.trim().split(' ').map(getRoot)))
  .reduce((groups, group) => {
    for (const root of group) groups.set(root, new Set([...(groups.get(root) ?? []), ...group]));
    return groups;
  }, new Map<string, ReadonlySet<string>>());

export const getSynonyms = (word: string): Iterable<string> => SYNONYMS.get(getRoot(word)) ?? [];

/** Returns true if the root of a lower-case word, or of a synonym, is among the given roots. */
export function hasSynonymIn(word: string, roots: ReadonlySet<string>): boolean {
  const root = getRoot(word);
  return roots.has(root) || [...(SYNONYMS.get(root) ?? [])].some((synonym) => roots.has(synonym));
}
