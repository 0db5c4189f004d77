import type { LabelledText } from './labelled-text.js';

/** Operations, supply chain, production, finance, law and health. */
export const OPERATIONS: readonly LabelledText[] = [
  {
    text: 'Supply chain management for a food producer: demand planning, procurement, SAP MM.',
    tools: ['SAP MM'],
    domain: ['Supply Chain Management', 'Demand Planning', 'Procurement'],
  },
  {
    text: 'lean, six sigma green belt, kaizen, 5s, value stream mapping',
    domain: ['Lean', 'Six Sigma', 'Kaizen', '5S', 'Value Stream Mapping'],
  },
  {
    text: 'Warehouse operative: forklift, order picking, inventory management with a hand scanner.',
    domain: ['Forklift Operation', 'Order Picking', 'Inventory Management'],
  },
  {
    text: 'Operations manager of a call centre with 140 seats. Workforce planning, process improvement, SLAs.',
    domain: ['Workforce Planning', 'Process Improvement', 'SLA Management'],
  },
  {
    text: 'Built three-statement models: financial modeling, valuation, scenario analysis in Excel.',
    tools: ['Microsoft Excel'],
    domain: ['Financial Modeling', 'Valuation', 'Scenario Analysis'],
  },
  {
    text: 'Month-end closing, variance analysis, budgeting and forecasting for six cost centres (SAP FI/CO).',
    tools: ['SAP FICO'],
    domain: ['Month-End Closing', 'Variance Analysis', 'Budgeting', 'Forecasting'],
  },
  {
    text: 'accounts payable, accounts receivable, bank reconciliation, quickbooks',
    tools: ['QuickBooks'],
    domain: ['Accounts Payable', 'Accounts Receivable', 'Bank Reconciliation'],
  },
  {
    text: 'Bookkeeping and VAT returns for forty small businesses in DATEV and Xero.',
    tools: ['DATEV', 'Xero'],
    domain: ['Bookkeeping', 'VAT'],
  },
  {
    text: 'External audit of listed companies under IFRS and US GAAP; internal controls, SOX.',
    domain: ['Auditing', 'IFRS', 'US GAAP', 'Internal Controls', 'SOX'],
  },
  {
    text: 'Equity research on utilities with Bloomberg Terminal, Python and a very large spreadsheet.',
    technical: ['Python'],
    tools: ['Bloomberg Terminal'],
    domain: ['Equity Research'],
  },
  {
    text: 'Logistics: customs clearance, freight forwarding, Incoterms, route planning.',
    domain: ['Logistics', 'Customs Clearance', 'Freight Forwarding', 'Incoterms', 'Route Planning'],
  },
  {
    text: 'Implemented Oracle NetSuite as ERP in nine months, on time.',
    tools: ['Oracle NetSuite'],
    domain: ['ERP'],
  },
  {
    text: 'Production planning in a dairy, HACCP, quality assurance, ISO 9001.',
    domain: ['Production Planning', 'HACCP', 'Quality Assurance', 'ISO 9001'],
  },
  {
    text: 'Strategic sourcing of steel and castings. Negotiated with 60 suppliers, saved 1.1 million. Many trips to Asia.',
    domain: ['Strategic Sourcing'],
    soft: ['Negotiation'],
  },
  {
    text: 'CNC milling and turning from SolidWorks drawings, Fanuc control, micrometer measurements to 5 µm',
    tools: ['SolidWorks', 'Fanuc', 'Micrometer'],
    domain: ['CNC Milling', 'CNC Turning'],
  },
  {
    text: 'Office manager: travel booking, minute taking, Outlook calendars, Word, filing.',
    tools: ['Microsoft Outlook', 'Microsoft Word'],
    domain: ['Travel Booking', 'Minute Taking', 'Filing'],
  },
  {
    text: 'data entry and invoicing in sage, sometimes payroll',
    tools: ['Sage'],
    domain: ['Data Entry', 'Invoicing', 'Payroll'],
  },
  {
    text: 'GDPR officer of a clinic: data protection, records of processing, staff training.',
    domain: ['GDPR', 'Data Protection'],
    soft: ['Training'],
  },
  {
    text: 'Contract drafting, due diligence and legal research in a small law firm.',
    domain: ['Contract Drafting', 'Due Diligence', 'Legal Research'],
  },
  {
    text: 'Registered nurse in intensive care. Patient care, triage, wound care, shift handover in Epic.',
    tools: ['Epic'],
    domain: ['Patient Care', 'Triage', 'Wound Care'],
  },
  {
    text: 'Treasury analyst: cash flow management, FX hedging, liquidity planning, Power Query.',
    tools: ['Power Query'],
    domain: ['Treasury', 'Cash Flow Management', 'Hedging', 'Liquidity Planning'],
  },
  {
    text: 'Credit risk analysis and anti-money laundering checks (KYC, AML) at a savings bank.',
    domain: ['Credit Risk Analysis', 'AML', 'KYC'],
  },
  {
    text: 'welding, mig and tig, reading blueprints, some pipe fitting',
    domain: ['Welding', 'MIG Welding', 'TIG Welding', 'Blueprint Reading', 'Pipe Fitting'],
  },
  {
    text: 'Fleet management for 85 vans; dispatching; telematics from Webfleet',
    tools: ['Webfleet'],
    domain: ['Fleet Management', 'Dispatching', 'Telematics'],
  },
  {
    text: 'Root cause analysis and FMEA after every line stop; made decisions quickly with the shift leaders.',
    domain: ['Root Cause Analysis', 'FMEA'],
    soft: ['Decision Making'],
  },
  {
    text: 'HPLC and gas chromatography in a pharma lab, GMP, GLP, records in LIMS',
    technical: ['HPLC', 'Gas Chromatography'],
    tools: ['LIMS'],
    domain: ['GMP', 'GLP'],
  },
];
