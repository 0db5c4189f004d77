import { comparableWords, type StoredJob, type YearlySalary } from '@trackrecord/contracts';
import type { MadeOf } from '@trackrecord/platform';
import { WordIndex } from './word-index.js';

/** The fields of a stored job that lists are made by. */
export const LISTED_FIELDS = [
  'jobId',
  'number',
  'isOpen',
  'postedAt',
  'expiresAt',
  'places',
  'yearly',
  'remote',
  'title',
  'company',
  'description',
] as const;
export type ListedJob = Pick<StoredJob, 'change' | (typeof LISTED_FIELDS)[number]>;

/** What a filter looks at. */
export interface Listed {
  readonly jobId: string;
  readonly number: number;
  readonly postedAt: string;
  readonly expiresAt: number;
  /** The words of its place, shared by all jobs there. */
  readonly where: Where;
  readonly yearly: YearlySalary | undefined;
  readonly remote: boolean;
}
type Where = ReadonlySet<string>;

const MOST_WORN = 1_000;

/**
 * What of all open jobs is asked for when they are listed, in memory (decision 018). A job has a place; one that changes
 * gets another, and its old place stays empty.
 */
export class OpenJobs implements MadeOf<ListedJob> {
  readonly #jobs: (Listed | undefined)[] = [];
  readonly #placeOf = new Map<string, number>();
  readonly #placeOfNumber = new Map<number, number>();
  readonly #wheres = new Map<string, Where>();
  readonly #words = new WordIndex();
  #newestFirst: readonly number[] | undefined;

  /** The job at a place, if it is still there. */
  at(place: number): Listed | undefined {
    return this.#jobs[place];
  }

  /** Where the job with a number is, if it is open. */
  placeOfNumber(number: number): number | undefined {
    return this.#placeOfNumber.get(number);
  }

  /** The places of all jobs, the newest first, then by id. */
  newestFirst(): readonly number[] {
    this.#newestFirst ??= [...this.#placeOf.values()].sort((one, other) => this.#compare(one, other));
    return this.#newestFirst;
  }

  /** 1 for every place whose job has all these words in its title, company or description; words may be begun only. */
  placesWith(words: readonly string[]): Uint8Array {
    return this.#words.placesWith(words, this.#jobs.length);
  }

  readonly isWorn = (): boolean => this.#jobs.length - this.#placeOf.size > Math.max(MOST_WORN, this.#placeOf.size);

  readonly take = (jobs: readonly ListedJob[]): void => {
    for (const job of jobs) {
      this.#remove(job.jobId);
      if (job.isOpen) this.#add(job);
    }
    this.#newestFirst = undefined;
  };

  #add(job: ListedJob): void {
    const place = this.#jobs.length;
    const { jobId, number, postedAt, yearly, remote } = job;
    const where = this.#whereOf(job.places);
    this.#jobs.push({ jobId, number, postedAt, yearly, remote, where, expiresAt: job.expiresAt.getTime() });
    this.#placeOf.set(jobId, place);
    this.#placeOfNumber.set(number, place);
    this.#words.add(place, comparableWords(`${job.title}\n${job.company}\n${job.description}`));
  }

  #remove(jobId: string): void {
    const place = this.#placeOf.get(jobId);
    if (place === undefined) return;
    this.#placeOfNumber.delete(this.#jobs[place]?.number ?? -1);
    this.#placeOf.delete(jobId);
    this.#jobs[place] = undefined;
  }

  #whereOf(places: readonly string[]): Where {
    const key = places.join(' ');
    const known = this.#wheres.get(key) ?? new Set(places);
    this.#wheres.set(key, known);
    return known;
  }

  #compare(one: number, other: number): number {
    const [first, second] = [this.#jobs[one], this.#jobs[other]];
    if (!first || !second) return 0;
    if (first.postedAt !== second.postedAt) return first.postedAt > second.postedAt ? -1 : 1;
    return first.jobId < second.jobId ? -1 : 1;
  }
}
