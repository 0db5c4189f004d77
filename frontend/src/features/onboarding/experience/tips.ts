export const EXPERIENCE_TIPS = [
  { title: 'Show your impact', text: 'Use numbers: team size, time saved, revenue gained.' },
  { title: 'Start with a verb', text: 'Built, led, launched, taught: one line for each thing you did.' },
  { title: 'Name your tools', text: 'We detect skills in your description, so mention the tools you used.' },
  { title: 'Focus on the last ten years', text: 'Keep older jobs short, or leave them out if they add nothing new.' },
  { title: 'Short jobs count', text: 'Include internships, freelance work and volunteering.' },
] as const;

export const PROJECT_TIPS = [
  { title: "Say who it's for", text: 'Start with one sentence about the problem it solves.' },
  { title: 'Show it', text: 'A link to the code, a demo or a video says more than a long description.' },
  { title: 'Your part', text: 'In a group project, say what you built yourself.' },
  { title: 'Name your tools', text: 'We detect skills in your description, so mention the tools you used.' },
  { title: 'Coursework counts', text: 'Include your thesis or final-year project.' },
] as const;
