import { lines, MANAGING, parseTrack, type SampleRole } from '../sample-role.js';

/** Sales roles. */
export const ROLES_SALES: readonly SampleRole[] = [
  {
    role: 'Sales Manager',
    field: 'Sales',
    jobs: 10,
    pay: 66,
    family: 'sales',
    ladder: { ...MANAGING, head: 'Head of Sales' },
    abouts: lines(`
You will lead a team of [four|five|seven] that sells to {buyers}, and sell the largest deals yourself.
You will build our sales to {buyers} in the region, with a plan of your own.
You will turn a good product and a loose process into steady sales to {buyers}.
`),
    tasks: lines(`
Set targets with your team and help each person to reach them
Go to first meetings with your people and talk about them afterwards
Keep the pipeline honest and the forecast close to what happens
Close the large contracts yourself
Hire and train new colleagues
Work with marketing on what {buyers} want to hear
Bring what you hear from the market back to product
Visit customers often, also when nothing is wrong
`),
    brings: lines(`
Coaching: your people got better under you
{know} Salesforce, HubSpot or another CRM
Negotiation of contracts worth [six figures|more than a year of your pay]
Sales forecasting you stand behind
Presentation skills, in a boardroom and in a workshop
Relationship building over years
`),
    nice: lines(`
A network among buyers in the region
Arabic, Hindi, German, Spanish or Portuguese
Experience with tenders
An MBA or a degree in business
`),
    tracks: [
      parseTrack(
        'Sales Manager / Sales Manager, B2B / Regional Sales Manager',
        `
{exp} in B2B sales, some of it leading a team
{know} pipeline management and territory planning
Solution selling to several people at once
Key accounts and channel partners
Excel for plans and commissions`,
      ),
      parseTrack(
        'Sales Manager, SaaS / Sales Manager / Inside Sales Manager',
        `
{exp} in software sales, some of it leading a team
{know} MEDDIC, SPIN selling or another method
Outbound prospecting and lead qualification
Sales operations: stages, ratios, cycle times
Product demos that answer a question`,
      ),
      parseTrack(
        'Key Account Sales Manager / Sales Manager, Key Accounts / Channel Sales Manager',
        `
{exp} in sales to large accounts or through partners
{know} account planning and contract negotiation
Channel sales and partner management
Pricing and margins
Market analysis of your territory`,
      ),
    ],
  },
  {
    role: 'Sales Executive',
    field: 'Sales',
    jobs: 14,
    pay: 46,
    family: 'sales',
    ladder: { intern: 'Sales Intern', junior: 'Junior {}', mid: '{}', senior: 'Senior {}', lead: 'Lead {}' },
    abouts: lines(`
You will win new {buyers} for us, from the first call to the signature.
You will show {buyers} what we can do for them, and stay honest about what we cannot.
You will build your own territory among {buyers}, with good leads and a good product to start from.
`),
    tasks: lines(`
Find and contact new customers by phone, mail and in person
Understand what they need before you show anything
Give demos and write offers
Negotiate and close
Keep the CRM current, so that colleagues can help
Work towards a monthly target that is realistic
Hand new customers over well
Follow up, politely and more than once
`),
    brings: lines(`
{know} CRM work in [Salesforce|HubSpot|Pipedrive|Zoho CRM]
Negotiation with a smile
Excellent communication on the phone and in writing
Active listening: you ask more than you tell
Time management and a steady routine
Resilience: a no today can be a yes in June
`),
    nice: lines(`
A driving licence
Arabic, Hindi, Urdu, German, Spanish or Portuguese
LinkedIn Sales Navigator
You know our industry from the other side
`),
    tracks: [
      parseTrack(
        'Sales Executive / Account Executive / Sales Executive, B2B',
        `
{exp} in B2B sales
{know} prospecting and lead qualification
Closing deals on your own
Product demos, live and online
Consultative selling`,
      ),
      parseTrack(
        'Sales Development Representative / Inside Sales Executive / Sales Executive, Inside Sales',
        `
{exp} in inside sales or telesales
{know} cold calling and cold e-mail
Lead generation with LinkedIn and Apollo
Objection handling
A CRM such as HubSpot, used every hour`,
      ),
      parseTrack(
        'Field Sales Executive / Sales Executive, Field / Sales Executive, Retail',
        `
{exp} in field sales
{know} territory management and route planning
Sales presentations in front of owners and buyers
Merchandising and upselling
Market knowledge of the region`,
      ),
    ],
  },
  {
    role: 'Account Manager',
    field: 'Accounts',
    jobs: 12,
    pay: 52,
    family: 'sales',
    team: 'accounts',
    ladder: {
      junior: 'Junior {}',
      mid: '{}',
      senior: 'Senior {}',
      lead: 'Lead {}',
      head: 'Head of Account Management',
    },
    abouts: lines(`
You will look after [twenty|thirty|forty] customers among {buyers}, and know what each of them needs next.
You will be the person {buyers} call first, and the one who calls before they have to.
You will keep our largest customers for years and grow with them.
`),
    tasks: lines(`
Meet customers regularly and prepare every meeting
Renew contracts in good time and find fair ways to grow them
Coordinate our teams until a problem is solved
Track use, invoices and satisfaction for each account
Write account plans that fit on a page
Bring the wishes of customers into our plans
Present results to customers each quarter
`),
    brings: lines(`
Relationship building and a good memory for people
{know} Salesforce or [HubSpot|Zoho CRM|Microsoft Dynamics 365]
Negotiation of renewals
Excel for forecasts and reports
Complaint handling, calm and fair
Clear presentations to managers and to users
`),
    nice: lines(`
A second language of our customers
Knowledge of the industry
Experience with tenders or frame contracts
Power BI or Tableau
`),
    tracks: [
      parseTrack(
        'Account Manager / Account Manager, B2B / Client Account Manager',
        `
{exp} in account management
{know} upselling, cross-selling and renewals
Stakeholder management on several levels
Account planning and sales forecasting
Contract negotiation`,
      ),
      parseTrack(
        'Account Manager / Client Services Manager / Digital Account Manager',
        `
{exp} in account management at an agency or service company
{know} project management and briefs
Digital marketing: campaigns, social media, web
Budgeting and invoicing
Client relationship management`,
      ),
      parseTrack(
        'Technical Account Manager / Account Manager, Technical',
        `
{exp} as a technical contact for customers
{know} REST APIs and SQL
Troubleshooting with support and engineering
Customer onboarding and training
Jira or Zendesk`,
      ),
    ],
  },
  {
    role: 'Business Development Manager',
    field: 'Business development',
    jobs: 11,
    pay: 62,
    family: 'sales',
    ladder: {
      junior: 'Associate {}',
      mid: '{}',
      senior: 'Senior {}',
      lead: 'Lead {}',
      head: '[Head|Director] of Business Development',
    },
    abouts: lines(`
You will find the partners and markets that bring us to more {buyers}.
You will open doors for us: new cities, new partners, new uses for what we make.
You will take deals from a first coffee to a signed contract and a working partnership.
`),
    tasks: lines(`
Find and win partners that fit us
Research new markets and say whether we should enter
Prepare and negotiate contracts with our lawyers
Build a pipeline and report on it plainly
Speak at events and meet the right people there
Work with product on what partners need
Launch partnerships and see that they earn money
`),
    brings: lines(`
Negotiation and contracts
{know} financial modelling in Excel
Networking with ease and follow-up with discipline
CRM work in Salesforce or HubSpot
Market research, from desk and from the street
Presentations that lead to a decision
`),
    nice: lines(`
Arabic, French, Hindi, Portuguese or Spanish
Experience with government customers
A network in [logistics|retail|health care|finance|energy]
An MBA
`),
    tracks: [
      parseTrack(
        'Business Development Manager / Business Development Manager, Partnerships / Partnerships Manager',
        `
{exp} in business development or partnerships
{know} partner management and go-to-market planning
Strategic partnerships that still exist
Business planning
Stakeholder management on both sides`,
      ),
      parseTrack(
        'Business Development Manager / Business Development Manager, New Markets / Business Development Executive',
        `
{exp} in B2B sales or business development
{know} market analysis and competitive analysis
Lead generation and prospecting
Tenders and proposals
Pricing strategy`,
      ),
    ],
  },
  {
    role: 'Customer Success Manager',
    field: 'Customer success',
    jobs: 12,
    pay: 52,
    family: 'sales',
    team: 'customer success',
    ladder: {
      junior: 'Associate {}',
      mid: '{}',
      senior: 'Senior {}',
      lead: 'Lead {}',
      head: 'Head of Customer Success',
    },
    needs: 'customers',
    abouts: lines(`
You will help {users} to get what they came for out of {product}.
You will guide new customers through their first ninety days with {product} and stay at their side.
You will see from the numbers who is about to leave, and find out why before they do.
`),
    tasks: lines(`
Welcome new customers and set goals with them
Train users, online and on site
Watch how customers are doing and act on early signs
Hold reviews with customers each quarter
Write guides and short videos
Bring patterns, not single wishes, to the product team
Work with sales on renewals
Help support with the hard cases
`),
    brings: lines(`
{know} Zendesk, Intercom or [Freshdesk|HubSpot]
Empathy and a clear head
Presentation skills in front of ten or a hundred
Excel or SQL, to see how customers use what they bought
You write friendly, short mails
Problem solving with people from every team
`),
    nice: lines(`
A second or third language
Gainsight or Planhat
Experience in support or teaching
Basic knowledge of APIs
`),
    tracks: [
      parseTrack(
        'Customer Success Manager / Customer Success Manager, SMB / Customer Success Specialist',
        `
{exp} in customer success or account management for SaaS
{know} customer onboarding and training
Churn and renewals: you know your numbers
Customer journey mapping
Stakeholder management`,
      ),
      parseTrack(
        'Customer Success Manager, Enterprise / Enterprise Customer Success Manager',
        `
{exp} with large customers of a software company
{know} account planning and quarterly reviews
Change management at customers
Project management of rollouts
Negotiation of renewals
Salesforce and a customer success tool`,
      ),
      parseTrack(
        'Customer Onboarding Manager / Implementation Manager / Customer Success Manager, Onboarding',
        `
{exp} with the onboarding of software customers
{know} requirements gathering and data migration
Project planning in Asana, Jira or Monday.com
SQL and spreadsheets
Training of users, and knowledge base articles`,
      ),
    ],
  },
];
