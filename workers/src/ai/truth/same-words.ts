import { rootOf } from './roots.js';

/** Words for the same thing, one a line: any of a line accounts for any other of it. */
const LINES = `
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
  win won award prize
`;

const GROUPS: ReadonlyMap<string, ReadonlySet<string>> = LINES.trim()
  .split('\n')
  .map((line) => new Set(line.trim().split(' ').map(rootOf)))
  .reduce((groups, group) => {
    for (const root of group) groups.set(root, new Set([...(groups.get(root) ?? []), ...group]));
    return groups;
  }, new Map<string, ReadonlySet<string>>());

/** Whether a word in lower case, or another for the same thing, has a root among those given. */
export function isSaid(word: string, given: ReadonlySet<string>): boolean {
  const root = rootOf(word);
  return given.has(root) || [...(GROUPS.get(root) ?? [])].some((other) => given.has(other));
}
