/**
 * Deeds that say a skill in words, `Skill: form, form`; `...` stands for up to four words within a phrase.
 * Only what somebody states to have done: nothing here follows from a job alone.
 */
export const STATED_FORMS = `
Team Leadership: led ... team, led ... teams, leading ... team, lead ... team of, managed ... team, managing ... team, manage ... team of, supervised ... team, supervising ... team, headed ... team, heading ... team, directed ... team, ran ... team of, supervised ... staff, supervised ... employees, managed ... employees, managed ... staff, managed ... engineers, led ... engineers, led ... developers, managed ... developers, led ... designers, managed ... designers, led ... people, managed ... people, supervised ... people, led ... analysts, supervised ... workers, supervised ... interns, team of ... reporting to me
Mentoring: mentored, mentoring, mentor to, mentor for, mentor ... juniors, mentor ... developers, mentor ... engineers
Coaching: coached, coaching ... team, coaching ... colleagues, coaching ... reps, coaching ... managers, coach ... team
Training: trained ... colleagues, trained ... staff, trained ... employees, trained ... hires, trained ... starters, trained ... users, trained ... team, trained ... people, trained ... interns, trained ... apprentices, trained ... juniors, trained ... volunteers, trained ... agents, training ... colleagues, training ... staff, training ... employees
Presentation Skills: presented ... results, presented ... findings, presented ... to, presented ... at, presenting ... to, presenting ... results, presenting ... findings, gave ... presentation, gave ... presentations, giving ... presentations, held ... presentations, delivered ... presentations, present ... findings, present ... results
Public Speaking: gave ... talk, gave ... talks, gave ... speech, gave ... speeches, giving ... talks, held ... speeches, spoke at ... conference, spoke at ... conferences, spoken at ... conferences
Decision Making: made ... decisions, making ... decisions, make ... decisions, took ... decisions
Problem Solving: solved ... problems, solving ... problems, solve ... problems
Conflict Resolution: resolved ... conflict, resolved ... conflicts, resolving ... conflicts, resolved ... disputes, settled ... disputes, settled ... conflicts
Mediation: mediated
Feedback: gave ... feedback, giving ... feedback, provided ... feedback to
Motivation: motivated ... team, motivated ... staff, motivated ... colleagues, motivated ... volunteers, motivating ... team, motivating ... staff
Communication: communicated ... with, communicated ... to, communicating ... with, communicating ... to
Delegation: delegated
Facilitation: facilitated, facilitating
Collaboration: collaborated, collaborating, worked closely with, working closely with, close collaboration
Prioritization: prioritized ... tasks, prioritizing ... tasks, prioritized ... work
Relationship Building: built ... relationships, building ... relationships, build ... relationships, maintained ... relationships
Stakeholder Management: managed ... stakeholders, managing ... stakeholders, aligned ... stakeholders, aligning ... stakeholders
Time Management: met ... deadlines, meeting ... deadlines, meet ... deadlines
Knowledge Sharing: shared ... knowledge
Negotiation: negotiated, negotiating
Cold Calling: cold called, cold-called, made ... cold calls
Lead Qualification: qualified ... leads, qualify ... leads
Lead Generation: generated ... leads, generate ... leads
Closing Deals: closed ... deals, closing ... deals, closed ... contracts worth
Complaint Handling: handled ... complaints, handling ... complaints, resolved ... complaints, dealt with ... complaints, dealing with ... complaints
Customer Service: served ... customers, serving ... customers, served ... guests, serving ... guests
Cash Handling: handled ... cash, handling ... cash
Upselling: upsold, upselling
Cross-Selling: cross-sold
Bank Reconciliation: reconciled ... accounts, reconciling ... accounts, reconciled ... statements, bank reconciliations
Month-End Close: closed ... books, closing ... books
Bookkeeping: kept the books, keeping the books
Budget Management: managed ... budget, managing ... budget, managed ... budgets, responsible for ... budget, controlled ... budget
Lesson Planning: planned ... lessons, planning ... lessons
Teaching: taught ... students, taught ... pupils, taught ... children, taught ... classes, taught ... courses, teaching ... students, teaching ... pupils, teaching ... children
Student Assessment: marked ... exams, marking ... exams, graded ... exams
Video Editing: edited ... videos, edited ... video, editing ... videos, cut ... videos
Photo Editing: edited ... photos, retouched ... photos
Copywriting: wrote ... copy, writing ... copy
Content Writing: wrote ... articles, writing ... articles
Blogging: wrote ... blog, wrote ... blogs
Proofreading: proofread
Translation: translated ... documents, translated ... texts, translated ... manuals, translated ... into English, translated ... into German, translated ... into French, translated ... into Spanish, translating ... documents, translating ... texts
User Research: interviewed ... users, interviewed ... customers, interviews with ... users, interviews with ... customers, interviewing ... users
Usability Testing: tested ... prototypes, tested ... with users, usability tests
Personas: built ... personas, created ... personas
Journey Mapping: journey maps, journey map
Wireframing: wireframes
Prototyping: clickable prototypes, built ... prototypes, prototypes in
User Stories: wrote ... user stories
Candidate Screening: screened ... CVs, screened ... resumes, screened ... applications, screened ... candidates, screening ... CVs, screening ... candidates, screening ... applications
Interviewing: interviewed ... candidates, interviewed ... applicants, interviewing ... candidates, conducted ... interviews with candidates, held ... interviews with candidates
Recruitment: recruited ... candidates, recruited ... developers, recruited ... engineers, recruited ... staff, recruited ... volunteers, recruited ... people, hired ... staff, hired ... developers, hired ... engineers
Employee Onboarding: onboarded ... hires, onboarded ... employees, onboarded ... staff, onboarding ... hires, onboarding ... starters
Customer Onboarding: onboarded ... customers, onboarded ... clients, onboarding ... customers, onboarding ... clients
Event Management: organized ... event, organized ... events, organizing ... events, planned ... events, organized ... conference, ran ... events
Project Management: managed ... projects, managing ... projects, managed ... project
Account Management: managed ... accounts, managing ... accounts
Inventory Management: managed ... stock, managed ... inventory, managing ... stock, managing ... inventory
Supplier Audits: audited ... suppliers
Route Planning: planned ... routes, planning ... routes
Shift Planning: planned ... shifts, planning ... shifts, planned ... rota
Contract Drafting: drafted ... contracts, drafting ... contracts, reviewed ... contracts, reviewing ... contracts
Legal Research: researched ... case law, case law research
Requirements Gathering: gathered ... requirements, gathering ... requirements, collected ... requirements, analyzed ... requirements, wrote ... requirements
Process Improvement: improved ... process, improved ... processes, improving ... processes, streamlined ... process, streamlined ... processes
Process Mapping: mapped ... processes, mapping ... processes
Market Research: researched ... market, researched ... markets
Financial Modelling: built ... financial models, built ... financial model, financial models
Forecasting: forecast demand, forecast revenue, forecasted, forecasting ... sales
Data Analysis: analyzed ... data, analyzing ... data, analyze ... data, data analyses
Data Cleaning: cleaned ... data, cleaning ... data, clean ... data
Data Visualization: visualized ... data, visualizing ... data
Code Review: reviewed ... code, reviewing ... code, reviewed pull requests, reviewing pull requests
Web Scraping: scraped ... websites, scraped ... data
Social Media Management: managed ... social media, ran ... social media, managing ... social media, looked after ... social media
`;
