import { searchableWords, type StoredJob, storedJob } from '@trackrecord/contracts';
import { toPlaceTerms } from '@trackrecord/domain/places/gazetteer';
import type { CollectionIndex } from '@trackrecord/platform';
import { WordIndex } from './word-index.js';

/** The fields of a stored posting that lists need. */
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

/** A listed posting. */
export interface Listed {
  readonly jobId: string;
  readonly number: number;
}

/** Columns for filters and sorting, indexed by slot, because every list scans all postings. */
export interface JobColumns {
  readonly jobId: string[];
  readonly number: number[];
  /** Milliseconds; 0 for an empty slot. */
  readonly expiresAt: number[];
  readonly postedAt: number[];
  readonly isRemote: boolean[];
  /** US dollars per year; -1 if unknown, Infinity without a maximum. */
  readonly least: number[];
  readonly most: number[];
  /** The index in `wheres`, because many postings share a location. */
  readonly where: number[];
}

const MAX_EMPTY_SLOTS = 1_000;

/**
 * The data of all open postings for lists, in memory (decision 018). A posting has a slot; if it changes, it gets
 * another, and the old slot stays empty.
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
  /** The terms of each location. */
  readonly wheres: ReadonlySet<string>[] = [];
  readonly #whereOf = new Map<string, number>();
  readonly #placeOf = new Map<string, number>();
  /** By number. Numbers are consecutive, so there are few gaps. */
  readonly #placeOfNumber: (number | undefined)[] = [];
  readonly #words = new WordIndex();
  #newestFirst: readonly number[] | undefined;

  /** Returns the slot of a posting by its number, if it is open. */
  placeOfNumber(number: number): number | undefined {
    return this.#placeOfNumber[number];
  }

  /** Returns the slots of all postings, the newest first, then by id. */
  newestFirst(): readonly number[] {
    this.#newestFirst ??= [...this.#placeOf.values()].sort((one, other) => this.#compare(one, other));
    return this.#newestFirst;
  }

  /**
   * Returns 1 for every slot whose posting contains all these words, or words that start with them, in title, company
   * or description.
   */
  placesWith(words: readonly string[]): Uint8Array {
    return this.#words.placesWith(words, this.columns.jobId.length);
  }

  readonly needsCompaction = (): boolean => {
    const { size } = this.#placeOf;
    return this.columns.jobId.length - size > Math.max(MAX_EMPTY_SLOTS, size);
  };

  readonly apply = (jobs: readonly ListedJob[]): void => {
    for (const job of jobs) {
      const wasOpen = this.#remove(job.jobId);
      if (job.isOpen || wasOpen) this.#newestFirst = undefined;
      if (job.isOpen) this.#add(job);
    }
  };

  /** @throws {ZodError} if the posting does not match the contract or has longer texts. Nothing is added then. */
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
    const known = this.#whereOf.get(location) ?? this.wheres.push(toPlaceTerms(location)) - 1;
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
