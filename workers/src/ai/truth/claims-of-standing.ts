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

const PEOPLE =
  'team|teams|people|staff|employees|engineers|developers|designers|colleagues|members|interns|group|crew|department|division';
const LEADERSHIP_GIVEN =
  /\b(?:lead|leads|led|leading|leader\w*|head(?:s|ed|ing)?|manag\w+|mgr|responsible|responsibility|charge|ran|run|running|runs|supervis\w+|overs\w+|spearhead\w*|direct(?:s|ed|ing|or)?|chair\w*|captain\w*|president|coordinat\w+|co-ordinat\w+|organi[sz]\w+|mentor\w*|train\w*|taught|teach\w*|guid\w+|coach\w*|boss|my (?:own )?team|took over|own(?:s|ed)?|founded)\b/i;

const GIVEN_HONOUR =
  /\b(?:award\w*|prize\w*|won|win|winn\w+|hono[u]?r\w*|recogni\w+|accolade\w*|medal\w*|first place|top|best|ranked|scholar\w*|employee of the|champion\w*)\b/i;

/** Titles and seniority, charge over others, honours and qualifications. */
export const STANDING_CLAIMS: readonly Claim[] = [
  ...TITLES.trim()
    .split('\n')
    .map((line) => claim('title', anyOf(line))),
  claim('title', /\bhead of\b/i),
  claim('title', /\bvice[- ]president\b/i, /\bvice[- ]president\b|\bvp\b/i),
  claim('title', /\bstaff (?=(?:\w+ )?(?:engineer|developer|designer|scientist|writer))/i),
  claim('title', /\b(?:promoted to|(?:was|got|been|being) promoted|promotion to)\b/i, /\bpromot/i),
  claim(
    'leadership',
    /\b(?:lead|leads|led|leading|leadership|leaders?|headed|heading|supervis(?:e|es|ed|ing|ion)|oversaw|oversee\w*|spearhead\w*|direct(?:ed|ing)|chair(?:ed|ing)|captain(?:ed|ing)?)\b/i,
    LEADERSHIP_GIVEN,
  ),
  claim('leadership', new RegExp(`\\bmanag(?:e|es|ed|ing) (?:[\\w-]+ ){0,4}(?:${PEOPLE})\\b`, 'i'), LEADERSHIP_GIVEN),
  claim('leadership', /\bmentor\w*/i, /\b(?:mentor\w*|coach\w*|train\w*|taught|teach\w*|guid\w+|tutor\w*|onboard\w*)/i),
  claim(
    'leadership',
    /\b(?:single-?handed(?:ly)?|solely)\b/i,
    /\b(?:single-?handed(?:ly)?|sole(?:ly)?|alone|solo|myself|my own)\b/i,
  ),
  claim(
    'honour',
    /\b(?:award(?:s|ed|-winning)?|prizes?|won|winner|hono[u]?red|accolades?|medals?|top[- ]perform\w+|best[- ]in[- ]class|world-class|scholarships?)\b/i,
    GIVEN_HONOUR,
  ),
  claim('honour', /\b(?:was|been|being|and) recogni[sz]ed\b|\brecognition for\b/i, GIVEN_HONOUR),
  claim('qualification', anyOf('phd doctora(?:l|te)')),
  claim('qualification', /\bmaster's\b|\bmasters\b|\bmsc\b|\bm\.?tech\b/i),
  claim('qualification', /\bmba\b/i, /\bmba\b|\bmaster of business\b/i),
  claim('qualification', /\bbachelor\w*\b|\bbsc\b|\bb\.?tech\b/i),
  claim('qualification', anyOf('certif\\w+ accredit\\w+ licen[sc]ed')),
  claim(
    'qualification',
    anyOf('degrees? diplomas? graduated? graduation'),
    anyOf('degrees? diplomas? graduat\\w+ bachelor\\w* master\\w* bsc msc mba phd'),
  ),
];
