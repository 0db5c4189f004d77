import { type AskedSkill, type StoredJob, storedJob, type YearlySalary } from '@trackrecord/contracts';
import type { CollectionIndex } from '@trackrecord/platform';
import { JobColumns } from './job-columns.js';
import { MAX_PLACES, Postings } from './postings.js';
import { termOccurrences } from './terms.js';
import type { ReadTitle } from './title.js';

/** The fields of a stored job that matching reads. */
export const MATCHED_FIELDS = [
  'jobId',
  'number',
  'isOpen',
  'title',
  'description',
  'location',
  'remote',
  'employmentType',
  'yearly',
  'postedAt',
  'expiresAt',
  'roleType',
  'skills',
] as const;
/** All but the skills, whose many short texts would take most of the time. */
const matchedJob = storedJob.pick({
  jobId: true,
  number: true,
  isOpen: true,
  title: true,
  description: true,
  location: true,
  remote: true,
  employmentType: true,
  yearly: true,
  postedAt: true,
  expiresAt: true,
  roleType: true,
});
export type MatchedJob = Pick<StoredJob, '_id' | 'change' | (typeof MATCHED_FIELDS)[number]>;

/** What a job asks for: one skill, or one of several. */
export interface AskedOf {
  readonly names: readonly string[];
  readonly isExtra: boolean;
}

/** A job as the corpus knows it. */
export interface CorpusJob {
  readonly title: ReadTitle;
  readonly location: string;
  readonly remote: boolean;
  readonly employmentType: readonly string[];
  readonly yearly: YearlySalary | undefined;
  readonly skills: readonly AskedOf[];
}

/** A title counts as much as so many mentions in the description. */
const TITLE_COUNTS = 3;
const MAX_WORN = 1_000;

/**
 * All open jobs in memory, with what is common and what is rare among them. A job has a place; one that changes gets
 * another, and its old place stays empty.
 */
export class JobCorpus implements CollectionIndex<MatchedJob> {
  readonly columns = new JobColumns();
  readonly #placeOf = new Map<string, number>();
  readonly #withSkill = new Map<string, number>();
  readonly #inTitles = new Map<string, number>();
  readonly terms = new Postings();
  /** Counted when it is first asked for, since nobody knows which terms a job that is gone had. */
  readonly #withTerm = new Map<string, number>();
  #length = 0;
  #newest: number | undefined;

  /** How many jobs there are. */
  get size(): number {
    return this.#placeOf.size;
  }

  /** One more than the highest place. */
  get places(): number {
    return this.columns.length;
  }

  /** How many terms a job has on average. */
  get averageLength(): number {
    return this.size === 0 ? 1 : Math.max(1, this.#length / this.size);
  }

  /** When the newest of the jobs was posted (ms): the clock of all that is said of them. */
  get now(): number {
    this.#newest ??= this.columns.newest();
    return this.#newest;
  }

  /** The job at a place, if it is still there; whoever looks at all of them reads the columns. */
  at(place: number): CorpusJob | undefined {
    return this.columns.at(place);
  }

  /** Where a job is. */
  placeOf(jobId: string): number | undefined {
    return this.#placeOf.get(jobId);
  }

  /** How much it tells that somebody has a skill: the fewer jobs ask for it, the more. */
  rarity(skill: string): number {
    return Math.log(1 + (this.size + 1) / ((this.#withSkill.get(skill) ?? 0) + 1));
  }

  /** How much it tells that a term stands in a text, as BM25 has it: the fewer jobs have it, the more. */
  termRarity(term: string): number {
    const there = this.#withTerm.get(term) ?? this.#countTerm(term);
    if (there > 0) this.#withTerm.set(term, there);
    return Math.log(1 + (this.size - there + 0.5) / (there + 0.5));
  }

  /** How much a word of a title tells: the fewer jobs have it in theirs, the more. */
  titleRarity(word: string): number {
    return Math.log(1 + (this.size + 1) / ((this.#inTitles.get(word) ?? 0) + 1));
  }

  readonly needsCompaction = (): boolean => this.places - this.size > Math.max(MAX_WORN, this.size);

  readonly take = (jobs: readonly MatchedJob[]): void => {
    this.#withTerm.clear();
    this.#newest = undefined;
    for (const job of jobs) {
      this.#remove(job.jobId);
      if (job.isOpen) this.#add(job);
    }
  };

  /** @throws {ZodError} where it is no job as the contract has it, or has longer texts; then nothing is added. */
  #add(stored: MatchedJob): void {
    const job = matchedJob.parse(stored);
    if (this.places >= MAX_PLACES) throw new RangeError('the corpus is full');
    const text = termOccurrences(`${job.roleType ?? ''}\n${job.description}`);
    const titleTerms = termOccurrences(job.title);
    const terms = [...text, ...Array.from({ length: TITLE_COUNTS }, () => titleTerms).flat()];
    const skills = askedOf(stored.skills);
    const place = this.columns.add(job, skills, terms.length);
    this.terms.add(place, terms);
    this.#count(place, 1);
    this.#length += terms.length;
    this.#placeOf.set(job.jobId, place);
  }

  #remove(jobId: string): void {
    const place = this.#placeOf.get(jobId);
    if (place === undefined) return;
    this.#count(place, -1);
    this.#length -= this.columns.termCount.at(place);
    this.#placeOf.delete(jobId);
    this.columns.remove(place);
  }

  #count(place: number, by: 1 | -1): void {
    const { title, skills } = this.columns.at(place) ?? { title: undefined, skills: [] };
    for (const name of skills.flatMap(({ names }) => names)) {
      this.#withSkill.set(name, (this.#withSkill.get(name) ?? 0) + by);
    }
    for (const word of title?.words ?? []) this.#inTitles.set(word, (this.#inTitles.get(word) ?? 0) + by);
  }

  #countTerm(term: string): number {
    const found = this.terms.of(term);
    let count = 0;
    for (let index = 0; index < found.length; index += 1) {
      if (this.columns.isOpen.at(found.placeAt(index) ?? 0) === 1) count += 1;
    }
    return count;
  }
}

/** The skills of a posting, alternatives together. */
export function askedOf(skills: readonly AskedSkill[]): readonly AskedOf[] {
  const groups = new Map<string | number, { names: string[]; isExtra: boolean }>();
  for (const { name, isExtra, anyOf } of skills) {
    const key = anyOf ?? name;
    const group = groups.get(key);
    if (group) group.names.push(name);
    else groups.set(key, { names: [name], isExtra });
  }
  return [...groups.values()];
}
