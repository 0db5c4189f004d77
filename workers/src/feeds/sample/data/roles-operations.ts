import { lines, MANAGING, parseTrack, type SampleRole } from '../sample-role.js';

/** Operations and finance roles. */
export const ROLES_OPERATIONS: readonly SampleRole[] = [
  {
    role: 'Operations Manager',
    field: 'Operations',
    jobs: 11,
    pay: 58,
    family: 'operations',
    ladder: { ...MANAGING, head: '[Head|Director] of Operations' },
    onSite: true,
    abouts: lines(`
You will run our daily operations and make them a little better every week.
You will lead a team of [twelve|twenty|thirty-five] people who keep our promises to {buyers}.
You will build the processes we need for twice the volume, without twice the meetings.
`),
    tasks: lines(`
Plan people, shifts and budgets
Keep quality, cost and time in view with a few good numbers
Improve processes together with those who do the work
Lead, train and develop your team
Choose suppliers and hold them to what was agreed
Solve the problems of the day, and then their cause
Keep everybody safe
Report to management each month
`),
    brings: lines(`
{know} Excel and reports in [Power BI|Tableau|Looker Studio]
Budget management
Vendor management and negotiation
Health and safety rules are second nature
Problem solving under pressure
An ERP system such as [SAP|Odoo|NetSuite|Oracle ERP]
`),
    nice: lines(`
Six Sigma or Lean certificate
Experience with a new site or city
A second language of the team
Project management training
`),
    tracks: [
      parseTrack(
        'Operations Manager / Operations Manager, Service / Service Operations Manager',
        `
{exp} in operations, some of it leading a team
{know} process improvement and standard operating procedures
KPIs and service level agreements
Shift planning and capacity planning
Customer service with high standards`,
      ),
      parseTrack(
        'Operations Manager / Site Operations Manager / Regional Operations Manager',
        `
{exp} in operations with teams on the ground
{know} Lean or Kaizen
Team leadership in shifts
Inventory management
P&L responsibility for a site or a city`,
      ),
      parseTrack(
        'Business Operations Manager / Operations Manager, Strategy / Operations Manager, Back Office',
        `
{exp} in business operations or consulting
{know} SQL or Excel for your own analyses
Process automation with [Power Automate|Zapier|Make]
Cross-functional collaboration
Project management
OKRs and KPIs`,
      ),
    ],
  },
  {
    role: 'Supply Chain Manager',
    field: 'Supply chain',
    jobs: 8,
    pay: 64,
    family: 'operations',
    ladder: { ...MANAGING, head: 'Head of Supply Chain' },
    needs: 'goods',
    onSite: true,
    abouts: lines(`
You will make sure that {goods} are where they are needed, and that little lies around where it is not.
You will plan the way of our {goods} from supplier to customer, and keep plan B ready.
You will run purchasing, stock and transport of {goods} with a team of [four|six|eight].
`),
    tasks: lines(`
Plan demand and supply with sales and production
Choose suppliers and negotiate terms
Bring stock down without running out
Arrange transport and customs with forwarders
Watch delivery times, costs and quality
Prepare for shortages and late ships
Keep master data clean
Work on packaging and transport with less waste
`),
    brings: lines(`
{know} Excel and [SAP|Oracle ERP|Odoo|Microsoft Dynamics 365]
Negotiation with suppliers and carriers
Team leadership
KPIs such as fill rate, lead time and stock turn
Risk management: second sources, safety stock
Contract management
`),
    nice: lines(`
[APICS|CSCP|Six Sigma] certificate
Power BI
Experience with [cold chains|dangerous goods|free zones]
A degree in logistics, engineering or business
`),
    tracks: [
      parseTrack(
        'Supply Chain Manager / Supply Chain Planning Manager / Demand Planning Manager',
        `
{exp} in supply chain planning
{know} demand planning and forecasting
Sales and operations planning
Inventory management and optimisation
SAP IBP or Kinaxis`,
      ),
      parseTrack(
        'Procurement and Supply Chain Manager / Supply Chain Manager, Procurement / Supply Chain Manager',
        `
{exp} in procurement or supply chain management
{know} strategic sourcing and supplier audits
Import, export and customs
Incoterms and freight forwarding
Cost reduction without tricks`,
      ),
      parseTrack(
        'Logistics and Supply Chain Manager / Supply Chain Manager, Logistics',
        `
{exp} in logistics or supply chain management
{know} warehouse management and transport planning
Lean in the warehouse
Fleet management or third-party logistics
Health and safety`,
      ),
    ],
  },
  {
    role: 'Financial Analyst',
    field: 'Finance',
    jobs: 11,
    pay: 56,
    family: 'operations',
    team: 'finance',
    ladder: { intern: '{} Intern', junior: 'Junior {}', mid: '{}', senior: 'Senior {}', lead: 'Lead {}' },
    abouts: lines(`
You will show us where we earn and where we lose, in figures people understand.
You will plan, forecast and explain our figures together with [every team|sales and operations|the management].
You will build the models behind our larger decisions.
`),
    tasks: lines(`
Build the budget and the forecast with each team
Explain differences between plan and result every month
Build models for new products, prices and sites
Prepare figures for management, investors and banks
Improve reports and automate what is done by hand
Support the month-end close
Ask questions about costs that nobody has asked before
`),
    brings: lines(`
Excel at an expert level
{know} Power BI, Tableau or [Looker|Qlik]
Attention to detail, and the courage to round
Clear presentations to people outside finance
An ERP system such as [SAP|NetSuite|Oracle ERP|Tally]
Stakeholder management
`),
    nice: lines(`
[CFA|CPA|ACCA|Chartered Accountant] qualification
SQL or Python
Experience with audits or fundraising
Anaplan or Workday Adaptive Planning
`),
    tracks: [
      parseTrack(
        'Financial Analyst / FP&A Analyst / Financial Planning Analyst',
        `
{exp} in financial planning and analysis
{know} financial modelling and budgeting
Variance analysis and forecasting
Unit economics and pricing
SQL for data that is not in the ledger`,
      ),
      parseTrack(
        'Financial Analyst, Reporting / Financial Reporting Analyst / Financial Analyst',
        `
{exp} in accounting or financial reporting
{know} IFRS or US GAAP
Month-end close and reconciliation
Internal controls
Financial statements and consolidation`,
      ),
      parseTrack(
        'Financial Analyst, Investments / Investment Analyst / Financial Analyst, Corporate Finance',
        `
{exp} in corporate finance, audit or investment analysis
{know} valuation and discounted cash flow
Due diligence
Scenario and sensitivity analysis
PowerPoint decks for committees`,
      ),
    ],
  },
];
