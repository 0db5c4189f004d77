import type { LabelledText } from './labelled-text.js';

/** Sales, accounts, business development, customer success and the shop floor. */
export const SALES: readonly LabelledText[] = [
  {
    text: 'B2B sales of packaging machines, 120% of quota three years running, pipeline kept in Salesforce.',
    tools: ['Salesforce'],
    domain: ['B2B Sales'],
  },
  {
    text: 'cold calling, prospecting, closing, hubspot crm',
    tools: ['HubSpot'],
    domain: ['Cold Calling', 'Prospecting', 'Closing'],
  },
  {
    text: 'Account management for 45 key accounts; negotiated yearly contracts and cross-selling targets.',
    domain: ['Account Management', 'Cross-Selling'],
    soft: ['Negotiation'],
  },
  {
    text: 'Opened the Nordic region: business development, partnerships with five resellers, sales forecasting.',
    domain: ['Business Development', 'Partnership Management', 'Sales Forecasting'],
  },
  {
    text: 'Customer success for a SaaS of twenty people: onboarding of customers, renewals, churn prevention. Gainsight and Zendesk.',
    tools: ['Gainsight', 'Zendesk'],
    domain: ['Customer Success', 'SaaS', 'Customer Onboarding', 'Renewals', 'Customer Retention'],
  },
  {
    text: 'Shop assistant in a shoe shop. Customer service, cash handling, stocktaking.',
    domain: ['Customer Service', 'Cash Handling', 'Stocktaking'],
  },
  {
    text: 'i was in a call centre for two years taking about eighty calls a day it taught me active listening and patience',
    soft: ['Active Listening', 'Patience'],
  },
  {
    text: 'Solution selling and SPIN, tenders, RFPs for the public sector.',
    domain: ['Solution Selling', 'SPIN Selling', 'Tendering', 'RFPs'],
  },
  {
    text: 'Managed a team of nine field reps; coached them in consultative selling; sold 8 million in 2022.',
    domain: ['Consultative Selling'],
    soft: ['Team Leadership', 'Coaching'],
  },
  {
    text: 'Inside sales in Pipedrive, LinkedIn Sales Navigator and endless Excel lists',
    tools: ['Pipedrive', 'LinkedIn Sales Navigator', 'Microsoft Excel'],
    domain: ['Inside Sales'],
  },
  {
    text: 'Visual merchandising and upselling in a perfumery.',
    domain: ['Visual Merchandising', 'Upselling'],
  },
  {
    text: 'Built strong relationships with purchasing managers: relationship building is what I am good at, and persuasion.',
    soft: ['Relationship Building', 'Persuasion'],
  },
  {
    text: 'E-commerce manager. Amazon Seller Central, Shopify, pricing, returns.',
    tools: ['Amazon Seller Central', 'Shopify'],
    domain: ['E-commerce', 'Pricing'],
  },
  {
    text: 'Presales consultant: product demos, proofs of concept, SQL and a bit of Python when the customer got curious.',
    technical: ['SQL', 'Python'],
    domain: ['Presales', 'Product Demos', 'Proof of Concept'],
  },
  {
    text: 'Real estate agent. Property valuation, viewings, contracts.',
    domain: ['Real Estate', 'Property Valuation'],
  },
  {
    text: 'Territory management in Bavaria, CRM discipline, quarterly business reviews with every dealer.',
    domain: ['Territory Management', 'CRM', 'Quarterly Business Reviews'],
  },
  {
    text: 'Insurance sales for private households; complaint handling; top of the branch in 2017',
    domain: ['Insurance Sales', 'Complaint Handling'],
  },
  {
    text: 'waitress and later shift leader, pos system, reservations in opentable, trained six new colleagues',
    tools: ['POS Systems', 'OpenTable'],
    soft: ['Training'],
  },
];
