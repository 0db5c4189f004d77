import type { LabelledText } from './labelled-text.js';

/** Human resources, recruiting, teaching and social work, and how people describe their work. */
export const PEOPLE: readonly LabelledText[] = [
  {
    text: 'Full-cycle recruitment for IT roles: sourcing, interviewing, LinkedIn Recruiter and Greenhouse.',
    tools: ['LinkedIn Recruiter', 'Greenhouse'],
    domain: ['Recruitment', 'Sourcing', 'Interviewing'],
  },
  {
    text: 'HR business partner for 600 employees. Employee relations, performance management, succession planning.',
    domain: ['Employee Relations', 'Performance Management', 'Succession Planning'],
  },
  {
    text: 'payroll, benefits, hr policies, workday',
    tools: ['Workday'],
    domain: ['Payroll', 'Benefits Administration', 'HR Policies'],
  },
  {
    text: 'Rebuilt employee onboarding and employer branding; time to hire fell from 62 to 38 days.',
    domain: ['Employee Onboarding', 'Employer Branding'],
  },
  {
    text: 'Talent acquisition across EMEA, boolean search, diversity and inclusion programmes.',
    domain: ['Talent Acquisition', 'Boolean Search', 'Diversity and Inclusion'],
  },
  {
    text: 'Labour law, works council negotiations, restructuring of two plants without a strike.',
    domain: ['Employment Law', 'Restructuring'],
    soft: ['Negotiation'],
  },
  {
    text: 'Learning and development: designed e-learning in Articulate Storyline, ran it on Moodle.',
    tools: ['Articulate Storyline', 'Moodle'],
    domain: ['Learning and Development', 'E-Learning'],
  },
  {
    text: 'i did the people analytics part, headcount forecasting in excel and later in power bi with sap successfactors data',
    tools: ['Microsoft Excel', 'Power BI', 'SAP SuccessFactors'],
    domain: ['People Analytics', 'Forecasting'],
  },
  {
    text: 'Compensation and benefits specialist: job evaluation, salary benchmarking.',
    domain: ['Compensation and Benefits', 'Job Evaluation', 'Salary Benchmarking'],
  },
  {
    text: 'Talent management and leadership development for 90 managers; mediation when things went wrong.',
    domain: ['Talent Management', 'Leadership Development'],
    soft: ['Mediation'],
  },
  {
    text: 'Primary school teacher: lesson planning, classroom management, parents’ evenings.',
    domain: ['Lesson Planning', 'Classroom Management'],
  },
  {
    text: 'Volunteer with refugees, taught German twice a week. Empathy, patience, improvisation.',
    domain: ['Teaching'],
    soft: ['Empathy', 'Patience', 'Improvisation'],
  },
  {
    text: 'Au pair for a year with three boys, which means negotiation, creativity and time management.',
    soft: ['Negotiation', 'Creativity', 'Time Management'],
  },
  {
    text: 'Works well alone and in teams; strong organisational skills, adaptability, critical thinking.',
    soft: ['Teamwork', 'Organization', 'Adaptability', 'Critical Thinking'],
  },
  {
    text: 'Led the student council for two years, gave speeches, mediated between pupils and teachers.',
    soft: ['Public Speaking', 'Mediation'],
  },
  {
    text: 'Leadership, emotional intelligence, intercultural communication (Japan, 2015 to 2018)',
    soft: ['Leadership', 'Emotional Intelligence', 'Intercultural Communication'],
  },
  {
    text: 'Administered BambooHR and an applicant tracking system, kept 400 personnel files.',
    tools: ['BambooHR', 'Applicant Tracking Systems'],
  },
  {
    text: 'Exit interviews, employee engagement surveys, absence management',
    domain: ['Exit Interviews', 'Employee Engagement', 'Absence Management'],
  },
  {
    text: 'Social worker: case management, counselling, child protection.',
    domain: ['Case Management', 'Counseling', 'Child Protection'],
  },
  {
    text: 'Technical recruiter. CV screening, phone screens, offers, for two makers of board games.',
    domain: ['CV Screening'],
  },
  {
    text: 'Motivated a tired team, gave honest feedback, delegated what I loved most.',
    soft: ['Motivation', 'Feedback', 'Delegation'],
  },
  {
    text: 'Organised the relocation of 200 colleagues; visa, housing, schools. Great deal of multitasking.',
    domain: ['Relocation'],
    soft: ['Multitasking'],
  },
];
