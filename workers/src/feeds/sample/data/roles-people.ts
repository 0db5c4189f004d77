import { lines, MANAGING, parseTrack, type SampleRole } from '../sample-role.js';

/** Human resources roles. */
export const ROLES_PEOPLE: readonly SampleRole[] = [
  {
    role: 'HR Manager',
    field: 'HR',
    jobs: 8,
    pay: 58,
    family: 'people',
    ladder: { ...MANAGING, head: 'Head of HR' },
    abouts: lines(`
You will lead our people work: hiring, pay, growth and the small things that make a good place to work.
You will build a modern people team out of good people and a pile of paper.
You will look after [eighty|a hundred and twenty|two hundred] colleagues, from contract to farewell.
`),
    tasks: lines(`
Run payroll, contracts and leave with a small team
Hire with managers, and make the first day a good one
Write clear policies, and talk about them
Advise managers on feedback, conflict and the law
Plan training that people ask for
Choose and introduce better tools
Look after pay bands and fairness
Measure how people feel, and act on it
`),
    brings: lines(`
{know} payroll and benefits
Conflict resolution and discretion
Performance management that is more than a form
Excel and HR reporting
Clear communication with everybody from the warehouse to the board
Training and development of managers
`),
    nice: lines(`
[SHRM-CP|CIPD|PHR] certificate
A second language of the team
Experience with fast growth
A degree in HR, law or psychology
`),
    tracks: [
      parseTrack(
        'HR Manager / People Operations Manager / HR Operations Manager',
        `
{exp} in HR operations
{know} HRIS such as [BambooHR|Workday|Personio|Zoho People]
Employment law of the country
Employee onboarding and offboarding
HR policies and audits`,
      ),
      parseTrack(
        'HR Manager / People and Culture Manager / HR Manager, Generalist',
        `
{exp} in human resources, as a generalist
{know} employment law and labour relations
Recruitment and employer branding
Employee engagement surveys
Compensation and benefits`,
      ),
    ],
  },
  {
    role: 'HR Business Partner',
    field: 'HR',
    jobs: 8,
    pay: 62,
    family: 'people',
    ladder: { junior: 'Junior {}', mid: '{}', senior: 'Senior {}', lead: 'Lead {}' },
    minSize: 1,
    abouts: lines(`
You will be the partner of [the technology|the commercial|the operations] leaders in everything that concerns people.
You will help managers to build teams that work well, and to act when they do not.
You will bring people questions to the table early, with numbers and with sense.
`),
    tasks: lines(`
Advise managers on structure, roles and growth
Run the yearly review and pay round for your area
Support change in teams, from the first idea to the new normal
Coach new managers
Handle difficult cases fairly and in confidence
Read people data, and say what follows from it
Plan headcount with finance
`),
    brings: lines(`
Coaching of managers
{know} employment law
Stakeholder management and the courage to disagree
Excel, and people data in [Visier|Power BI|Workday]
Conflict resolution and mediation
Confidentiality, always
`),
    nice: lines(`
[SHRM-SCP|CIPD] certificate
Experience in more than one country
A coaching education
You have been a manager outside HR
`),
    tracks: [
      parseTrack(
        'HR Business Partner / People Partner',
        `
{exp} as an HR business partner or senior generalist
{know} organisational development and change management
Performance management and talent reviews
Workforce planning
Workday, SuccessFactors or another large HRIS`,
      ),
      parseTrack(
        'HR Business Partner, Technology / People Partner, Engineering / HR Business Partner',
        `
{exp} in HR for technology teams
{know} compensation and job levels
Employee relations and engagement
Succession planning
HR analytics`,
      ),
    ],
  },
  {
    role: 'Talent Acquisition Specialist',
    field: 'Recruiting',
    jobs: 12,
    pay: 48,
    family: 'people',
    ladder: {
      intern: 'Talent Acquisition Intern',
      junior: 'Junior {}',
      mid: '{}',
      senior: 'Senior {}',
      lead: 'Lead {}',
      head: 'Head of Talent Acquisition',
    },
    minSize: 1,
    abouts: lines(`
You will find the people we need, and treat those we do not hire so well that they come back.
You will run searches from the first talk with a manager to the signed offer.
You will help us grow by [thirty|forty|sixty] people this year without lowering the bar.
`),
    tasks: lines(`
Write postings that say what a job is really like
Search for candidates and write to them personally
Hold first interviews and give feedback within two days
Train managers to interview well and fairly
Keep the process quick and the data clean
Go to fairs, meet-ups and universities
Make and explain offers
Report where good people come from, and where we lose them
`),
    brings: lines(`
Interviewing with structure and warmth
{know} an applicant tracking system such as [Greenhouse|Lever|Workable|SmartRecruiters]
Clear, friendly writing
Stakeholder management with busy managers
Excel or a dashboard for your own numbers
Organisational skills with twelve searches open
`),
    nice: lines(`
Arabic, Hindi, German, Spanish or Portuguese
Employer branding
Experience in an agency and in a company
You know labour law at home
`),
    tracks: [
      parseTrack(
        'Talent Acquisition Specialist, Technology / Technical Recruiter / IT Recruiter',
        `
{exp} in technical recruiting
{know} LinkedIn Recruiter and Boolean search
GitHub and communities as places to meet people
Candidate screening for engineering roles
Offer negotiation`,
      ),
      parseTrack(
        'Talent Acquisition Specialist / Recruiter / Talent Acquisition Partner',
        `
{exp} in full-cycle recruiting
{know} job postings, job boards and referrals
Candidate experience, measured and improved
Employer branding on social media
Onboarding together with HR`,
      ),
      parseTrack(
        'Talent Acquisition Specialist, Volume Hiring / Recruitment Coordinator / Recruitment Specialist',
        `
{exp} in recruitment of many people at a time
{know} candidate screening and assessments
Scheduling, calendars and quick replies
Career fairs and campus recruiting
Employment contracts and background checks`,
      ),
    ],
  },
];
