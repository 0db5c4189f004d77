import type { AskedSkill, StoredJob, YearlySalary } from '@trackrecord/contracts';
import type { MadeOf } from '@trackrecord/platform';
import { Postings } from './postings.js';
import { termOccurrences } from './terms.js';
import { type ReadTitle, readTitle } from './title.js';

/** The fields of a stored job that matching reads. */
export const MATCHED_FIELDS = [
  'jobId',
  'number',
  'isOpen',
  'title',
  'company',
  'description',
  'location',
  'places',
  'remote',
  'employmentType',
  'yearly',
  'postedAt',
  'expiresAt',
  'roleType',
  'skills',
] as const;
export type MatchedJob = Pick<StoredJob, '_id' | 'change' | (typeof MATCHED_FIELDS)[number]>;

/** What a job asks for: one skill, or one of several. */
export interface AskedOf {
  readonly names: readonly string[];
  readonly isExtra: boolean;
}

/** A job as the ranker holds it. */
export interface CorpusJob {
  readonly jobId: string;
  readonly number: number;
  readonly title: string;
  readonly location: string;
  readonly places: readonly string[];
  readonly remote: boolean;
  readonly employmentType: readonly string[];
  readonly yearly: YearlySalary | undefined;
  readonly postedAt: string;
  readonly expiresAt: number;
  readonly skills: readonly AskedOf[];
  /** How many terms its texts have. */
  readonly length: number;
}

/** A title counts as much as so many mentions in the description. */
const TITLE_COUNTS = 3;
const MOST_WORN = 1_000;

/**
 * All open jobs in memory, with what is common and what is rare among them. A job has a place; one that changes gets
 * another, and its old place stays empty.
 */
export class JobCorpus implements MadeOf<MatchedJob> {
  readonly #jobs: (CorpusJob | undefined)[] = [];
  readonly #placeOf = new Map<string, number>();
  readonly #withSkill = new Map<string, number>();
  readonly #titles = new Map<string, ReadTitle>();
  readonly #inTitles = new Map<string, number>();
  readonly terms = new Postings();
  #length = 0;

  /** How many jobs there are. */
  get size(): number {
    return this.#placeOf.size;
  }

  /** One more than the highest place. */
  get places(): number {
    return this.#jobs.length;
  }

  /** How many terms a job has on average. */
  get averageLength(): number {
    return this.size === 0 ? 1 : Math.max(1, this.#length / this.size);
  }

  /** The job at a place, if it is still there. */
  at(place: number): CorpusJob | undefined {
    return this.#jobs[place];
  }

  /** Where a job is. */
  placeOf(jobId: string): number | undefined {
    return this.#placeOf.get(jobId);
  }

  /** How much it tells that somebody has a skill: the fewer jobs ask for it, the more. */
  rarity(skill: string): number {
    return Math.log(1 + (this.size + 1) / ((this.#withSkill.get(skill) ?? 0) + 1));
  }

  /** A title of a job, read once for all jobs of that title. */
  title(title: string): ReadTitle {
    const known = this.#titles.get(title);
    if (known) return known;
    const read = readTitle(title);
    this.#titles.set(title, read);
    return read;
  }

  /** How much a word of a title tells: the fewer jobs have it in theirs, the more. */
  titleRarity(word: string): number {
    return Math.log(1 + (this.size + 1) / ((this.#inTitles.get(word) ?? 0) + 1));
  }

  readonly isWorn = (): boolean => this.#jobs.length - this.size > Math.max(MOST_WORN, this.size);

  readonly take = (jobs: readonly MatchedJob[]): void => {
    for (const job of jobs) {
      this.#remove(job.jobId);
      if (job.isOpen) this.#add(job);
    }
  };

  #add(job: MatchedJob): void {
    const place = this.#jobs.length;
    const text = termOccurrences(`${job.roleType ?? ''}\n${job.description}`);
    const title = termOccurrences(job.title);
    const terms = [...text, ...Array.from({ length: TITLE_COUNTS }, () => title).flat()];
    this.terms.add(place, terms);
    const skills = askedOf(job.skills);
    this.#count(job.title, skills, 1);
    this.#length += terms.length;
    this.#placeOf.set(job.jobId, place);
    this.#jobs.push({
      jobId: job.jobId,
      number: job.number,
      title: job.title,
      location: job.location,
      places: job.places,
      remote: job.remote,
      employmentType: job.employmentType,
      yearly: job.yearly,
      postedAt: job.postedAt,
      expiresAt: job.expiresAt.getTime(),
      skills,
      length: terms.length,
    });
  }

  #remove(jobId: string): void {
    const place = this.#placeOf.get(jobId);
    const job = place === undefined ? undefined : this.#jobs[place];
    if (place === undefined || !job) return;
    this.#placeOf.delete(jobId);
    this.#jobs[place] = undefined;
    this.#length -= job.length;
    this.#count(job.title, job.skills, -1);
  }

  #count(title: string, skills: readonly AskedOf[], by: 1 | -1): void {
    for (const name of skills.flatMap(({ names }) => names)) {
      this.#withSkill.set(name, (this.#withSkill.get(name) ?? 0) + by);
    }
    for (const word of this.title(title).words) this.#inTitles.set(word, (this.#inTitles.get(word) ?? 0) + by);
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
