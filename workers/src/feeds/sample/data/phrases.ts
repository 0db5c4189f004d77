import { lines, type Level } from '../sample-role.js';
import type { Region } from './places.js';

/** The section headings of one company's postings. */
export interface Headings {
  readonly tasks: string;
  readonly brings: string;
  readonly nice: string;
  readonly offers: string;
}
const headings = (tasks: string, brings: string, nice: string, offers: string): Headings => ({
  tasks,
  brings,
  nice,
  offers,
});

/** Each company uses one of these. */
export const HEADINGS: readonly Headings[] = [
  headings('What you will do', 'What you bring', 'Nice to have', 'What we offer'),
  headings('Your tasks', 'What you bring', 'A plus', 'What we offer'),
  headings('What you will do', 'Requirements', 'Nice to have', 'Benefits'),
  headings('The role', 'Must have', 'Nice to have', 'What you get'),
  headings('In this role you will', 'What we are looking for', 'Bonus points', 'Why join us'),
  headings('Responsibilities', 'Requirements', 'Preferred', 'Benefits'),
  headings('Your day to day', 'Your profile', 'Also good to have', 'We offer'),
  headings("What you'll do", "What you'll need", 'Bonus points', "What you'll get"),
];

/** Hiring sentences; `{a title}` and `{team}` are filled in. */
export const OPENERS = lines(`
We are looking for {a title} to join us{in place}.
Our {team} team is growing, and we are looking for {a title}.
To keep up with demand, we are hiring {a title}{in place}.
We have a new position for {a title}{in place}.
We would like to meet {a title} who enjoys good work in good company.
A colleague is moving to another team, so we are looking for {a title}{in place}.
After a strong year we have room for {a title}{in place}.
`);

/** Hiring sentences for juniors and interns. */
export const BEGINNER_OPENERS = lines(`
We are looking for {a title} to join us{in place}.
Our {team} team has a place for {a title}{in place}.
You are at the start of your career, and we are looking for {a title}.
We are happy to welcome {a title}{in place}.
`);

/** Phrases for years of experience; "with" or "in" follows. */
export const EXPERIENCE: Readonly<Record<Level, readonly string[]>> = {
  intern: lines(`
First experience
First experience, at university or on your own,
Some first experience
`),
  junior: lines(`
1+ years of experience
First professional experience
1 – 2 years of experience
At least a year of experience
`),
  mid: lines(`
3+ years of experience
At least three years of experience
3 – 5 years of experience
2+ years of experience
Three or more years of experience
`),
  senior: lines(`
5+ years of experience
At least five years of experience
4+ years of experience
Five or more years of experience
`),
  lead: lines(`
6+ years of experience
At least seven years of experience
7+ years of experience
`),
  head: lines(`
8+ years of experience
At least eight years of experience
Nine or more years of experience
`),
};

/** Phrases for the level of knowledge; a noun follows. */
export const KNOWLEDGE: Readonly<Record<Level, readonly string[]>> = {
  intern: lines(`
Basic knowledge of
First steps with
A basic understanding of
`),
  junior: lines(`
Working knowledge of
Basic knowledge of
Some experience with
`),
  mid: lines(`
Good knowledge of
Solid experience with
Hands-on experience with
A good command of
Practical experience with
`),
  senior: lines(`
Deep knowledge of
Strong experience with
A sure command of
Very good knowledge of
`),
  lead: lines(`
Deep knowledge of
Strong experience with
Expert knowledge of
`),
  head: lines(`
Deep knowledge of
Broad experience with
Expert knowledge of
`),
};

/** Benefits everywhere. */
export const OFFERS = lines(`
A learning budget and time to use it
Flexible hours, with a core from ten to three
A laptop of your choice
A team that lunches together on Tuesdays
Clear pay bands and a review every year
A mentor for your first three months
Two days a year to help a good cause
Shares in the company after the first year
Short ways: you talk to those who decide
A quiet office with plants and good coffee
Conferences and meet-ups of your choice, twice a year
Parental leave for both parents
`);

/** Benefits by region. */
export const LOCAL_OFFERS: Readonly<Record<Region | 'remote', readonly string[]>> = {
  india: lines(`
Health insurance for you, your partner, your children and your parents
Provident fund and gratuity from the first day
A cab home after late shifts
Twenty-four days of leave besides public holidays
`),
  emirates: lines(`
Visa and health insurance for you and your family
A flight home every year
Thirty calendar days of leave and an end-of-service gratuity
Shorter hours in Ramadan for everybody
`),
  europe: lines(`
Thirty days of holiday
A public transport ticket or a bicycle
A company pension that we add to
Help with moving, papers and the first flat
`),
  americas: lines(`
Health, dental and vision insurance
A retirement plan that we add to
Twenty days of paid leave, and we mean it
Sixteen weeks of paid parental leave
`),
  remote: lines(`
A budget for your home office
A team week in person, twice a year
Few meetings and good notes, so that time zones do not hurt
A desk near you, if you prefer to go out to work
`),
};

/** Closing sentences. */
export const CLOSINGS = lines(`
A CV is enough. We answer within a week.
Not sure whether you meet every point? Write to us anyway.
We look forward to hearing from you.
Our process: a call, a talk with the team, an offer. It takes about two weeks.
We welcome people of every background and age.
Please tell us when you could start.
`);
