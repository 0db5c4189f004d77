import { type PostingSkill, type StoredJob, storedJob } from '@trackrecord/contracts';
import type { CollectionIndex } from '@trackrecord/platform';
import { type CorpusJob, JobColumns, type SkillRequirement } from './job-columns.js';
import { MAX_SLOTS, InvertedIndex } from './inverted-index.js';
import { PostingSpace } from './posting-space.js';
import { extractTerms } from './terms.js';

/** Fields of a stored job that matching reads. */
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
/** All fields but the skills: validating their many short texts would take most of the time. */
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

/** A term in the title counts as this many in the description. */
const TITLE_BOOST = 3;
const MIN_EMPTY_SLOTS_TO_COMPACT = 1_000;

/**
 * All open jobs in memory, with the frequencies of skills and terms. Each job has a slot; a changed job gets a new one,
 * and its old slot stays empty.
 */
export class JobCorpus implements CollectionIndex<MatchedJob> {
  readonly columns = new JobColumns();
  /** The slot of each job by its id. */
  readonly #slots = new Map<string, number>();
  readonly #skillCounts = new Map<string, number>();
  readonly #titleWordCounts = new Map<string, number>();
  readonly terms = new InvertedIndex();
  readonly space = new PostingSpace(this.terms, this.columns);
  /** How many jobs have a term. Counted lazily, because the terms of removed jobs are not known. */
  readonly #termCounts = new Map<string, number>();
  #totalTermCount = 0;
  #newestPostedAtMs: number | undefined;

  /** The number of jobs. */
  get size(): number {
    return this.#slots.size;
  }

  /** One more than the highest slot. */
  get slotCount(): number {
    return this.columns.length;
  }

  /** The average number of terms per job. */
  get averageTermCount(): number {
    return this.size === 0 ? 1 : Math.max(1, this.#totalTermCount / this.size);
  }

  /** When the newest job was posted (ms). Matching uses this time as the current one, such as for what has expired. */
  get newestPostedAtMs(): number {
    this.#newestPostedAtMs ??= this.columns.findNewestPostedAtMs();
    return this.#newestPostedAtMs;
  }

  /** Returns the job in a slot, if it is still there. To iterate over all jobs, read the columns. */
  at(slot: number): CorpusJob | undefined {
    return this.columns.at(slot);
  }

  /** Returns the slot of a job. */
  getSlot(jobId: string): number | undefined {
    return this.#slots.get(jobId);
  }

  /** Returns the weight of a skill: the fewer jobs ask for it, the higher. */
  getSkillRarity(skill: string): number {
    return Math.log(1 + (this.size + 1) / ((this.#skillCounts.get(skill) ?? 0) + 1));
  }

  /** Returns the inverse document frequency of a term (BM25). */
  getTermRarity(term: string): number {
    const count = this.#termCounts.get(term) ?? this.#countTerm(term);
    if (count > 0) this.#termCounts.set(term, count);
    return Math.log(1 + (this.size - count + 0.5) / (count + 0.5));
  }

  /** Returns the weight of a title word: the fewer titles have it, the higher. */
  getTitleRarity(word: string): number {
    return Math.log(1 + (this.size + 1) / ((this.#titleWordCounts.get(word) ?? 0) + 1));
  }

  readonly needsCompaction = (): boolean =>
    this.slotCount - this.size > Math.max(MIN_EMPTY_SLOTS_TO_COMPACT, this.size);

  readonly apply = (jobs: readonly MatchedJob[]): void => {
    this.#termCounts.clear();
    this.#newestPostedAtMs = undefined;
    for (const job of jobs) {
      this.#remove(job.jobId);
      if (job.isOpen) this.#add(job);
    }
  };

  /** @throws {ZodError} if the job violates the contract; then nothing is added. */
  #add(stored: MatchedJob): void {
    const job = matchedJob.parse(stored);
    if (this.slotCount >= MAX_SLOTS) throw new RangeError('the corpus is full');
    const textTerms = extractTerms(`${job.roleType ?? ''}\n${job.description}`);
    const titleTerms = extractTerms(job.title);
    const terms = [...textTerms, ...Array.from({ length: TITLE_BOOST }, () => titleTerms).flat()];
    const requirements = groupAlternatives(stored.skills);
    const slot = this.columns.add(job, requirements, terms.length);
    this.terms.add(slot, terms);
    this.space.add(slot, terms);
    this.#adjustCounts(slot, 1);
    this.#totalTermCount += terms.length;
    this.#slots.set(job.jobId, slot);
  }

  #remove(jobId: string): void {
    const slot = this.#slots.get(jobId);
    if (slot === undefined) return;
    this.#adjustCounts(slot, -1);
    this.#totalTermCount -= this.columns.termCount.at(slot);
    this.#slots.delete(jobId);
    this.columns.remove(slot);
  }

  #adjustCounts(slot: number, delta: 1 | -1): void {
    const { title, skills } = this.columns.at(slot) ?? { title: undefined, skills: [] };
    for (const name of skills.flatMap(({ names }) => names)) {
      this.#skillCounts.set(name, (this.#skillCounts.get(name) ?? 0) + delta);
    }
    for (const word of title?.words ?? [])
      this.#titleWordCounts.set(word, (this.#titleWordCounts.get(word) ?? 0) + delta);
  }

  #countTerm(term: string): number {
    const slots = this.terms.getSlots(term);
    let count = 0;
    for (let index = 0; index < slots.length; index += 1) {
      if (this.columns.isOpen.at(slots.slotAt(index) ?? 0) === 1) count += 1;
    }
    return count;
  }
}

/** Groups the skills of a posting by alternatives. */
export function groupAlternatives(skills: readonly PostingSkill[]): readonly SkillRequirement[] {
  const groups = new Map<string | number, { names: string[]; isExtra: boolean }>();
  for (const { name, isExtra, anyOf } of skills) {
    const key = anyOf ?? name;
    const group = groups.get(key);
    if (group) group.names.push(name);
    else groups.set(key, { names: [name], isExtra });
  }
  return [...groups.values()];
}
