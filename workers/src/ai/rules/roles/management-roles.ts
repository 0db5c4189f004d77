/** Roles in product and project management (format: role.ts). */
export const MANAGEMENT_ROLES = `
Product Manager (experienced)
Product Owner, Associate Product Manager, Technical Product Manager, Digital Product Manager, Head of Product, Product Lead
Decides what a product should become and why. Listens to users, sets priorities and keeps design, engineering and business pulling together.
Product Management, Product Roadmaps, Product Strategy, User Stories, Agile, Stakeholder Management, Market Research, A/B Testing, User Research, Backlog Management, Jira, Data Analysis, Scrum

Project Manager (experienced)
IT Project Manager, Technical Project Manager, Project Lead, Project Coordinator, Construction Project Manager, Project Officer
Brings a project to its goal: plans the work, keeps time and money in view, clears risks out of the way and tells everyone where it stands.
Project Management, Project Planning, Risk Management, Budgeting, Stakeholder Management, Microsoft Project, Agile, Scheduling, Jira, Scrum, Resource Planning, Communication

Program Manager (senior)
Programme Manager, Technical Program Manager, TPM, Portfolio Manager, Program Lead, PMO Manager
Steers several projects that serve one aim, so that their plans, people and budgets fit together and the aim is reached.
Program Management, Project Management, Stakeholder Management, Risk Management, Business Strategy, Budgeting, Change Management, Agile, Resource Planning, Portfolio Management, Team Leadership, Jira

Scrum Master (experienced)
Agile Coach, Agile Project Manager, Certified Scrum Master, Agile Delivery Manager, Iteration Manager
Helps a team work well in short cycles: runs its meetings, clears what blocks it and keeps improving how the work is done.
Scrum, Agile, Sprint Planning, Kanban, Facilitation, Jira, Coaching, Backlog Management, Conflict Resolution, Confluence, SAFe, Sprint Retrospectives

Business Analyst (entry)
Systems Analyst, Business Systems Analyst, Requirements Analyst, IT Business Analyst, Process Analyst, Functional Analyst
Works out what an organisation really needs, writes it down so that it can be built, and checks that what was built helps.
Requirements Gathering, Business Analysis, Process Mapping, Stakeholder Management, SQL, Microsoft Excel, User Stories, Data Analysis, Process Improvement, Jira, UML, Gap Analysis, Microsoft Visio
`;
