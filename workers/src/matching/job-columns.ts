import type { YearlySalary } from '@trackrecord/contracts';
import type { AskedOf, CorpusJob } from './corpus.js';
import { DistinctValues } from './distinct-values.js';
import { byteColumn, integerColumn, numberColumn } from './number-column.js';
import { type ReadTitle, readTitle } from './title.js';

/** What the columns keep of a job beside its skills and the number of its terms. */
interface ColumnJob {
  readonly jobId: string;
  readonly number: number;
  readonly title: string;
  readonly location: string;
  readonly remote: boolean;
  readonly employmentType: readonly string[];
  readonly yearly?: YearlySalary | undefined;
  readonly postedAt: string;
  readonly expiresAt: Date;
}

/** What ranking looks at, a column each by the places of jobs: 100,000 jobs as objects would take hundreds of megabytes. */
export class JobColumns {
  readonly jobId: string[] = [];
  readonly number = integerColumn();
  /** 1 while the job is there. */
  readonly isOpen = byteColumn();
  readonly isRemote = byteColumn();
  /** Milliseconds. */
  readonly postedAt = numberColumn();
  readonly expiresAt = numberColumn();
  /** How many terms its texts have. */
  readonly termCount = integerColumn();
  /** Which of `titles`, `locations` and `employmentTypes`. */
  readonly title = integerColumn();
  readonly location = integerColumn();
  readonly employmentType = integerColumn();
  readonly titles = new DistinctValues<ReadTitle>();
  readonly locations = new DistinctValues<string>();
  readonly employmentTypes = new DistinctValues<readonly string[]>();
  /** Which of `skills` it asks for: those in `asked` from here on, up to where those of the next place begin. */
  readonly askedFrom = integerColumn();
  readonly asked = integerColumn();
  readonly skills = new DistinctValues<AskedOf>();
  /** Whole US dollars a year; not a number where it does not say. */
  readonly #least = numberColumn();
  readonly #most = numberColumn();

  /** How many places there are. */
  get length(): number {
    return this.jobId.length;
  }

  /** Adds a job and returns its place. */
  add(job: ColumnJob, skills: readonly AskedOf[], termCount: number): number {
    const read = readTitle(job.title);
    this.number.push(job.number);
    this.isOpen.push(1);
    this.isRemote.push(job.remote ? 1 : 0);
    this.postedAt.push(Date.parse(job.postedAt));
    this.expiresAt.push(job.expiresAt.getTime());
    this.termCount.push(termCount);
    this.title.push(this.titles.idOf(read.key, () => read));
    this.location.push(this.locations.idOf(job.location, () => job.location));
    this.employmentType.push(this.employmentTypes.idOf(JSON.stringify(job.employmentType), () => job.employmentType));
    this.#least.push(job.yearly?.least ?? Number.NaN);
    this.#most.push(job.yearly?.most ?? Number.NaN);
    this.askedFrom.push(this.asked.length);
    for (const skill of skills) this.asked.push(this.skills.idOf(JSON.stringify(skill), () => skill));
    return this.jobId.push(job.jobId) - 1;
  }

  /** Empties a place. */
  remove(place: number): void {
    this.isOpen.set(place, 0);
    this.jobId[place] = '';
  }

  /** The job at a place, if it is still there. */
  at(place: number): CorpusJob | undefined {
    const title = this.titles.at(this.title.at(place));
    if (this.isOpen.at(place) === 0 || !title) return undefined;
    return {
      title,
      location: this.locations.at(this.location.at(place)) ?? '',
      remote: this.isRemote.at(place) === 1,
      employmentType: this.employmentTypes.at(this.employmentType.at(place)) ?? [],
      yearly: this.yearlyAt(place),
      skills: this.#skillsAt(place),
    };
  }

  /** Where the skills in `asked` end that a place asks for. */
  askedTo(place: number): number {
    return place + 1 < this.length ? this.askedFrom.at(place + 1) : this.asked.length;
  }

  /** What the job at a place pays a year; nothing where it does not say. */
  yearlyAt(place: number): YearlySalary | undefined {
    const least = this.#least.at(place);
    const most = this.#most.at(place);
    if (Number.isNaN(least)) return undefined;
    return { least, ...(!Number.isNaN(most) && { most }) };
  }

  /** When the newest job was posted (ms). */
  newest(): number {
    let newest = 0;
    for (let place = 0; place < this.length; place += 1) {
      if (this.isOpen.at(place) === 1) newest = Math.max(newest, this.postedAt.at(place));
    }
    return newest;
  }

  #skillsAt(place: number): readonly AskedOf[] {
    const skills: AskedOf[] = [];
    for (let at = this.askedFrom.at(place); at < this.askedTo(place); at += 1) {
      const skill = this.skills.at(this.asked.at(at));
      if (skill) skills.push(skill);
    }
    return skills;
  }
}
