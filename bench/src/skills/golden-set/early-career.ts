import type { LabelledText } from './labelled-text.js';

/** Students, career changers, volunteers and generalists. */
export const EARLY_CAREER: readonly LabelledText[] = [
  {
    text: 'Second year CS student. Learned Java, C and some SQL; built a chess game with friends.',
    technical: ['Java', 'C', 'SQL'],
  },
  {
    text: 'hi i am a career changer i used to be a baker and now i do javascript html and css and i love it',
    technical: ['JavaScript', 'HTML', 'CSS'],
  },
  {
    text: 'Bachelor project: machine learning for bird calls. Python, librosa, TensorFlow; presented at the faculty day.',
    technical: ['Machine Learning', 'Python', 'librosa', 'TensorFlow'],
    soft: ['Presentation Skills'],
  },
  {
    text: 'Trainee in accounting at a town hall. Invoices, reminders, a lot of Excel.',
    tools: ['Microsoft Excel'],
    domain: ['Accounting'],
  },
  {
    text: 'Hackathon winner with a carpooling app (Vue, Firebase), built in 36 hours.',
    technical: ['Vue.js'],
    tools: ['Firebase'],
  },
  {
    text: 'Treasurer of the sports club: bookkeeping, fundraising, annual report for 800 members',
    domain: ['Bookkeeping', 'Fundraising'],
  },
  {
    text: 'Ran the school newspaper. Editing, layout in InDesign, arguing with the printer.',
    tools: ['Adobe InDesign'],
    domain: ['Editing', 'Layout Design'],
  },
  {
    text: 'MICROSOFT OFFICE, OUTLOOK, TYPING 70 WPM',
    tools: ['Microsoft Office', 'Microsoft Outlook'],
    domain: ['Typing'],
  },
  {
    text: 'Working student in a warehouse start-up; wrote Selenium tests in python, learned git the hard way.',
    technical: ['Selenium', 'Python'],
    tools: ['Git'],
  },
  {
    text: 'Internship at a hotel: front desk, housekeeping, reservations in Opera PMS.',
    tools: ['Opera PMS'],
    domain: ['Front Desk', 'Housekeeping'],
  },
  {
    text: 'Erasmus semester in Porto, courses on operations research and statistics',
    technical: ['Operations Research', 'Statistics'],
  },
  {
    text: 'PhD in physics: C++ simulations, numerical methods, LaTeX, too many plots in gnuplot.',
    technical: ['C++', 'Numerical Methods'],
    tools: ['LaTeX', 'Gnuplot'],
  },
  {
    text: 'Founder of a two-person agency. We did everything: web design, SEO, invoices, customer support.',
    domain: ['Web Design', 'SEO', 'Customer Support'],
  },
  {
    text: 'I maintain a small library in TypeScript, published on npm, 400 stars on GitHub.',
    technical: ['TypeScript'],
    tools: ['npm', 'GitHub'],
  },
  {
    text: 'Scout leader for nine years: first aid, event planning, mentoring of younger leaders.',
    domain: ['First Aid', 'Event Planning'],
    soft: ['Mentoring'],
  },
  {
    text: 'Civil engineering graduate. Structural analysis, Revit, AutoCAD, BIM.',
    technical: ['Structural Analysis', 'BIM'],
    tools: ['Revit', 'AutoCAD'],
  },
  {
    text: 'apprentice electrician, wiring, kNX building automation, multimeter in every pocket',
    technical: ['KNX', 'Building Automation'],
    tools: ['Multimeter'],
    domain: ['Electrical Wiring'],
  },
  {
    text: 'Mechanical design in CATIA V5 and finite element analysis in ANSYS for a formula student car.',
    technical: ['Finite Element Analysis'],
    tools: ['CATIA', 'ANSYS'],
    domain: ['Mechanical Design'],
  },
  {
    text: 'Psychology degree; qualitative research, SPSS, research ethics.',
    tools: ['SPSS'],
    domain: ['Qualitative Research', 'Research Ethics'],
  },
  {
    text: 'Rebuilt the choir’s website in Hugo, hosted on Netlify, DNS at Cloudflare.',
    technical: ['DNS'],
    tools: ['Hugo', 'Netlify', 'Cloudflare'],
  },
  {
    text: 'after school i learned pcr and cell culture in a biotech lab and kept the lab notebook',
    technical: ['PCR', 'Cell Culture'],
  },
  {
    text: 'Low-code apps for a carpenter’s shop: Power Apps, Power Automate, SharePoint lists, Zapier.',
    tools: ['Power Apps', 'Power Automate', 'SharePoint', 'Zapier'],
    technical: ['Low-Code'],
  },
];
