import { lines, MANAGING, parseTrack, type SampleRole } from '../sample-role.js';

/** Product and project management roles. */
export const ROLES_MANAGEMENT: readonly SampleRole[] = [
  {
    role: 'Product Manager',
    field: 'Product',
    jobs: 22,
    pay: 74,
    family: 'management',
    team: 'product',
    ladder: {
      junior: 'Associate {}',
      mid: '{}',
      senior: 'Senior {}',
      lead: 'Lead {}',
      head: '[Head|Director] of Product',
    },
    needs: 'software',
    abouts: lines(`
You will decide with a team of engineers and a designer what {product} does next, and what it does not.
You will own one area of {product} and answer for its results.
You will listen to {users}, read the numbers, and turn both into a plan people believe in.
You will take a young part of {product} to its first thousand regular users.
`),
    tasks: lines(`
Own the roadmap of your area and explain every choice on it
Talk to at least two {users} a week
Write short briefs: the problem, the evidence, what success looks like
Prioritise without fear, and say no with reasons
Follow launches with numbers and with ears open
Work with sales, support and marketing so that nobody is surprised
Keep the backlog small enough to know by heart
Run experiments, and stop those that do not work
`),
    brings: lines(`
Product discovery: interviews, prototypes, small tests
{know} product analytics in [Amplitude|Mixpanel|Google Analytics]
Feature prioritization with clear reasons
SQL, enough to answer your own first question
Stakeholder management, up to the board if it must be
User stories and requirements that engineers thank you for
You write clearly and briefly
`),
    nice: lines(`
A past as [an engineer|a designer|an analyst]
Experience in [fintech|marketplaces|logistics|health care|education]
Pricing strategy
An MBA is welcome and not needed
`),
    tracks: [
      parseTrack(
        'Product Manager / Product Manager, Growth / Growth Product Manager',
        `
{exp} in product management of consumer products
{know} A/B testing and funnels
Product-led growth: onboarding, activation, retention
OKRs, written so that they can be missed
Conversion rate optimization`,
      ),
      parseTrack(
        'Product Manager / Product Manager (B2B SaaS) / Product Owner',
        `
{exp} in product management of B2B SaaS
{know} agile development and backlog management
Product roadmaps that sales and engineering both believe
Go-to-market planning for new modules
Jira and Confluence, kept tidy`,
      ),
      parseTrack(
        'Technical Product Manager / Product Manager, Platform / Product Manager, APIs',
        `
{exp} as a product manager or engineer for technical products
{know} REST APIs and API integration
Microservices and cloud computing, well enough to argue
Data modelling and SQL
Technical documentation developers like`,
      ),
      parseTrack(
        'Product Manager, AI / Product Manager, Data / Product Manager (Data and AI)',
        `
{exp} in product management, one or more of them with data products
{know} machine learning: what it can do and what it costs
Data analysis with SQL and [Looker|Tableau|Power BI]
Data privacy and GDPR
Model evaluation, explained to people outside the team`,
      ),
    ],
  },
  {
    role: 'Project Manager',
    field: 'Projects',
    jobs: 18,
    pay: 60,
    family: 'management',
    ladder: { ...MANAGING, junior: 'Junior {}', lead: 'Lead {}', head: 'Head of Project Delivery' },
    abouts: lines(`
You will bring projects for {buyers} in on time and on budget, and say early when that will not work.
You will be the person who knows what happens next, who does it, and what is missing.
You will run [three|four|five] projects at a time with people from across the company.
`),
    tasks: lines(`
Plan scope, time, cost and people for new projects
Lead weekly meetings that end early with clear actions
Keep risks in view, and act on them before they are problems
Report progress in plain words to clients and management
Manage changes of scope fairly, in writing
Coordinate suppliers, contractors and our own teams
Close projects properly, and write down what we learnt
Follow the budget each week rather than each quarter
`),
    brings: lines(`
{know} risk management and change control
Stakeholder management with clients and with colleagues
Budget management: you know where the money went
Microsoft Project, Jira or [Asana|Smartsheet|Monday.com]
Clear communication, also when the news is bad
Project planning with milestones people believe
`),
    nice: lines(`
[PMP|PRINCE2|a Scrum Master certificate]
Power BI for reports
Experience with public tenders
You have run projects across time zones
`),
    tracks: [
      parseTrack(
        'IT Project Manager / Project Manager, IT / Technical Project Manager',
        `
{exp} in IT project management
{know} agile and waterfall, and when to use which
The software development life cycle and release planning
Vendor management
User acceptance testing and rollouts`,
      ),
      parseTrack(
        'Project Manager / Project Manager, Delivery / Client Project Manager',
        `
{exp} in project management for clients
{know} resource planning and scope management
Gantt charts and work breakdown structures
Negotiation with suppliers
Excel at a good level`,
      ),
      parseTrack(
        'Project Manager / Digital Project Manager / Project Manager, Digital',
        `
{exp} in digital projects: web, apps or campaigns
{know} Scrum and Kanban
Wireframes, CMS and web analytics, as far as you plan with them
Estimation with the people who do the work
Confluence and Jira`,
      ),
    ],
  },
  {
    role: 'Program Manager',
    field: 'Programs',
    jobs: 8,
    pay: 78,
    family: 'management',
    ladder: { mid: '{}', senior: 'Senior {}', lead: 'Lead {}', head: 'Director, Program Management' },
    minSize: 1,
    abouts: lines(`
You will tie [six|eight|ten] projects together into one program with one goal.
You will see to it that teams in several cities pull in the same direction.
You will lead our largest change of the next two years, from the business case to the day it is normal.
`),
    tasks: lines(`
Set up the plan, the governance and the rhythm of the program
Find dependencies between teams before they hurt
Prepare decisions for the steering group, with options and costs
Track benefits, and not only milestones
Coach project managers and unblock them
Manage the budget of the program
Prepare the people whose work will change
`),
    brings: lines(`
{know} dependency management and project governance
Budget management in the millions
OKRs or KPIs that teams can act on
Stakeholder management up to the executive level
Written communication that people read to the end
RAID logs, kept short and honest
`),
    nice: lines(`
[PgMP|MSP|PMP|SAFe] certificate
Experience with a merger or a new market
Smartsheet or Jira Align
`),
    tracks: [
      parseTrack(
        'Technical Program Manager / Program Manager, Technology / Program Manager (Engineering)',
        `
{exp} in program management of software projects
{know} agile delivery at scale
Cloud migration or another large technical change
Release management across teams
Jira, and a spreadsheet when that is enough`,
      ),
      parseTrack(
        'Program Manager / Program Manager, Transformation / Program Manager, Operations',
        `
{exp} in program management
{know} change management and business transformation
Process improvement with Lean or Six Sigma
Business cases and benefits tracking
Vendor management and contracts`,
      ),
    ],
  },
  {
    role: 'Scrum Master',
    field: 'Agile',
    jobs: 8,
    pay: 64,
    family: 'management',
    team: 'agile',
    ladder: { junior: 'Junior {}', mid: '{}', senior: 'Senior {}', lead: 'Lead {}' },
    needs: 'platform',
    abouts: lines(`
You will help [two|three] teams to work well together and deliver what {users} can use.
You will coach teams that know Scrum by the book and want to understand it.
You will make yourself less needed each month, and find the next thing to improve.
`),
    tasks: lines(`
Facilitate planning, reviews and retrospectives that people look forward to
Remove impediments, or find the person who can
Coach product owners on small slices and clear goals
Make flow visible, and talk about it without blame
Help teams to agree on how they work
Work with managers on what only they can change
Connect teams that depend on each other
`),
    brings: lines(`
Facilitation of difficult meetings
Coaching and mentoring of teams and of leaders
Conflict resolution, early and calmly
Jira, with boards that help instead of hinder
Velocity, burndown charts and cycle time, and what they do not say
{know} test automation and CI/CD, enough to talk with engineers
`),
    nice: lines(`
[PSM II|Certified ScrumMaster|SAFe] certificate
A past as a developer or tester
LeSS, Nexus or another way to scale
`),
    tracks: [
      parseTrack(
        'Scrum Master / Agile Scrum Master',
        `
{exp} as a Scrum Master of software teams
{know} Scrum and Kanban
Backlog refinement and sprint planning
Servant leadership, lived
Estimation without theatre`,
      ),
      parseTrack(
        'Scrum Master / Agile Coach / Agile Delivery Lead',
        `
{exp} with agile coaching
{know} Scrum, Kanban and SAFe
Agile transformation in a company that was not born agile
Story mapping and user stories
OKRs across teams`,
      ),
    ],
  },
  {
    role: 'Business Analyst',
    field: 'Business analysis',
    jobs: 16,
    pay: 57,
    family: 'management',
    team: 'business analysis',
    ladder: { intern: '{} Intern', junior: 'Junior {}', mid: '{}', senior: 'Senior {}', lead: 'Lead {}' },
    abouts: lines(`
You will stand between those who need something and those who build it, and make sure both mean the same.
You will look into how work is done today, and find the way it could be done with half the steps.
You will turn wishes from [finance, sales and operations|five departments|clients] into requirements that can be built and tested.
`),
    tasks: lines(`
Interview colleagues and write down how things really work
Describe requirements, rules and exceptions in plain words
Draw processes as they are and as they should be
Check with data whether a problem is as big as it feels
Support testing with the people who will use the result
Prepare decisions: options, effects, costs
Write short guides and train colleagues
Keep requirements current while the project learns
`),
    brings: lines(`
Workshop facilitation with people who disagree
{know} Excel, with pivot tables and clean formulas
User acceptance testing, planned and run
Clear documentation in Confluence or [SharePoint|Notion]
Stakeholder management and patience
Gap analysis and use cases
`),
    nice: lines(`
[CBAP|IIBA|PMI-PBA] certificate
Python for data work
Experience with [SAP|Salesforce|Microsoft Dynamics 365]
Power Automate or another low-code tool
`),
    tracks: [
      parseTrack(
        'Business Analyst / IT Business Analyst',
        `
{exp} in business analysis for software projects
{know} requirements gathering and user stories
Process modelling with BPMN
SQL for your own checks
Agile work in Jira`,
      ),
      parseTrack(
        'Business Analyst, Operations / Business Process Analyst / Business Analyst',
        `
{exp} in process improvement
{know} process mapping in Visio or Lucidchart
Cost-benefit analysis and business cases
KPIs and reports in Power BI
ERP systems, seen from the side of their users`,
      ),
      parseTrack(
        'Business Analyst, Finance / Business Systems Analyst / Business Analyst (ERP)',
        `
{exp} with ERP systems such as [SAP|Oracle ERP|NetSuite|Odoo]
{know} functional specifications and data migration
Financial processes: invoicing, month-end close, budgets
SQL and Excel
Change management during rollouts`,
      ),
    ],
  },
];
