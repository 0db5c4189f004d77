import { readData } from '../../read-data.js';
import type { SampleCompany } from './sample-company.js';
import type { Region } from './sample-places.js';
import type { Family, Level, SampleRole } from './sample-role.js';

/** Phrases shared by all postings of a family. */
export interface FamilyPhrases {
  readonly team: string;
  /** Extra tasks of seniors and leads. */
  readonly seniorTasks: readonly string[];
  /** Tasks of juniors and interns. */
  readonly beginnerTasks: readonly string[];
  readonly softSkills: readonly string[];
  readonly education: readonly string[];
  /** Descriptions of an internship, beginning with "You will". */
  readonly internship: readonly string[];
}

/** The section headings of one company's postings. */
export interface Headings {
  readonly tasks: string;
  readonly requirements: string;
  readonly niceToHaves: string;
  readonly offers: string;
}

/** The texts that postings of all families share; placeholders as in sample-posting.ts. */
interface Phrases {
  /** Each company uses one of these. */
  readonly headings: readonly Headings[];
  /** Hiring sentences; `{a title}` and `{team}` are filled in. */
  readonly openers: readonly string[];
  /** Hiring sentences for juniors and interns. */
  readonly beginnerOpeners: readonly string[];
  /** Phrases for years of experience; "with" or "in" follows. */
  readonly experience: Readonly<Record<Level, readonly string[]>>;
  /** Phrases for the level of knowledge; a noun follows. */
  readonly knowledge: Readonly<Record<Level, readonly string[]>>;
  /** Benefits everywhere. */
  readonly offers: readonly string[];
  /** Benefits by region. */
  readonly localOffers: Readonly<Record<Region | 'remote', readonly string[]>>;
  readonly closings: readonly string[];
}

/** Every role that has sample postings. */
export const SAMPLE_ROLES = readData('sample-feed/roles') as readonly SampleRole[];

/** Every company that has sample postings. */
export const SAMPLE_COMPANIES = readData('sample-feed/companies') as readonly SampleCompany[];

/** The phrases of every family. */
export const FAMILIES = readData('sample-feed/families') as Readonly<Record<Family, FamilyPhrases>>;

export const PHRASES = readData('sample-feed/phrases') as Phrases;
