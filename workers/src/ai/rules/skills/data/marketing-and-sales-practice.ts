/** Practice of marketing, communication, sales, accounts and customer success. */
export const MARKETING_AND_SALES_PRACTICE = `
Marketing
Digital Marketing: online marketing, internet marketing
Marketing Strategy: marketing plan, marketing planning
SEO: search engine optimization, search optimization, on-site SEO
On-Page SEO: on-page optimization
Off-Page SEO
Technical SEO: technical SEO audit
Local SEO
International SEO: hreflang
SEO Audits: site audit
Keyword Research: keyword analysis
Link Building: backlink building, backlinks
Search Engine Marketing: SEM, paid search
Pay-Per-Click Advertising: PPC, pay per click, PPC campaign, PPC advertising
Search Rankings: SERP analysis
Display Advertising: display ads
Programmatic Advertising
Retargeting: remarketing
Paid Social: paid social media, social media advertising, paid social advertising, social ads
Paid Media: performance marketing, media buying, paid advertising
Media Planning
Campaign Management: marketing campaign, campaign planning, campaign optimization, advertising campaign, ad campaign, digital campaign
Bid Management
Social Media Marketing: SMM
Social Media Management: managing social media, social media account management, managed social media
Social Media Strategy
Social Listening
Social Media Analytics
Community Management: community engagement, online community management, community building
Influencer Marketing: influencer campaign, influencer partnership, influencer outreach, influencer collaboration
Affiliate Marketing
Content Marketing
Content Strategy: content planning
Content Creation: content production, creating content, content development
Content Calendars: editorial calendar, editorial planning
Content Writing: article writing, web writing, web content writing
Content Management
Content Curation
Blogging: blog writing, blog post, writing blogs
Copywriting: copy writing, ad copy, ad copywriting, web copy, sales copy
Ghostwriting
Creative Writing
Scriptwriting: script writing, screenwriting
Editing: copy editing, copyediting, line editing
Proofreading: proof reading
Storytelling: brand storytelling, visual storytelling
White Papers: whitepapers
Newsletter Writing: newsletters, email newsletter
Journalism
Translation: translating documents
Content Localization
Fact-Checking
Plain Language
Press Releases
Public Relations: PR, media relations, press relations
Corporate Communications
Internal Communications: employee communication
Crisis Communication: crisis management
Brand Management
Brand Strategy: brand positioning, brand development
Branding: rebranding
Brand Awareness
Brand Voice: tone of voice
Product Marketing
Product Positioning: positioning and messaging
Email Marketing: email campaign, e-mail marketing, newsletter marketing, email marketing campaign
Marketing Automation: email automation
Lead Nurturing: nurture campaign, drip campaign
SMS Marketing
Growth Marketing: growth hacking
Growth Strategy
Inbound Marketing
Outbound Marketing
Account-Based Marketing: ABM
B2B Marketing
B2C Marketing
Event Marketing
Trade Marketing
Field Marketing
Direct Marketing: direct mail
Video Marketing: YouTube marketing
Mobile Marketing
Guerrilla Marketing
Referral Marketing: referral programme
Loyalty Programmes
Marketing Analytics: campaign analysis, campaign reporting, marketing data analysis
Marketing Mix Modelling: media mix modelling
Attribution Modelling: marketing attribution, multi-touch attribution
Market Research: market analysis, market study, marketing research
Market Segmentation: customer segmentation, audience segmentation, segmentation
Competitive Analysis: competitor analysis, competitive intelligence, competitor research, competitive research, market intelligence, competitor benchmarking
Consumer Insights: consumer behaviour, customer insight, consumer research
Landing Page Optimization: landing page, landing page design
Funnel Optimization: funnel analysis, marketing funnel
Customer Acquisition: user acquisition
Customer Retention: client retention, retention strategy, churn reduction, churn prevention, churn management
Customer Lifetime Value: CLV
Customer Journey Optimization
Event Management: event coordination, organizing events, event organization, organized events
Event Planning: planning events
Sponsorship: sponsorship management
Fundraising: fund raising
Grant Writing: grant application, grant proposal
Marketing Budget Management: marketing budget
Sales: direct sales, field sales, sales experience
B2B Sales: business-to-business sales, B2B
B2C Sales: B2C
Inside Sales: inside selling
Outside Sales
Retail Sales
SaaS Sales
Enterprise Sales
Technical Sales: solution selling, sales engineering, pre-sales, presales
Consultative Selling: consultative sales, needs-based selling
Value-Based Selling: value selling
SPIN Selling
Challenger Sale
MEDDIC: MEDDPICC
Upselling: up-selling, upsell
Cross-Selling: cross-sell
Telemarketing: telesales, phone sales, selling by phone
Cold Calling: cold call
Cold Emailing: cold email, cold outreach
Door-to-Door Sales
Lead Generation: generating leads, lead gen, demand generation, demand gen, generated leads
Lead Qualification: qualifying leads, qualified leads, lead scoring, BANT
Sales Prospecting: prospecting, prospected, sales outreach
Sales Presentations: sales pitch
Product Demonstrations: product demo, software demo, demos, live demo, sales demo
Closing Deals: deal closing, closing sales, closed deals, sales closing, closing
Contract Management: contract administration
Proposal Writing: proposal development, RFP, RFP response, bid writing, tender writing, tendering, request for proposal, bid management for tenders
Quoting: quotations, CPQ
Sales Strategy: sales plan, sales planning
Sales Management: sales team management
Sales Forecasting: sales forecast
Sales Operations: sales ops, revenue operations, RevOps
Sales Enablement
Sales Training
Sales Coaching
Sales Analysis: sales analytics, sales reporting, sales data analysis, sales report
Pipeline Management: sales pipeline, sales pipeline management, pipeline generation, pipeline building, pipeline reviews
Territory Management: territory planning, sales territory
Channel Sales: channel management, channel partners, reseller management, indirect sales
Quota Attainment: sales targets, sales quota, exceeding quota
Sales Compensation: commission plans
Business Development: new business development, biz dev, new business
Partnership Management: strategic partnership, partnership development, partner management, strategic alliance, alliance management, partnerships
Market Entry: market entry strategy, market expansion
Account Management: managing accounts, managed accounts, client account management
Key Account Management: strategic accounts, strategic account management
Account Planning: account plan
Client Relationship Management: client relations, client relationship, client management, relationship management
Customer Relationship Management: CRM, customer relations, CRM system, CRM software, CRM management
Customer Success: customer success management
Customer Onboarding: client onboarding, user onboarding, onboarding customers, onboarding clients, onboarding of customers, onboarding of clients
Customer Experience: CX, customer experience management
Customer Service: client service, guest service, serving customers, customer care
Customer Support: client support
Call Centre Operations: call handling
Complaint Handling: complaint resolution, handling complaints, complaint management, customer complaint, resolving complaints, resolved complaints
Customer Satisfaction: CSAT, customer satisfaction survey
Net Promoter Score: NPS
Customer Health Scores: health score, customer health monitoring
Renewal Management: renewals, contract renewals, renewal negotiations
Quarterly Business Reviews: QBR, business review
Customer Advocacy
Voice of the Customer: customer feedback, VoC
Customer Training
E-commerce: ecommerce, online retail
Marketplace Management
Visual Merchandising
Merchandising: product merchandising
Category Management
Store Management: store operations, retail management, shop management
Cash Handling: handling cash, till operation
Stocktaking: stock taking, stock control, stock counts, stock rotation
Web Analytics: website analytics
App Store Optimization: ASO
Sales Promotions: promotion planning
Trade Shows: trade fair
`;
