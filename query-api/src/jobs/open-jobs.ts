import {
  convertToYearly,
  EMPLOYMENT_TYPES,
  type JobSalary,
  toIndexWords,
  type StoredJob,
  storedJob,
  type YearlySalary,
} from '@trackrecord/contracts';
import { toCompanyKey } from '@trackrecord/contracts/jobs/company-key';
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
  'salary',
  'remote',
  'title',
  'company',
  'description',
  'employmentType',
] as const;
const listedJob = storedJob.pick({
  jobId: true,
  number: true,
  isOpen: true,
  postedAt: true,
  expiresAt: true,
  location: true,
  yearly: true,
  salary: true,
  remote: true,
  title: true,
  company: true,
  description: true,
  employmentType: true,
});
export type ListedJob = Pick<StoredJob, '_id' | 'change' | (typeof LISTED_FIELDS)[number]>;

/** The ids of a posting in a list. */
export interface JobReference {
  readonly jobId: string;
  /** The sequential number of the posting. */
  readonly number: number;
}

interface PostedSalary extends YearlySalary {
  readonly currency: string;
}

/** Columns for filters and sorting, indexed by slot, because every list scans all postings. */
export interface JobColumns {
  readonly jobId: string[];
  readonly number: number[];
  /** Milliseconds; 0 for an empty slot. */
  readonly expiresAt: number[];
  /** Milliseconds; 0 if unknown. */
  readonly postedAt: number[];
  readonly isRemote: boolean[];
  /** US dollars per year; -1 if unknown, Infinity without a maximum. */
  readonly lowestSalary: number[];
  readonly highestSalary: number[];
  /** The yearly salary in the currency of the posting, if that is not US dollars. */
  readonly postedSalary: (PostedSalary | undefined)[];
  /** The index in `locationTerms`, because many postings share a location. */
  readonly locationIndex: number[];
  /** The same number for all postings of a company. */
  readonly companyIndex: number[];
  /** A bit for each of `EMPLOYMENT_TYPES`. */
  readonly employmentTypes: number[];
}

const MIN_EMPTY_SLOTS_TO_COMPACT = 1_000;

/**
 * An in-memory index of all open postings, for lists (decision 018). Each posting has a slot. A changed posting gets a
 * new slot, and its old slot stays empty.
 */
export class OpenJobs implements CollectionIndex<ListedJob> {
  readonly columns: JobColumns = {
    jobId: [],
    number: [],
    expiresAt: [],
    postedAt: [],
    isRemote: [],
    lowestSalary: [],
    highestSalary: [],
    postedSalary: [],
    locationIndex: [],
    companyIndex: [],
    employmentTypes: [],
  };
  /** The terms of each location. */
  readonly locationTerms: ReadonlySet<string>[] = [];
  readonly #locationIndexes = new Map<string, number>();
  readonly #companyIndexes = new Map<string, number>();
  readonly #slotsById = new Map<string, number>();
  /** Indexed by number. Numbers are consecutive, so there are few gaps. */
  readonly #slotsByNumber: (number | undefined)[] = [];
  readonly #dollarRates = new Map<string, number>();
  readonly #words = new WordIndex();
  #slotsNewestFirst: readonly number[] | undefined;
  #slotsBySalary: readonly number[] | undefined;
  #newestNumber = -1;

  /** Returns the slot of a posting by its number, if it is open. */
  findSlot(number: number): number | undefined {
    return this.#slotsByNumber[number];
  }

  /** Returns the slot of a posting by its id, if it is open. */
  findSlotById(jobId: string): number | undefined {
    return this.#slotsById.get(jobId);
  }

  /** Returns the index of a company in `companyIndex`; undefined if no posting had its name, written in any way. */
  findCompanyIndex(company: string): number | undefined {
    return this.#companyIndexes.get(toCompanyKey(company));
  }

  /** The highest number of a posting so far; -1 if there is none. */
  get newestNumber(): number {
    return this.#newestNumber;
  }

  /** The US dollars per unit of each currency that postings have, with which their salaries were converted. */
  get dollarRates(): ReadonlyMap<string, number> {
    return this.#dollarRates;
  }

