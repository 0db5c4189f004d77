import type { CareerEvent } from '../feed-records.js';
import { slug } from './slug.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A fictional event: `[days, hour, length]` are days ahead, start hour (UTC) and hours. */
interface SampleEvent {
  readonly title: string;
  readonly place: string;
  readonly badge: 'Meet-up' | 'Conference' | 'Workshop' | 'Career fair';
  readonly when: readonly [days: number, hour: number, length: number];
}

const event =
  (badge: SampleEvent['badge']) =>
  (title: string, place: string, ...when: SampleEvent['when']): SampleEvent => ({ title, place, badge, when });
const meetUp = event('Meet-up');
const conference = event('Conference');
const workshop = event('Workshop');
const fair = event('Career fair');

const EVENTS: readonly SampleEvent[] = [
  meetUp('Bengaluru Backend Evening: Queues and Second Chances', 'Bengaluru, India', 3, 13, 3),
  workshop('Write a CV That Gets Read', 'Online', 5, 9, 2),
  meetUp('Dubai Product People: How We Say No', 'Dubai, United Arab Emirates', 8, 15, 3),
  fair('First Jobs Day Pune', 'Pune, India', 11, 4, 8),
  meetUp('Frontend Friday Berlin', 'Berlin, Germany', 13, 17, 3),
  workshop('SQL for Analysts: Window Functions in One Morning', 'Online', 16, 7, 4),
  conference('Gulf Data Days', 'Abu Dhabi, United Arab Emirates', 19, 5, 57),
  meetUp('Design Critique Night', 'Mumbai, India', 22, 13, 3),
  fair('Tech Careers Sharjah', 'Sharjah, United Arab Emirates', 26, 6, 9),
  meetUp('Women in Security: Lisbon Round', 'Lisbon, Portugal', 29, 18, 3),
  workshop('Salary Talks Without Sweat', 'Dubai, United Arab Emirates', 33, 14, 3),
  conference('Monsoon Mobile Conference', 'Hyderabad, India', 37, 4, 33),
  meetUp('Rust and Wires: An Embedded Meet-up', 'Munich, Germany', 41, 17, 3),
  fair('Creative Careers Barcelona', 'Barcelona, Spain', 45, 9, 8),
  workshop('Your First Talk at a Meet-up', 'London, United Kingdom', 48, 10, 6),
  conference('People Practice Summit', 'Dubai, United Arab Emirates', 52, 5, 34),
  meetUp('Toronto Growth Marketing Breakfast', 'Toronto, Canada', 56, 13, 2),
  conference('Northern Lights of Reliability', 'Helsinki, Finland', 61, 7, 34),
  workshop('Interview Practice for Product Managers', 'Gurugram, India', 66, 5, 5),
  fair('Start in Logistics', 'Hamburg, Germany', 70, 8, 8),
  meetUp('Chennai Test Automation Circle', 'Chennai, India', 76, 12, 3),
  conference('Plain Words: A Day for Writers', 'Edinburgh, United Kingdom', 82, 9, 8),
  meetUp('São Paulo Data Night', 'São Paulo, Brazil', 88, 22, 3),
  workshop('From Spreadsheet to Model: Finance Lab', 'Online', 94, 8, 5),
  fair('Graduate Fair of the Emirates', 'Abu Dhabi, United Arab Emirates', 101, 6, 33),
  conference('Small Models, Big Questions', 'Amsterdam, Netherlands', 108, 8, 33),
  meetUp('Kochi Founders and Freelancers', 'Kochi, India', 116, 12, 3),
  conference('Supply and Demand: Operations Congress', 'Ras Al Khaimah, United Arab Emirates', 125, 6, 33),
  fair('Sales Careers Fair Austin', 'Austin, United States', 134, 15, 7),
  conference('The Accessible Web, Live', 'Dublin, Ireland', 145, 9, 32),
];

/**
 * Returns the 30 sample events: deterministic except for their dates, which are 3 to 150 days after the UTC day of
 * `now`. They are fictional, without images, and link to a domain reserved for examples (RFC 2606).
 */
export function sampleEvents(now: Date): readonly CareerEvent[] {
  const midnight = now.getTime() - (now.getTime() % DAY);
  return EVENTS.map(({ title, place, badge, when: [days, hour, length] }) => {
    const startsAt = midnight + days * DAY + hour * HOUR;
    return {
      id: slug(title),
      title,
      startsAt: new Date(startsAt),
      endsAt: new Date(startsAt + length * HOUR),
      place,
      link: `https://example.org/events/${slug(title)}`,
      badge,
    };
  });
}
