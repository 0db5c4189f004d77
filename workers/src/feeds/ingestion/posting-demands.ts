/** Skills that postings name because employers practise them, with the titles that do ask for them. */
const EMPLOYERS_OWN: readonly (readonly [skills: readonly string[], titles: RegExp])[] = [
  [
    [
      'Recruitment',
      'Job Descriptions',
      'Diversity and Inclusion',
      'Human Resources',
      'Employee Onboarding',
      'Employee Engagement',
      'Employee Relations',
      'Compensation Management',
      'Benefits Administration',
      'Performance Management',
      'Career Development',
      'Interviewing',
      'Talent Management',
      'Succession Planning',
      'Background Checks',
    ],
    /\b(?:hr|human resources?|people|personnel|recruit\w*|talent|compensation|payroll|diversity|career|staffing|headhunter)\b/i,
  ],
  [
    ['Learning and Development', 'Training Development', 'Motivation'],
    /\b(?:hr|human resources?|people|learning|training|trainer|coach|teacher|education\w*|instruct\w*|academy)\b/i,
  ],
  [['Childcare'], /\b(?:child\w*|nanny|nursery|kindergarten|early years|day ?care|au pair|baby)\b/i],
  [
    ['Mental Health Support', 'Economics'],
    /\b(?:mental|health|care|counsel\w*|psych\w*|therap\w*|social|nurse|econom\w*|policy|finance|analyst)\b/i,
  ],
];

const TITLES_BY_SKILL: ReadonlyMap<string, RegExp> = new Map(
  EMPLOYERS_OWN.flatMap(([skills, titles]) => skills.map((skill): readonly [string, RegExp] => [skill, titles])),
);

/** Returns true for a skill of the employer, such as recruitment, unless the title of the posting is of that field. */
export function isEmployersOwn(skill: string, title: string): boolean {
  const titles = TITLES_BY_SKILL.get(skill);
  return titles !== undefined && !titles.test(title);
}

/** Lines on equal opportunity, the application, benefits and the company. */
const ABOUT_EMPLOYER = new RegExp(
  [
    'equal[- ](?:opportunit|employ)|regardless of|irrespective of|without regard to|discriminat|reasonable accommodation|gender identity|sexual orientation|(?:race|age|religion|disabilit)\\w*,? (?:or )?(?:race|age|religion|disabilit|gender)|diverse (?:team|workforce|workplace|community)|(?:value|celebrate|embrace|committed to) (?:diversity|inclusion)',
    'send (?:us )?your|your (?:application|cv|resume|cover letter)|cover letter|apply (?:now|online|here|today|via|by|directly|for this)|looking forward to (?:hear|receiv|your)|application (?:process|deadline)|we are (?:actively )?recruiting|recruiting (?:process|through)|interview (?:process|with)',
    'we (?:offer|provide|support you|invest in|encourage|take care|pay|sponsor|give you|will help you)|benefits? (?:include|package)|competitive salary|salary (?:range|from)|annual leave|paid (?:holiday|leave|vacation)|days (?:of )?(?:holiday|vacation|leave)|pension (?:scheme|plan|contribution)|insurance (?:plan|scheme)|health(?:care)? (?:insurance|plan|cover)|free (?:fruit|drinks|coffee|lunch|snacks|food|mental)|flexible (?:working )?(?:hours|times)|training (?:budget|opportunit|courses)|learning budget|team (?:events|lunches)|bonus scheme|gym (?:membership|access)|child[- ]?care (?:support|subsid\\w+|vouchers)',
    "(?:is|are) (?:a|an|the|one of (?:the|\\w+'s)) (?:\\w+[- ]){0,3}(?:leading|leader|fast[- ]growing|fastest|largest|global|world|award|start-?up|company|provider|firm|agency|employer|consultancy)|founded in|headquarter|our (?:mission|vision|clients|customers|values|culture|story|offices?|founders|products?|company)\\b|we(?:'re| are) (?:a|an|the|one of)\\b",
  ].join('|'),
  'i',
);

/** Returns true for a sentence about the employer rather than the work or the candidate. */
export const isAboutEmployer = (sentence: string): boolean => ABOUT_EMPLOYER.test(sentence);

/** Words of demands on a candidate. */
const DEMAND =
  /\b(?:you(?:'ll|'re|'ve|r)?|candidates?|applicants?|he\/she|require\w*|must|should|need\w*|experience\w*|knowledge|understanding|familiar\w*|skills?|skilled|ability|able to|capab\w*|proficien\w*|expert\w*|strong|excellent|solid|proven|degree|background in|passion\w*|responsib\w*|qualif\w*|looking for|track record|fluent|competen\w*)\b/i;
const EMPLOYER_SPEAKS = /\b(?:we|our|us)\b/i;
/** The candidate, in a sentence in which the employer speaks: "We look for a person with". */
const CANDIDATE =
  /\b(?:you(?:'ll|'re|'ve|r)?|candidates?|applicants?|require\w*|must|look(?:ing)? for|seek(?:ing)?|need\w*|ideal\w*|expect)\b/i;
/** A task begins with its verb: "Develop and maintain …". */
const TASK =
  /^[•*\-\s]*(?:design|develop|build|create|maintain|manage|lead|drive|define|implement|work|collaborate|support|ensure|provide|analy[sz]e|plan|coordinate|write|test|deliver|own|help|assist|prepare|monitor|review|conduct|perform|contribute|participate|communicate|identify|improve|optimi[sz]e|mentor|coach|train|teach|handle|report|research|negotiate|sell|present|document|deploy|operate|integrate|translate|advise|organi[sz]e|supervise|oversee)(?:ing)?\b/i;

/** Returns true for a sentence that says what a candidate must know, be or be able to do. */
export const hasDemand = (sentence: string): boolean =>
  DEMAND.test(sentence) && (!EMPLOYER_SPEAKS.test(sentence) || CANDIDATE.test(sentence));

/** Returns true for a sentence that is a task. */
export const hasTask = (sentence: string): boolean => TASK.test(sentence);
