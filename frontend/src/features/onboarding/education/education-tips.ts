export const EDUCATION_TIPS = [
  {
    title: 'Write it out',
    text: "Use the school's full name. Recruiters may not know the abbreviation.",
  },
  {
    title: 'Still studying?',
    text: 'Select "I am currently studying here". It will show as "Present".',
  },
  {
    title: 'Grades help when they are good',
    text: 'Add grades or rankings under Achievements, or leave them out.',
  },
  {
    title: 'Courses count',
    text: 'Add certificates and online courses that you would show to an employer.',
  },
  {
    title: 'Add your awards',
    text: 'List scholarships, awards and publications, one line each.',
  },
] as const;
