import type { SalaryUnit } from '@trackrecord/contracts';

/** A salary as a feed writes it: amounts in a currency (ISO 4217) for a unit of time. */
export interface FoundSalary {
  readonly minValue?: number;
  readonly maxValue?: number;
  readonly unitText: SalaryUnit;
  readonly currency: string;
}

/** A job as a feed tells of it. `description` is plain text as `textOfHtml` writes it. */
export interface Posting {
  /** Its id at its source, whatever that looks like; the same job has the same at every fetch. */
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly logo?: string;
  readonly companySize?: string;
  readonly location: string;
  readonly remote: boolean;
  readonly salary?: FoundSalary;
  readonly roleType?: string;
  readonly description: string;
  readonly postedAt: Date;
  readonly validThrough?: Date;
  readonly employmentType: readonly string[];
  readonly url: string;
}

/** An event as a feed tells of it. */
export interface FoundEvent {
  readonly id: string;
  readonly title: string;
  readonly image?: string;
  /** Noon UTC where only the day is known, since that is the same day nearly everywhere; its end too. */
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** When it is over everywhere, where that is not when it ends. */
  readonly overAt?: Date;
  readonly place: string;
  readonly link: string;
  /** What its badge says, where it is not the feed's name. */
  readonly badge?: string;
}