  /** Returns the slots of all postings, highest salary first; those without a salary come last. */
  getSlotsBySalary(): readonly number[] {
    this.#slotsBySalary ??= this.getSlotsNewestFirst().toSorted(
      (a, b) => this.#getTopSalary(b) - this.#getTopSalary(a),
    );
    return this.#slotsBySalary;
  }

  /** Returns the slots of all postings, newest first, then by id. */
  getSlotsNewestFirst(): readonly number[] {
    this.#slotsNewestFirst ??= [...this.#slotsById.values()].sort((a, b) => this.#compareNewestFirst(a, b));
    return this.#slotsNewestFirst;
  }

  /**
   * Returns 1 for every slot whose posting contains all these words, or words that start with them, in title, company
   * or description.
   */
  matchWords(words: readonly string[]): Uint8Array {
    return this.#words.matchWords(words, this.columns.jobId.length);
  }

  readonly needsCompaction = (): boolean => {
    const { size } = this.#slotsById;
    return this.columns.jobId.length - size > Math.max(MIN_EMPTY_SLOTS_TO_COMPACT, size);
  };

  readonly apply = (jobs: readonly ListedJob[]): void => {
    for (const job of jobs) {
      const wasOpen = this.#remove(job.jobId);
      if (job.isOpen || wasOpen) {
        this.#slotsNewestFirst = undefined;
        this.#slotsBySalary = undefined;
      }
      if (job.isOpen) this.#add(job);
    }
  };

  /**
   * Adds an open posting. Does not add it if it throws.
   * @throws {ZodError} if the posting does not match the contract, as when a text is too long.
   */
  #add(document: ListedJob): void {
    const job = listedJob.parse(document);
    const words = toIndexWords(`${job.title}\n${job.company}\n${job.description}`);
    const { columns } = this;
    const slot = columns.jobId.length;
    columns.jobId.push(job.jobId);
    columns.number.push(job.number);
    columns.expiresAt.push(job.expiresAt.getTime());
    columns.postedAt.push(job.postedAt === undefined ? 0 : Date.parse(job.postedAt));
    columns.isRemote.push(job.remote);
    columns.lowestSalary.push(job.yearly?.least ?? -1);
    columns.highestSalary.push(job.yearly ? (job.yearly.most ?? Number.POSITIVE_INFINITY) : -1);
    columns.postedSalary.push(this.#toPostedSalary(job.salary));
    columns.locationIndex.push(this.#getLocationIndex(job.location));
    columns.companyIndex.push(this.#getCompanyIndex(job.company));
    columns.employmentTypes.push(toEmploymentBits(job.employmentType));
    this.#newestNumber = Math.max(this.#newestNumber, job.number);
    this.#slotsById.set(job.jobId, slot);
    this.#slotsByNumber[job.number] = slot;
    this.#words.add(slot, words);
  }

  #toPostedSalary(salary: JobSalary | undefined): PostedSalary | undefined {
    if (!salary?.posted) return undefined;
    const { currency, rate, ...bounds } = salary.posted;
    if (rate !== undefined) this.#dollarRates.set(currency, rate);
    const yearly = convertToYearly({ value: { ...bounds, unitText: salary.value.unitText } });
    return yearly && { ...yearly, currency };
  }

  #remove(jobId: string): boolean {
    const slot = this.#slotsById.get(jobId);
    if (slot === undefined) return false;
    this.#slotsById.delete(jobId);
    this.#slotsByNumber[this.columns.number[slot] ?? 0] = undefined;
    this.columns.expiresAt[slot] = 0;
    return true;
  }

  #getLocationIndex(location: string): number {
    const index = this.#locationIndexes.get(location) ?? this.locationTerms.push(toPlaceTerms(location)) - 1;
    this.#locationIndexes.set(location, index);
    return index;
  }

  #getCompanyIndex(company: string): number {
    const key = toCompanyKey(company);
    const index = this.#companyIndexes.get(key) ?? this.#companyIndexes.size;
    this.#companyIndexes.set(key, index);
    return index;
  }

  /** Returns the upper end of the salary, or the lower one if there is no upper one. */
  #getTopSalary(slot: number): number {
    const { lowestSalary, highestSalary } = this.columns;
    const highest = highestSalary[slot] ?? -1;
    return Number.isFinite(highest) ? highest : (lowestSalary[slot] ?? -1);
  }

  #compareNewestFirst(a: number, b: number): number {
    const { postedAt, jobId } = this.columns;
    const timeDifference = (postedAt[b] ?? 0) - (postedAt[a] ?? 0);
    if (timeDifference !== 0) return timeDifference;
    return (jobId[a] ?? '') < (jobId[b] ?? '') ? -1 : 1;
  }
}

/** Returns the bits of kinds of employment. Unknown kinds have none. */
export const toEmploymentBits = (types: readonly string[]): number =>
  EMPLOYMENT_TYPES.reduce((bits, type, index) => (types.includes(type) ? bits | (1 << index) : bits), 0);
