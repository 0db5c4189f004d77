import type { LabelledText } from './labelled-text.js';

/** Product, project and programme management, Scrum and business analysis. */
export const MANAGEMENT: readonly LabelledText[] = [
  {
    text: 'Owned the product roadmap and product strategy of a language learning app; wrote user stories and groomed the backlog in Jira.',
    tools: ['Jira'],
    domain: ['Product Roadmap', 'Product Strategy', 'User Stories', 'Backlog Management'],
  },
  {
    text: 'Scrum Master for three teams. Scrum, Kanban, a little SAFe.',
    domain: ['Scrum', 'Kanban', 'SAFe'],
  },
  {
    text: 'Managed projects worth 4 million a year using PRINCE2, MS Project and weekly risk reviews.',
    tools: ['Microsoft Project'],
    domain: ['Project Management', 'PRINCE2'],
  },
  {
    text: 'stakeholder management was the bigger half of the job the other half was change management',
    domain: ['Change Management'],
    soft: ['Stakeholder Management'],
  },
  {
    text: 'Requirements gathering with 20 departments, process mapping in Visio, BPMN, gap analysis.',
    technical: ['BPMN'],
    tools: ['Microsoft Visio'],
    domain: ['Requirements Gathering', 'Process Mapping', 'Gap Analysis'],
  },
  {
    text: 'Program manager of a hospital merger: budgeting, risk management, vendor management.',
    domain: ['Budgeting', 'Risk Management', 'Vendor Management'],
  },
  {
    text: 'Facilitated sprint planning and retrospectives, removed obstacles, coached product owners.',
    domain: ['Sprint Planning', 'Retrospectives'],
    soft: ['Facilitation', 'Coaching'],
  },
  {
    text: 'PMP, agile and waterfall, Asana, Trello, Monday.com',
    tools: ['Asana', 'Trello', 'Monday.com'],
    domain: ['PMP', 'Agile', 'Waterfall'],
  },
  {
    text: 'Ran market research and competitive analysis before we entered Portugal, then owned the go-to-market strategy.',
    domain: ['Market Research', 'Competitive Analysis', 'Go-to-Market Strategy'],
  },
  {
    text: 'Wrote the business case and trained 60 clerks. Business analysis in the public sector since 2012.',
    domain: ['Business Case', 'Business Analysis'],
    soft: ['Training'],
  },
  {
    text: 'I set OKRs and KPIs with five squads and followed them in Amplitude and Mixpanel.',
    tools: ['Amplitude', 'Mixpanel'],
    domain: ['OKRs', 'KPIs'],
  },
  {
    text: 'Product management for a B2B SaaS, pricing strategy included.',
    domain: ['Product Management', 'SaaS', 'Pricing Strategy'],
  },
  {
    text: 'Resource planning, scheduling in Primavera P6, cost control on a tramway extension.',
    tools: ['Primavera P6'],
    domain: ['Resource Planning', 'Scheduling', 'Cost Control'],
  },
  {
    text: 'managed a team of twelve, delegated, resolved conflicts between old and new staff',
    soft: ['Team Leadership', 'Delegation', 'Conflict Resolution'],
  },
  {
    text: 'Known for clear communication, problem solving and keeping calm under pressure.',
    soft: ['Communication', 'Problem Solving', 'Working Under Pressure'],
  },
  {
    text: 'Student project: as group leader I did the time management and the teamwork, others wrote the code.',
    soft: ['Time Management', 'Teamwork'],
  },
  {
    text: 'Rolled out Lean portfolio management in a bank with 40 teams; collaborated with the works council.',
    domain: ['Lean Portfolio Management'],
    soft: ['Collaboration'],
  },
  {
    text: 'Use cases, UML diagrams, acceptance criteria. Ran user acceptance testing with 30 nurses.',
    technical: ['UML', 'User Acceptance Testing'],
    domain: ['Use Cases', 'Acceptance Criteria'],
  },
  {
    text: 'Took over a project nine months late and delivered it. Contract negotiation with two suppliers and a new plan did most of it.',
    soft: ['Negotiation'],
  },
  {
    text: 'Product analytics in SQL and Looker; prioritisation with RICE; customer interviews every Friday.',
    technical: ['SQL'],
    tools: ['Looker'],
    domain: ['Product Analytics', 'Prioritization', 'RICE', 'Customer Interviews'],
  },
  {
    text: 'Event management for a chamber of commerce: 40 events a year, up to 900 guests.',
    domain: ['Event Management'],
  },
  {
    text: 'strategic planning, P&L responsibility, M&A',
    domain: ['Strategic Planning', 'P&L Management', 'Mergers and Acquisitions'],
  },
  {
    text: 'Spoke at three conferences a year (public speaking stopped frightening me around the fifth).',
    soft: ['Public Speaking'],
  },
  {
    text: 'Construction site manager. Quality control, health and safety, schedules in Excel.',
    tools: ['Microsoft Excel'],
    domain: ['Quality Control', 'Health and Safety'],
  },
];
