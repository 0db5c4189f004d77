import { anyWord, type ClaimPattern, createClaimPattern } from './claim-pattern.js';

/** Words of job titles; each word of a line is evidence of the others in it. */
const TITLE_LINES = `
  developers? devs? coders? programmers?
  engineers? eng
  managers? mgrs? boss(?:es)?
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

/** One claim per line of job titles. */
export const TITLE_CLAIMS: readonly ClaimPattern[] = TITLE_LINES.trim()
  .split('\n')
  .map((line) => createClaimPattern('title', anyWord(line)));

/** Other claims of rank. */
export const RANK_CLAIMS: readonly ClaimPattern[] = [
  createClaimPattern('title', /\bhead of\b/i),
  createClaimPattern('title', /\bvice[- ]president\b/i, /\bvice[- ]president\b|\bvp\b/i),
  createClaimPattern('title', /\bstaff (?=(?:\w+ )?(?:engineer|developer|designer|scientist|writer))/i),
  createClaimPattern('title', /\b(?:promoted to|(?:was|got|been|being) promoted|promotion to)\b/i, /\bpromot/i),
];
