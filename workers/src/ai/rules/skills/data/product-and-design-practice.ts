/** Practice of product, project, service and design work. */
export const PRODUCT_AND_DESIGN_PRACTICE = `
Agile: agile methodology, agile development, agile project management, agile software development, agile practices, agile framework, agile methods, agile delivery
Scrum: scrum methodology, scrum framework, scrum ceremonies, scrum practices
Kanban: kanban board, kanban method
Scrumban
SAFe: scaled agile framework, scaled agile
Extreme Programming: XP practices
Waterfall: waterfall methodology, waterfall model
PRINCE2
PMP: project management professional
PMBOK
Certified ScrumMaster: CSM certification, certified scrum master
Sprint Planning: planning sprints, sprint plan
Sprint Retrospectives: retrospective, sprint retro, agile retrospective
Sprint Reviews
Daily Stand-Ups: daily stand-up, stand-up meeting, daily standup, daily scrum, stand-ups, standups
Backlog Management: backlog grooming, backlog refinement, product backlog management, backlog prioritization, product backlog, grooming the backlog, prioritizing the backlog, prioritized backlog, groomed the backlog, backlog
User Stories: writing user stories, user story writing
Story Mapping: user story mapping
Estimation: story point estimation, planning poker
Velocity Tracking
Burndown Charts
Impediment Removal: removing impediments, removed impediments, remove impediments
Agile Coaching
Agile Transformation
Servant Leadership
Project Management: managing projects, project manage, IT project management, technical project management, managed projects, managed a project
Program Management
Portfolio Management: project portfolio management
Project Planning: project plan, project scheduling, project schedule
Project Coordination
Project Governance
Project Delivery: delivery management
Project Management Office: PMO
Work Breakdown Structures: WBS
Gantt Charts: gantt
Critical Path Method: critical path analysis
Earned Value Management: earned value
Scope Management: project scope, scope definition
Change Control
Milestone Tracking: milestone planning
RAID Logs
Dependency Management
Resource Planning: resource management, resource allocation
Risk Management: risk mitigation, managing risk, project risk management
Risk Assessment: risk analysis, assessing risk
Change Management: organizational change management, managing change, organizational change
Benefits Realization
Product Management: digital product management
Product Ownership
Product Strategy: product vision
Product Roadmaps: roadmapping, roadmap planning, product roadmapping
Product Discovery
Product Development: new product development, NPD
Product Launches: launching products, new product launch, new product introduction
Product Lifecycle Management: PLM, product lifecycle
Product Analytics
Product Requirements: PRD, product requirements document, product specification
Product-Market Fit
Product-Led Growth
Product Operations
Minimum Viable Product: MVP
Feature Prioritization: prioritization framework, RICE, MoSCoW
Pricing Strategy: pricing, price optimization, pricing analysis
Go-to-Market Strategy: GTM strategy, go-to-market, go-to-market plan, go-to-market planning
OKRs: objectives and key results
KPIs: key performance indicator, KPI tracking, KPI reporting, KPI monitoring
Balanced Scorecard
Design Thinking
Lean Startup: lean start-up
Jobs to Be Done
Business Analysis
Business Process Management: BPM
Business Process Modelling: process modelling, business process mapping
Process Mapping: process map, value stream mapping, process flow diagram
Process Improvement: business process improvement, continuous process improvement, process optimization, process re-engineering, business process reengineering, improving processes, process redesign
Requirements Gathering: requirements elicitation, gathering requirements, gathered requirements, gather requirements, requirement analysis, business requirements, requirements management, eliciting requirements, requirements definition, requirements documentation, requirements engineering
Functional Specifications: functional requirements
Use Cases
Gap Analysis
Cost-Benefit Analysis
Feasibility Studies
SWOT Analysis: SWOT
PESTLE Analysis
Business Cases: business case development
Data Flow Diagrams
Workshop Facilitation: facilitating workshops, facilitated workshops, workshop moderation, ran workshops, running workshops, design workshops, design sprint, facilitate workshops
Quality Assurance: QA
Quality Control: QC
Quality Management: quality management system, QMS, total quality management, TQM
Quality Audits
Quality Inspection: visual inspection
ITIL: ITIL v4, ITIL foundation
IT Service Management: ITSM
IT Governance: COBIT
Service Level Agreements: SLA, SLA management
Vendor Management: supplier management, supplier relationship management, managing suppliers, managing vendors, vendor relations, vendor relationship management, supplier relations
Vendor Selection: supplier selection
Outsourcing
Digital Transformation
Innovation Management
Knowledge Management
Document Management: document control, records management
User Experience Design: UX design, UX, user experience, UI/UX, UX/UI, UI/UX design, UX/UI design, UXD, UI UX design, UX and UI design, UI and UX design
User Interface Design: UI design, user interface, UI designing, interface design, GUI design, visual interface design
User Research: UX research, user interviews, customer research, interviewing users, design research, user studies
Usability Testing: usability test, user testing, usability study, moderated usability testing, unmoderated testing, unmoderated usability testing, user tests, usability
A/B Testing: AB testing, A/B test, split testing, AB test, multivariate testing, A B testing, A/B experiment
Wireframing: wireframe, wire framing
Interaction Design: IxD
Visual Design
Product Design
Web Design: website design
Mobile Design: mobile app design, app design
Information Architecture: IA design
Card Sorting: card sort
Tree Testing
Heuristic Evaluation: heuristic review
Personas: user persona
Journey Mapping: customer journey mapping, user journey mapping, user journey, customer journey map, user journey map, experience mapping, customer journey
User Flows: task flow
Task Analysis
Empathy Mapping: empathy map
Diary Studies
Ethnographic Research: ethnography, contextual inquiry, field studies, field research
Focus Groups
Survey Design: survey, questionnaire design, online surveys, designing surveys
Affinity Mapping: affinity diagram, affinity diagramming
Thematic Analysis
Research Synthesis: synthesizing research
Research Repositories
Participant Recruitment: participant recruiting
Eye Tracking
Qualitative Research: qualitative user research
Quantitative Research
Mixed-Methods Research: mixed methods
Conversion Rate Optimization: CRO, conversion optimization
Design Systems: pattern library
Design Tokens
Style Guides
Design Handoff: developer handoff
Design Critique: design review
Design Strategy
Design Operations: DesignOps
Inclusive Design: universal design
Human-Centred Design: user-centred design, human centered design, user centered design, UCD
Human-Computer Interaction: HCI
Service Design: service blueprint, service blueprinting
UX Writing: microcopy
Motion Design: motion graphics
Graphic Design
Typography
Colour Theory
Layout Design: page layout, layout
Print Design: print production, prepress, print layout
Packaging Design
Logo Design
Brand Identity: brand identity design, visual identity, corporate identity
Brand Guidelines
Editorial Design
Illustration: digital illustration
Iconography: icon design
Infographics: infographic design
Art Direction
Creative Direction
Storyboarding: storyboard
Photography: product photography
Photo Editing: image editing, photo retouching, image retouching, retouching
Video Editing
Video Production: video shooting, videography
Sound Design: audio editing, audio production
Animation: 2D animation
Presentation Design: pitch deck, slide design
Interior Design
Fashion Design
Industrial Design
Landscape Design
Prototyping: rapid prototyping, interactive prototype, clickable prototype, high-fidelity prototype, low-fidelity prototype
3D Modelling
3D Rendering
3D Animation
Technical Writing
Technical Documentation: API documentation, software documentation, documenting APIs
Process Automation: workflow automation, business process automation, automating processes
Lean Portfolio Management
Podcasting: podcast production
Case Studies: case study writing
Research Ethics
SaaS: software as a service
Game Design
Data Collection: collecting data
Ergonomics
Online Experimentation: controlled experiment
Data Storytelling: storytelling with data
Release Planning: release plans
`;
