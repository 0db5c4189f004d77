import { searchableWords, type StoredJob, storedJob } from '@trackrecord/contracts';
import { placeTerms } from '@trackrecord/domain/places/gazetteer';
import type { CollectionIndex } from '@trackrecord/platform';
import { WordIndex } from './word-index.js';

/** The fields of a stored job that lists are made by. */
export const LISTED_FIELDS = [
  'jobId',
  'number',
  'isOpen',
  'postedAt',
  'expiresAt',
  'location',
  'yearly',
  'remote',
  'title',
  'company',
  'description',
] as const;
const listedJob = storedJob.pick({
  jobId: true,
  number: true,
  isOpen: true,
  postedAt: true,
  expiresAt: true,
  location: true,
  yearly: true,
  remote: true,
  title: true,
  company: true,
  description: true,
});
export type ListedJob = Pick<StoredJob, '_id' | 'change' | (typeof LISTED_FIELDS)[number]>;

/** A job of a list. */
export interface Listed {
  readonly jobId: string;
  readonly number: number;
}

/** What filters and orders look at, by the places of jobs: a column each, because every list looks at all of them. */
export interface JobColumns {
  readonly jobId: string[];
  readonly number: number[];
  /** Milliseconds; 0 where nothing is any more. */
  readonly expiresAt: number[];
  readonly postedAt: number[];
  readonly isRemote: boolean[];
  /** Whole US dollars a year; -1 where the job does not say, Infinity where it does not say how much at most. */
  readonly least: number[];
  readonly most: number[];
  /** Which of `wheres`: many jobs are in one place. */
  readonly where: number[];
}

const MOST_WORN = 1_000;

/**
 * What of all open jobs is asked for when they are listed, in memory (decision 018). A job has a place; one that changes
 * gets another, and its old place stays empty.
 */
export class OpenJobs implements CollectionIndex<ListedJob> {
  readonly columns: JobColumns = {
    jobId: [],
    number: [],
    expiresAt: [],
    postedAt: [],
    isRemote: [],
    least: [],
    most: [],
    where: [],
  };
  /** The terms of every location there are jobs in. */
  readonly wheres: ReadonlySet<string>[] = [];
  readonly #whereOf = new Map<string, number>();
  readonly #placeOf = new Map<string, number>();
  /** By number: numbers are given one after another, so this has few gaps. */
  readonly #placeOfNumber: (number | undefined)[] = [];
  readonly #words = new WordIndex();
  #newestFirst: readonly number[] | undefined;

  /** Where the job with a number is, if it is open. */
  placeOfNumber(number: number): number | undefined {
    return this.#placeOfNumber[number];
  }

  /** The places of all jobs, the newest first, then by id. */
  newestFirst(): readonly number[] {
    this.#newestFirst ??= [...this.#placeOf.values()].sort((one, other) => this.#compare(one, other));
    return this.#newestFirst;
  }

  /** 1 for every place whose job has all these words in its title, company or description; words may be begun only. */
  placesWith(words: readonly string[]): Uint8Array {
    return this.#words.placesWith(words, this.columns.jobId.length);
  }

  readonly needsCompaction = (): boolean => {
    const { size } = this.#placeOf;
    return this.columns.jobId.length - size > Math.max(MOST_WORN, size);
  };

  readonly take = (jobs: readonly ListedJob[]): void => {
    for (const job of jobs) {
      const wasOpen = this.#remove(job.jobId);
      if (job.isOpen || wasOpen) this.#newestFirst = undefined;
      if (job.isOpen) this.#add(job);
    }
  };

  /** @throws {ZodError} where it is no job as the contract has it, or has longer texts; then nothing is added. */
  #add(stored: ListedJob): void {
    const job = listedJob.parse(stored);
    const words = searchableWords(`${job.title}\n${job.company}\n${job.description}`);
    const { columns } = this;
    const place = columns.jobId.length;
    columns.jobId.push(job.jobId);
    columns.number.push(job.number);
    columns.expiresAt.push(job.expiresAt.getTime());
    columns.postedAt.push(Date.parse(job.postedAt));
    columns.isRemote.push(job.remote);
    columns.least.push(job.yearly?.least ?? -1);
    columns.most.push(job.yearly ? (job.yearly.most ?? Number.POSITIVE_INFINITY) : -1);
    columns.where.push(this.#where(job.location));
    this.#placeOf.set(job.jobId, place);
    this.#placeOfNumber[job.number] = place;
    this.#words.add(place, words);
  }

  #remove(jobId: string): boolean {
    const place = this.#placeOf.get(jobId);
    if (place === undefined) return false;
    this.#placeOf.delete(jobId);
    this.#placeOfNumber[this.columns.number[place] ?? 0] = undefined;
    this.columns.expiresAt[place] = 0;
    return true;
  }

  #where(location: string): number {
    const known = this.#whereOf.get(location) ?? this.wheres.push(placeTerms(location)) - 1;
    this.#whereOf.set(location, known);
    return known;
  }

  #compare(one: number, other: number): number {
    const { postedAt, jobId } = this.columns;
    const newer = (postedAt[other] ?? 0) - (postedAt[one] ?? 0);
    if (newer !== 0) return newer;
    return (jobId[one] ?? '') < (jobId[other] ?? '') ? -1 : 1;
  }
}
