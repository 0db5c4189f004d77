import { anyOf, type Claim, claim } from './claim.js';

/** Words of job titles, one a line of alternatives: any of a line accounts for any other of it. */
const TITLES = `
  developers? devs? coders? programmers?
  engineers? eng
  managers? mgrs?
  directors?
  presidents? vps?
  chief ceos? ctos? cfos? coos? cmos? cios?
  officers?
  executives?
  founders? founded co-?founders? co-?founded
  owners? owned
  architects?
  analysts?
  scientists?
  designers?
  researchers?
  consultants? consultanc(?:y|ies)
  specialists?
  experts? expertise gurus?
  coordinators? co-ordinators?
  administrators? admins?
  supervisors?
  assistants?
  associates?
  advisors? advisers?
  representatives? reps?
  recruiters?
  accountants?
  auditors?
  writers? copywriters? authors?
  editors?
  teachers? tutors? instructors?
  lecturers? professors?
  trainers?
  nurses?
  doctors? physicians?
  lawyers? attorneys?
  technicians?
  mechanics?
  electricians?
  cashiers?
  waiters? waitress(?:es)?
  interns? interned interning internships?
  trainees? apprentices? apprenticeships?
  freelancers? freelanced? freelancing
  volunteers? volunteered volunteering
  entrepreneurs?
  ambassadors?
  testers?
  strategists?
  planners?
  photographers?
  animators?
  illustrators?
  seniors? sr
  juniors? jr
  principals?
  stakeholders?
`;

/** One claim for each kind of job title and each rank. */
export const TITLE_CLAIMS: readonly Claim[] = TITLES.trim()
  .split('\n')
  .map((line) => claim('title', anyOf(line)));

/** What else is said of somebody's rank. */
export const RANK_CLAIMS: readonly Claim[] = [
  claim('title', /\bhead of\b/i),
  claim('title', /\bvice[- ]president\b/i, /\bvice[- ]president\b|\bvp\b/i),
  claim('title', /\bstaff (?=(?:\w+ )?(?:engineer|developer|designer|scientist|writer))/i),
  claim('title', /\b(?:promoted to|(?:was|got|been|being) promoted|promotion to)\b/i, /\bpromot/i),
];
