/** What helps with an education entry; shown in turn. */
export const EDUCATION_TIPS = [
  {
    title: 'Write it out',
    text: 'Use the full name of the school. A recruiter may not know what the letters stand for.',
  },
  {
    title: 'Still studying?',
    text: 'Tick that you currently study here. It then counts as going on, without an end date.',
  },
  {
    title: 'Grades help when they are good',
    text: 'A grade or a rank goes under achievements. Leave it out if you would rather not say.',
  },
  {
    title: 'Courses count',
    text: 'A certificate or an online course belongs here too, if you would show it to an employer.',
  },
  {
    title: 'Add what you won',
    text: 'Scholarships, prizes, published papers: one line each says more than a paragraph.',
  },
] as const;
