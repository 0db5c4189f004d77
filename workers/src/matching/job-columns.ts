import type { YearlySalary } from '@trackrecord/contracts';
import { createByteColumn, createIntegerColumn, createFloatColumn } from './number-column.js';
import { type ParsedTitle, parseTitle } from './title.js';

/** A skill that a job asks for, or several alternatives; `isExtra` if it is optional. */
export interface SkillRequirement {
  readonly names: readonly string[];
  readonly isExtra: boolean;
}

/** A job as stored in the corpus. */
export interface CorpusJob {
  readonly title: ParsedTitle;
  readonly location: string;
  readonly remote: boolean;
  readonly employmentType: readonly string[];
  readonly yearly: YearlySalary | undefined;
  readonly skills: readonly SkillRequirement[];
}

/** Interns values that many jobs share. */
class DistinctValues<Value> {
  readonly #values: Value[] = [];
  readonly #ids = new Map<string, number>();

  /** Returns the id of the value with this key, adding it if it is new. */
  intern(key: string, createValue: () => Value): number {
    const existing = this.#ids.get(key);
    if (existing !== undefined) return existing;
    const id = this.#values.push(createValue()) - 1;
    this.#ids.set(key, id);
    return id;
  }

  /** Returns the value with this id, if any. */
  at(id: number): Value | undefined {
    return this.#values[id];
  }
}

/** The fields of a job that the columns store, besides skills and term count. */
interface JobRow {
  readonly jobId: string;
  readonly number: number;
  readonly title: string;
  readonly location: string;
  readonly remote: boolean;
  readonly employmentType: readonly string[];
  readonly yearly?: YearlySalary | undefined;
  readonly postedAt?: string | undefined;
  readonly expiresAt: Date;
}

/**
 * Column-oriented storage of what ranking reads, indexed by slot: 100,000 jobs as objects would take hundreds of
 * megabytes.
 */
export class JobColumns {
  readonly jobId: string[] = [];
  readonly jobNumber = createIntegerColumn();
  /** 1 while the slot is in use. */
  readonly isOpen = createByteColumn();
  readonly isRemote = createByteColumn();
  /** Milliseconds since 1970; 0 if unknown. */
  readonly postedAt = createFloatColumn();
  readonly expiresAt = createFloatColumn();
  /** The number of terms in its texts. */
  readonly termCount = createIntegerColumn();
  /** Ids in `distinctTitles`, `distinctLocations` and `distinctEmploymentTypeLists`. */
  readonly titleIds = createIntegerColumn();
  readonly locationIds = createIntegerColumn();
  readonly employmentTypeListIds = createIntegerColumn();
  readonly distinctTitles = new DistinctValues<ParsedTitle>();
  readonly distinctLocations = new DistinctValues<string>();
  readonly distinctEmploymentTypeLists = new DistinctValues<readonly string[]>();
  /** Index of the slot's first entry in `requirementIds`; its entries end where those of the next slot begin. */
  readonly requirementsStart = createIntegerColumn();
  /** Ids in `distinctRequirements` of all slots, one slot after another. */
  readonly requirementIds = createIntegerColumn();
  readonly distinctRequirements = new DistinctValues<SkillRequirement>();
  /** Whole US dollars a year; NaN if unknown. */
  readonly #minSalary = createFloatColumn();
  readonly #maxSalary = createFloatColumn();

  /** The number of slots. */
  get length(): number {
    return this.jobId.length;
  }

  /** Adds a job and returns its slot. */
  add(job: JobRow, requirements: readonly SkillRequirement[], termCount: number): number {
    const parsedTitle = parseTitle(job.title);
    this.jobNumber.push(job.number);
    this.isOpen.push(1);
    this.isRemote.push(job.remote ? 1 : 0);
    this.postedAt.push(job.postedAt === undefined ? 0 : Date.parse(job.postedAt));
    this.expiresAt.push(job.expiresAt.getTime());
    this.termCount.push(termCount);
    this.titleIds.push(this.distinctTitles.intern(parsedTitle.key, () => parsedTitle));
    this.locationIds.push(this.distinctLocations.intern(job.location, () => job.location));
    this.employmentTypeListIds.push(
      this.distinctEmploymentTypeLists.intern(JSON.stringify(job.employmentType), () => job.employmentType),
    );
    this.#minSalary.push(job.yearly?.least ?? Number.NaN);
    this.#maxSalary.push(job.yearly?.most ?? Number.NaN);
    this.requirementsStart.push(this.requirementIds.length);
    for (const requirement of requirements) {
      const id = this.distinctRequirements.intern(JSON.stringify(requirement), () => requirement);
      this.requirementIds.push(id);
    }
    return this.jobId.push(job.jobId) - 1;
  }

  /** Empties a slot. */
  remove(slot: number): void {
    this.isOpen.set(slot, 0);
    this.jobId[slot] = '';
  }

  /** Returns the job in a slot, if it is still there. */
  at(slot: number): CorpusJob | undefined {
    const title = this.distinctTitles.at(this.titleIds.at(slot));
    if (this.isOpen.at(slot) === 0 || !title) return undefined;
    return {
      title,
      location: this.distinctLocations.at(this.locationIds.at(slot)) ?? '',
      remote: this.isRemote.at(slot) === 1,
      employmentType: this.distinctEmploymentTypeLists.at(this.employmentTypeListIds.at(slot)) ?? [],
      yearly: this.salaryAt(slot),
      skills: this.#requirementsAt(slot),
    };
  }

  /** Returns the index after the slot's last entry in `requirementIds`. */
  getRequirementsEnd(slot: number): number {
    return slot + 1 < this.length ? this.requirementsStart.at(slot + 1) : this.requirementIds.length;
  }

  /** Returns the yearly salary, or undefined if unknown. */
  salaryAt(slot: number): YearlySalary | undefined {
    const least = this.#minSalary.at(slot);
    const most = this.#maxSalary.at(slot);
    if (Number.isNaN(least)) return undefined;
    return { least, ...(!Number.isNaN(most) && { most }) };
  }

  /** Returns when the newest job was posted (ms). */
  findNewestPostedAtMs(): number {
    let newestPostedAtMs = 0;
    for (let slot = 0; slot < this.length; slot += 1) {
      if (this.isOpen.at(slot) === 1) newestPostedAtMs = Math.max(newestPostedAtMs, this.postedAt.at(slot));
    }
    return newestPostedAtMs;
  }

  #requirementsAt(slot: number): readonly SkillRequirement[] {
    const requirements: SkillRequirement[] = [];
    for (let index = this.requirementsStart.at(slot); index < this.getRequirementsEnd(slot); index += 1) {
      const requirement = this.distinctRequirements.at(this.requirementIds.at(index));
      if (requirement) requirements.push(requirement);
    }
    return requirements;
  }
}
