import { lines, type Family } from '../sample-role.js';

/** Phrases shared by all postings of a family. */
export interface FamilyPhrases {
  readonly team: string;
  /** Extra tasks of seniors and leads. */
  readonly leading: readonly string[];
  /** Tasks of juniors and interns. */
  readonly learning: readonly string[];
  /** Soft skills. */
  readonly manner: readonly string[];
  readonly education: readonly string[];
  /** Descriptions of an internship, beginning with "You will". */
  readonly internship: readonly string[];
}

export const FAMILIES: Readonly<Record<Family, FamilyPhrases>> = {
  engineering: {
    team: 'engineering',
    leading: lines(`
Mentor two or three colleagues and help them grow
Lead the technical design of larger changes
Set technical direction for your team, together with your team
Help us to hire: you meet candidates and improve our interviews
`),
    learning: lines(`
Learn from code reviews, and from a mentor who has time for you
Pair with experienced colleagues on your first features
Fix small things first, then larger ones
Show what you built in our Friday demo
`),
    manner: lines(`
Clear English, spoken and in writing
You ask early when something is unclear
Problem solving: you look for the cause, not for the patch
You like to share knowledge and can take a hint
Good communication with people who do not code
You finish what you start, and say so when you cannot
Teamwork without big egos
`),
    education: lines(`
A degree in computer science or engineering, or experience that makes up for it
A bachelor's degree in a technical subject, or an apprenticeship
`),
    internship: lines(`
You will spend six months with one of our engineering teams and ship real code from the second week.
You will learn how software is built in a team, with a mentor at your side and tasks that matter.
You will work on {product} with engineers who explain what they do and why.
`),
  },
  design: {
    team: 'design',
    leading: lines(`
Mentor younger designers and lead critique
Set the direction for design in your area
Show managers what good design is worth
`),
    learning: lines(`
Learn from critique, and from a mentor who has time for you
Start with small screens and pieces, and take on larger ones soon
Sit in on interviews with {users}
`),
    manner: lines(`
Clear English, spoken and in writing
You take critique well and give it kindly
Attention to detail, and the sense to stop
Collaboration with people of every trade
Time management: drafts come early
You are curious about people
`),
    education: lines(`
A degree in design, or a portfolio that says more
A design education of any kind, self-taught included
`),
    internship: lines(`
You will spend six months in our design team and see your work released.
You will learn the trade with a mentor at your side, from the first sketch to the finished piece.
`),
  },
  management: {
    team: 'project',
    leading: lines(`
Mentor colleagues who are newer to the role
Lead work that crosses several teams
Improve the way we plan, and keep it light
`),
    learning: lines(`
Prepare meetings and write down what was decided
Learn from an experienced colleague and take over small topics soon
Collect numbers and check them twice
`),
    manner: lines(`
Clear English, spoken and in writing
You bring calm into busy weeks
Analytical thinking and common sense
Negotiation without noise
Organisational skills: you know what is open and who has it
You decide with the facts there are
`),
    education: lines(`
A degree in business, engineering or a related field, or equal experience
A bachelor's degree, in whatever taught you to think
`),
    internship: lines(`
You will spend six months with people who plan and deliver, and take on a topic of your own.
You will learn how decisions are prepared, with a mentor at your side.
`),
  },
  data: {
    team: 'data',
    leading: lines(`
Mentor colleagues and review their work
Lead the technical design of larger data projects
Set standards for code, tests and documentation in the data team
`),
    learning: lines(`
Learn from reviews, and from a mentor who has time for you
Start with one data source and know it better than anybody
Show what you found in our fortnightly round
`),
    manner: lines(`
Clear English, spoken and in writing
Curiosity, and doubt about results that look too good
Critical thinking and care with personal data
You explain numbers to people who fear them
Collaboration with product and operations
You write down what you did, so that it can be done again
`),
    education: lines(`
A degree in statistics, computer science, mathematics or a similar field, or equal experience
A bachelor's degree in a quantitative subject
`),
    internship: lines(`
You will spend six months in our data team and answer a real question from start to finish.
You will learn how data work is done in a company, with a mentor at your side.
`),
  },
  marketing: {
    team: 'marketing',
    leading: lines(`
Lead and coach [two|three] colleagues
Set the direction for your channels and the budget behind it
Choose agencies and freelancers, and get the best from them
`),
    learning: lines(`
Learn from colleagues and take over your first channel soon
Collect numbers for the weekly report
Help at events and photo days
`),
    manner: lines(`
Good ideas, and the will to see them through
Excellent communication in English
Creativity with a sense for what is possible
You work independently and ask when it matters
Time management and a tidy calendar
A team player with a thick skin and a light heart
`),
    education: lines(`
A degree in marketing, communication or languages, or equal experience
A bachelor's degree, or work that shows what you can do
`),
    internship: lines(`
You will spend six months in our marketing team and see your own ideas go out into the world.
You will learn the trade on real campaigns, with a mentor at your side.
`),
  },
  sales: {
    team: 'sales',
    leading: lines(`
Coach younger colleagues and join their important meetings
Take care of our most demanding customers
Improve the way we sell, and write it down
`),
    learning: lines(`
Listen in on calls, then lead your own
Learn the product until you can explain it to your family
Prepare lists and offers for experienced colleagues
`),
    manner: lines(`
Excellent communication, on the phone and in the room
You keep your word, to customers and to colleagues
Empathy, and the patience to listen
Self-motivation: you do not wait to be asked
Organisational skills with many threads open
You like people, also on Mondays
`),
    education: lines(`
A degree in business or a related field, or equal experience
An education of any kind: we care more for how you deal with people
`),
    internship: lines(`
You will spend six months in our sales team and win your first customers yourself.
You will learn how to sell honestly, with a mentor at your side.
`),
  },
  operations: {
    team: 'operations',
    leading: lines(`
Lead and develop a small team
Set targets with management and answer for them
Prepare the larger decisions for the management
`),
    learning: lines(`
Learn our numbers and processes from the people who know them
Take over a first report of your own
Help with checks and master data
`),
    manner: lines(`
Clear English, spoken and in writing
Analytical thinking and a practical mind
You stay calm under pressure
Communication with everybody, from the warehouse to the board
Organisational skills and a steady hand
Integrity, with money as with people
`),
    education: lines(`
A degree in business, finance, engineering or logistics, or equal experience
A bachelor's degree, or years that taught you the same
`),
    internship: lines(`
You will spend six months with our finance and operations people and build a report that stays.
You will learn how a company is steered, with a mentor at your side.
`),
  },
  people: {
    team: 'people',
    leading: lines(`
Coach colleagues in the people team
Lead projects across all sites
Advise the management on questions of people and culture
`),
    learning: lines(`
Learn from experienced colleagues and take over your first searches soon
Keep files and calendars in good order
Help with first days and events
`),
    manner: lines(`
Clear English, spoken and in writing
Discretion and good judgement
Empathy with both sides of the table
Excellent communication and a sense of humour
You work independently and keep many threads in hand
Cultural awareness: our people come from many places
`),
    education: lines(`
A degree in human resources, psychology or business, or equal experience
A bachelor's degree, or an education in the field
`),
    internship: lines(`
You will spend six months in our people team and meet everybody who joins us.
You will learn how to find and welcome people, with a mentor at your side.
`),
  },
};
