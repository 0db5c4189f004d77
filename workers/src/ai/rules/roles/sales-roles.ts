/** Roles in sales (format: role.ts). */
export const SALES_ROLES = `
Sales Manager (senior)
Head of Sales, Regional Sales Manager, Area Sales Manager, Sales Director, Sales Team Lead, Territory Manager, Sales Lead
Leads a sales team to its targets: sets goals, coaches sellers, keeps the forecast honest and closes the deals that need a second voice.
Sales Management, Team Leadership, Sales Strategy, Negotiation, Sales Forecasting, Customer Relationship Management, Coaching, Business Development, Salesforce, Account Management, Pipeline Management, B2B Sales

Sales Executive (entry)
Sales Representative, Sales Associate, Sales Development Representative, SDR, Inside Sales Representative, Salesperson, Sales Consultant, Account Executive, Sales Officer, Retail Sales Associate
Finds customers, learns what they need and sells them what helps, from the first call to the signed order.
Sales, Cold Calling, Lead Generation, Negotiation, Customer Relationship Management, Sales Prospecting, B2B Sales, Salesforce, Communication, Customer Service, Closing Deals

Account Manager (experienced)
Key Account Manager, Client Manager, Client Account Manager, Account Director, Client Relationship Manager, Relationship Manager, Client Partner
Looks after customers who have already bought: knows their business, solves what troubles them and finds what more can be done for them.
Account Management, Customer Relationship Management, Negotiation, Client Relationship Management, Upselling, Salesforce, Customer Retention, Communication, Presentation Skills, B2B Sales

Business Development Manager (experienced)
BDM, Business Developer, Business Development Executive, Business Development Representative, Partnerships Manager, Head of Business Development, Business Development Associate
Opens new markets, partners and accounts for a company, and carries a first conversation through to an agreement that lasts.
Business Development, Lead Generation, Negotiation, Partnership Management, B2B Sales, Market Research, Sales Prospecting, Customer Relationship Management, Sales Strategy, Networking, Presentation Skills

Customer Success Manager (experienced)
CSM, Customer Success Specialist, Client Success Manager, Customer Experience Manager, Customer Success Lead, Client Success Specialist, Customer Support Specialist, Customer Onboarding Specialist
Makes sure that customers get what they bought a product for: brings them in, answers early signs of trouble and earns the renewal.
Customer Success, Customer Onboarding, Customer Retention, Account Management, Customer Relationship Management, Communication, Zendesk, Customer Service, Upselling, Salesforce, Relationship Building, Training
`;
