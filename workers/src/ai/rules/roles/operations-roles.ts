/** Roles in operations, finance and people (format: role.ts). */
export const OPERATIONS_ROLES = `
Operations Manager (senior)
Head of Operations, Operations Director, Business Operations Manager, Plant Manager, Branch Manager, Store Manager, Restaurant Manager, Operations Lead, Operations Supervisor
Keeps the daily business running: people, processes, stock and costs, and finds what can be done better tomorrow than today.
Operations Management, Process Improvement, Team Leadership, Budgeting, Inventory Management, Shift Planning, Lean, Logistics, Quality Control, Vendor Management, KPIs, Business Strategy

Supply Chain Manager (experienced)
Logistics Manager, Procurement Manager, Supply Chain Analyst, Supply Chain Planner, Warehouse Manager, Purchasing Manager, Supply Chain Coordinator, Logistics Coordinator, Demand Planner
Sees to it that goods are where they are needed when they are needed, from the supplier through the warehouse to the customer.
Supply Chain Management, Logistics, Procurement, Inventory Management, Demand Planning, Vendor Management, SAP, Warehouse Management, Negotiation, Lean, Microsoft Excel, Six Sigma

Financial Analyst (entry)
Finance Analyst, Investment Analyst, Accountant, Budget Analyst, FP&A Analyst, Equity Research Analyst, Credit Analyst, Junior Accountant, Investment Banking Analyst
Reads the figures of a business, forecasts where they lead, and says what a decision would cost and what it would bring.
Financial Analysis, Financial Modelling, Microsoft Excel, Forecasting, Budgeting, Accounting, Financial Reporting, Valuation, Variance Analysis, SQL, Power BI, QuickBooks

HR Manager (senior)
Human Resources Manager, Head of HR, Head of People, HR Director, HR Generalist, People Manager, People Operations Manager, HR Lead, Human Resources Director
Answers for how a company finds, keeps, pays and develops its people, and for a place where they want to work.
Human Resources, Recruitment, Employee Relations, Performance Management, HR Policies, Payroll, Employment Law, Learning and Development, Employee Onboarding, Compensation and Benefits, Conflict Resolution, HRIS

HR Business Partner (senior)
HRBP, Human Resources Business Partner, People Partner, Strategic HR Partner, People Business Partner
Works beside the leaders of a department on everything that concerns people: structure, talent, change and difficult conversations.
Human Resources, Employee Relations, Stakeholder Management, Workforce Planning, Change Management, Talent Management, Performance Management, Coaching, Organizational Development, Employee Engagement, Conflict Resolution, Employment Law

Talent Acquisition Specialist (entry)
Recruiter, Technical Recruiter, Talent Acquisition Partner, Recruitment Consultant, Recruitment Specialist, Talent Sourcer, HR Recruiter, Recruitment Coordinator, Talent Acquisition Manager
Finds the right people for open positions: searches, speaks with candidates, guides them through interviews and brings both sides to a yes.
Talent Acquisition, Recruitment, Talent Sourcing, Interviewing, Applicant Tracking Systems, LinkedIn Recruiter, Employee Onboarding, Employer Branding, Candidate Screening, Negotiation, Communication, Human Resources
`;
