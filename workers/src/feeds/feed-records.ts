import type { SalaryUnit } from '@trackrecord/contracts';

/** A salary in its original currency (ISO 4217), per unit of time. */
export interface PostingSalary {
  readonly minValue?: number;
  readonly maxValue?: number;
  readonly unitText: SalaryUnit;
  readonly currency: string;
}

/** A parsed posting. `description` is plain text from `htmlToText`. */
export interface Posting {
  /** Its id at the source, stable across fetches. */
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly logo?: string;
  readonly companySize?: string;
  readonly location: string;
  readonly remote: boolean;
  readonly salary?: PostingSalary;
  /** The department or field of work, such as Engineering. */
  readonly roleType?: string;
  readonly description: string;
  readonly postedAt?: Date;
  readonly validThrough?: Date;
  readonly employmentType: readonly string[];
  readonly url: string;
}

/** A parsed career event. */
export interface CareerEvent {
  readonly id: string;
  readonly title: string;
  readonly image?: string;
  /** Noon UTC if only the day is known, because that is the same day nearly everywhere; likewise `endsAt`. */
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Default: false. */
  readonly startIsDay?: boolean;
  readonly endIsDay?: boolean;
  /** When the event is over in every time zone, if that differs from `endsAt`. */
  readonly overAt?: Date;
  readonly place: string;
  readonly link: string;
  /** The text of its badge, if not the name of the feed. */
  readonly badge?: string;
}
