/** Practice of finance, accounting, law and compliance. */
export const FINANCE_AND_LAW = `
Accounting: financial accounting, general accounting
Management Accounting: managerial accounting
Cost Accounting: costing, product costing
Fund Accounting
Bookkeeping: book keeping
Accounts Payable: AP
Accounts Receivable: AR collections
Invoicing: invoice processing, invoice management, processing invoices, billing, billing and invoicing
Credit Control: debt collection, collections management
Bank Reconciliation: account reconciliation, reconciliation, reconciling accounts, balance sheet reconciliation
General Ledger: general ledger accounting, GL
Journal Entries
Month-End Close: month-end closing, month end, year-end close, closing the books, month-end accounts, year-end closing
Financial Statements: financial statement preparation, balance sheet, income statement, profit and loss statement, financial statement analysis
Financial Reporting: financial report
Financial Analysis: financial data analysis, ratio analysis
Financial Modelling: financial model, building financial models
Financial Planning: financial planning and analysis, FP&A, FPA
Financial Forecasting: cash flow forecasting, revenue forecasting, budget forecasting, cash flow forecast
Financial Management: finance management
Forecasting: forecast
Budgeting: budget planning, budget preparation, annual budgeting, budgets, preparing budgets
Budget Management: budget control, managing budgets, budget tracking, budget monitoring, budget administration, managed budgets
Variance Analysis: budget variance analysis
Cost Analysis: cost accounting analysis
Cost Control: cost management
Cost Reduction: cost saving, cost optimization, reducing costs
Cost Estimation: cost estimating
Scenario Analysis: scenario planning, scenario modelling
Sensitivity Analysis
Valuation: company valuation, business valuation
Discounted Cash Flow: DCF, DCF model
Comparable Company Analysis: comps analysis, trading comps
Leveraged Buyouts: LBO, LBO modelling
Mergers and Acquisitions: M&A
Due Diligence: financial due diligence
Corporate Finance
Investment Banking
Investment Analysis: investment research, equity analysis
Equity Research
Private Equity
Venture Capital
Asset Management
Wealth Management
Investment Portfolio Management: portfolio analysis
Risk Modelling: credit risk modelling
Credit Analysis: credit risk, credit risk analysis, credit assessment, credit scoring
Market Risk
Operational Risk
Derivatives: options pricing, derivatives pricing
Fixed Income
Foreign Exchange: forex, FX
Trading: equity trading
Treasury Management: treasury
Cash Flow Management: cash management, working capital management, cash flow analysis, cash flow
Capital Budgeting: capex planning, NPV analysis
P&L Management: P&L, P&L responsibility, P and L
Profitability Analysis
Unit Economics
Revenue Management: yield management
Revenue Recognition
Fixed Assets: fixed asset accounting, depreciation
Tax Preparation: tax return, tax filing, preparing tax returns
Taxation: tax, corporate tax, tax law
Tax Planning
VAT: VAT returns, value added tax
GST
Auditing: audit, financial audit, external audit
Internal Audit: internal auditing
Internal Controls
GAAP: US GAAP
IFRS
Sarbanes-Oxley: SOX, SOX compliance
Basel III
Solvency II
MiFID II
Anti-Money Laundering: AML
Know Your Customer: KYC
Fraud Prevention: fraud investigation
Insurance: insurance sales
Underwriting: loan underwriting
Claims Management: claims handling, claims processing, insurance claims
Actuarial Analysis
Mortgage Lending: mortgages, loan processing, loan origination
Retail Banking: banking
Payment Processing: payments
Expense Management: expense reporting, expense report
Grant Management
CFA: chartered financial analyst
CPA: certified public accountant
ACCA
Regulatory Compliance: compliance, regulatory affairs, compliance management, regulatory requirement
Regulatory Reporting
Corporate Governance: governance
ESG: ESG reporting, environmental social and governance
Sustainability: sustainable development, sustainability reporting
Corporate Social Responsibility: CSR
GDPR: general data protection regulation
Data Protection
Data Privacy: privacy compliance, privacy law
CCPA
HIPAA: HIPAA compliance
PCI DSS: PCI compliance
SOC 2: SOC2
ISO 27001: ISO/IEC 27001, ISO27001
ISO 9001: ISO9001
ISO 14001
ISO 13485
ISO 45001
ISO 22301
NIST Cybersecurity Framework: NIST CSF, NIST
FedRAMP
CIS Benchmarks
CISSP
CISM
CISA
CEH: certified ethical hacker
OSCP
CompTIA Security+: Security+
CCNA
CCNP
GxP
Good Manufacturing Practice: GMP, cGMP
Good Clinical Practice: GCP guidelines, ICH-GCP
FDA Regulations: FDA compliance
HACCP
IT Audit
GRC: governance risk and compliance
Security Awareness Training: security awareness
Security Policies
Risk Registers
Contract Law
Contract Drafting: drafting contracts, contract review, reviewing contracts
Legal Research
Legal Writing: legal drafting
Litigation
Intellectual Property: patents, trademark
Employment Law: labor law, employment legislation
Corporate Law: company law
Commercial Law
Family Law
Criminal Law
Conveyancing
Paralegal Work
E-Discovery
Public Policy: policy analysis
Public Administration
Policy Development
Economics: macroeconomics, microeconomics
Economic Analysis
Zero-Based Budgeting
Rolling Forecasts
Board Reporting: board papers
Investor Relations
Annual Reports
Hedging: FX hedging
Liquidity Planning: liquidity management
Quantitative Finance
Econometrics
Actuarial Modelling: actuarial science
Good Laboratory Practice: GLP
Trade Finance: letters of credit
Transfer Pricing
Cash Forecasting
Consolidation: financial consolidation, group consolidation
Quantitative Analysis: quantitative data analysis
`;
