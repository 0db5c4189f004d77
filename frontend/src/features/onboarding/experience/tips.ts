/** What helps with a work experience; shown in turn. */
export const EXPERIENCE_TIPS = [
  { title: 'Say what changed', text: 'Numbers help: how many people, how much faster, how much saved.' },
  { title: 'Start with a verb', text: 'Built, led, moved, taught: one line each for what you did yourself.' },
  { title: 'Name your tools', text: 'We find skills in your description, so write down what you worked with.' },
  { title: 'Ten years are enough', text: 'Older jobs can stay short, or be left out where they say nothing new.' },
  { title: 'Small jobs count', text: 'Internships, freelance work and volunteering show what you can do, too.' },
] as const;

/** What helps with a project; shown in turn. */
export const PROJECT_TIPS = [
  { title: 'Say who it is for', text: 'One sentence on the problem it solves makes the rest easy to read.' },
  { title: 'Show it', text: 'A link to the code, a demo or a video says more than a long description.' },
  { title: 'Your part', text: 'In a group project, say what you built yourself.' },
  { title: 'Name your tools', text: 'We find skills in your description, so write down what you worked with.' },
  { title: 'Course work counts', text: 'A thesis or a final project is a project, if you can explain it.' },
] as const;
