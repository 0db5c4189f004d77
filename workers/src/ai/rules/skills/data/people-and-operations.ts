/** Practice of human resources, operations and supply chains. */
export const PEOPLE_AND_OPERATIONS = `
Human Resources: HR, human resources management, HRM, HR management, people operations, HR operations
HR Strategy: people strategy
HR Policies: policies and procedures
HR Analytics: people analytics, workforce analytics
HR Administration: personnel administration
HR Business Partnering
Recruitment: recruiting, hiring, staff recruitment, full-cycle recruitment, full-cycle recruiting, end-to-end recruitment
Technical Recruiting: IT recruitment, tech recruiting, technical recruitment
Executive Search: headhunting
Campus Recruiting: campus recruitment, graduate recruitment, university recruiting
Volume Hiring: high volume recruitment, high-volume recruiting, bulk hiring, mass hiring
Talent Acquisition
Talent Management
Talent Sourcing: sourcing candidates, candidate sourcing, passive candidate sourcing, sourced candidates, candidate search
Boolean Search
Candidate Screening: CV screening, resume screening, screening candidates, screening CVs, phone screening, screening interviews, shortlisting, screened candidates, pre-screening
Interviewing: job interview, conducting interviews, interview technique, candidate interviews
Competency-Based Interviewing: behavioural interviewing, structured interviewing, competency based interview, structured interview
Interview Scheduling: scheduling interviews, interview coordination
Candidate Experience: candidate management
Candidate Assessment: skills assessment, psychometric testing, psychometric assessment
Talent Pipelining: talent pipeline, talent pool, candidate pipeline
Job Descriptions: writing job descriptions, job advert writing, job posting
Job Analysis: job evaluation, job design
Background Checks: reference check
Employer Branding: employer brand
Recruitment Marketing
Employee Referral Programmes: employee referral, referral programs for hiring
Diversity and Inclusion: DEI, diversity equity and inclusion, D&I, inclusion and diversity, equality diversity and inclusion, diversity hiring
Employee Onboarding: new hire onboarding, onboarding new hires, onboarding employees, induction, onboarding, onboarding new employees, staff induction, onboarding new staff
Offboarding: exit interview
Employee Engagement: engagement survey, employee engagement survey, staff engagement
Employee Experience
Employee Retention: staff retention, retention
Employee Relations
Industrial Relations: labor relations, union negotiation
Conflict Mediation: workplace mediation
Grievance Handling: grievance, disciplinary procedures, disciplinary and grievance, grievance procedure, disciplinary
Workplace Investigations
Performance Management: performance management system
Performance Reviews: performance appraisal, appraisal, staff appraisal
Learning and Development: L&D
Training Needs Analysis
Training Delivery: delivering training, training programme delivery, delivered training, staff training, employee training, training and development, corporate training, product training
Training Development: training design, training programme, training material, training course
Instructional Design: e-learning development, e-learning, elearning, curriculum design
Leadership Development
Career Development: career coaching, career planning
Succession Planning
Organizational Development: organization development, OD consulting
Organizational Design: organization design, org design
Workforce Planning: headcount planning, manpower planning, strategic workforce planning
Compensation and Benefits: comp and ben, total rewards, reward and benefits
Compensation Management: compensation, compensation planning, salary benchmarking, salary review, pay review
Benefits Administration: employee benefit, benefits
Payroll: payroll processing, payroll management, payroll administration, running payroll
Time and Attendance: attendance management, absence management, absence tracking
Employee Wellbeing: wellbeing, staff wellbeing, employee wellness
Job Grading: pay grading
HR Compliance
Restructuring: organizational restructuring, redundancies
Culture Change: culture transformation, company culture
Team Building
CIPD: CIPD Level 5
SHRM: SHRM-CP
Operations Management: business operations, operational management, managing operations, operations planning
Operational Excellence
Operational Efficiency: operational improvement
Supply Chain Management: supply chain, SCM, supply chain operations
Supply Chain Planning
Supply Chain Optimization
Supply Chain Analytics
Logistics: logistics management, logistics coordination
Reverse Logistics: returns management
Third-Party Logistics: 3PL
Last-Mile Delivery: last mile
Transportation Management: transport management, transport planning, transportation planning
Route Optimization: route planning, routing optimization
Fleet Management
Freight Forwarding: freight, freight management, freight negotiation
Carrier Management
Shipping and Receiving: shipping, goods receipt, goods-in, receiving goods
Order Management: order processing, order fulfilment, order fulfillment, processing orders
Order Picking: picking and packing, pick and pack, order picker
Dispatching: dispatch
Import and Export: import/export, import export, export documentation, export compliance
Customs Clearance: customs, customs compliance, customs documentation
Incoterms
Warehouse Management: warehousing, warehouse operations, warehouse management system, WMS, warehouse work
Inventory Management: inventory control, stock management, inventory, managing inventory, inventory counts, inventory optimization, inventory planning, cycle counting, managing stock
Procurement: purchasing, procurement management
Strategic Sourcing: sourcing strategy, global sourcing, sourcing
Supplier Audits
Purchase Orders
Procure-to-Pay: purchase to pay, P2P
Order-to-Cash
Spend Analysis: spend analytics
Demand Planning: demand forecasting, demand forecast
Sales and Operations Planning: S&OP
Production Planning: production scheduling, production management, manufacturing planning
Material Requirements Planning: MRP, materials planning
Master Scheduling: master production schedule
Bill of Materials: BOM
Just-in-Time: JIT
Vendor-Managed Inventory
ABC Analysis
Lean: lean principles, lean methodology, lean thinking, lean management
Lean Manufacturing: lean production
Six Sigma: Lean Six Sigma, Six Sigma Green Belt, Six Sigma Black Belt, DMAIC
Kaizen: kaizen event
5S: 5S methodology
Continuous Improvement: CI initiatives
Total Productive Maintenance: TPM
Overall Equipment Effectiveness: OEE
Standard Operating Procedures: SOP
Manufacturing: manufacturing processes, manufacturing operations
Assembly Work: assembly line, product assembly
Facilities Management: office management, managing facilities
Health and Safety: occupational health and safety, workplace safety, EHS, HSE, safety management, occupational safety
OSHA: OSHA compliance
NEBOSH
First Aid: CPR
Shift Planning: rota planning, staff scheduling, shift scheduling, roster planning, rostering, staff rota, shift management, rotas
Scheduling: appointment scheduling, calendar management, diary management
Office Administration: administration, administrative support, clerical work, admin work, administrative tasks
Data Entry: entering data
Travel Arrangements: travel management, travel booking, arranging travel, booking travel
Reception Work: front desk, reception, front desk operations
Minute Taking: taking minutes
Filing: archiving
Typing: touch typing
Transcription
Audio Typing
Benchmarking
Business Strategy: strategic planning, corporate strategy, strategy development, strategy planning
Business Planning: business plan, annual planning
Business Intelligence: BI reporting, BI, BI development
Business Modelling: business model design
Business Transformation
Entrepreneurship
Management Consulting: strategy consulting, consulting
Real Estate: property management, lettings
Property Valuation
Construction Management: construction project management, site management, site supervision
Building Regulations: building codes
Scaffolding
Carpentry: joinery, woodworking
Bricklaying: masonry
Painting and Decorating: house painting, decorating
Roofing
Tiling
Plastering
Electrical Installation
Landscaping: gardening
Horticulture
Agriculture: farming, crop management
Animal Care: animal husbandry
Automotive Repair: car repair, vehicle maintenance, auto repair, vehicle repair
Vehicle Diagnostics: OBD diagnostics
Driving: delivery driving, HGV driving, truck driving
Heavy Equipment Operation: excavator operation, crane operation
Cleaning: housekeeping, commercial cleaning
Security Guarding: security patrol, CCTV monitoring
Hospitality: hospitality management, hotel management, hotel operations
Food Safety: food hygiene
Food Preparation: food prep, cooking
Menu Planning: menu design, menu development
Baking: pastry
Bartending: mixology, cocktail making
Barista Skills: latte art, coffee making
Table Service: waiting tables, food service, waitressing
Catering
Restaurant Management
Kitchen Management
Reservations Management: reservations, booking management
Guest Relations
Tour Guiding
Nursing: nursing care
Patient Care: patient assessment, caring for patients
Medication Administration: administering medication, administered medication, medication management
Vital Signs Monitoring: vital signs
Wound Care
Phlebotomy: venipuncture, blood draws
Triage
Clinical Research: clinical trials
Clinical Documentation: patient records, medical records
Medical Coding: ICD-10, CPT coding, medical billing
Medical Terminology
Infection Control: infection prevention
Pharmacology
Pharmacovigilance
Dispensing
Physiotherapy: physical therapy
Occupational Therapy
Speech Therapy
Counselling: psychotherapy, cognitive behavioural therapy, CBT
Mental Health Support: mental health
Social Work: case management, casework
Safeguarding: child protection
Elderly Care: care of the elderly, personal care, caregiving
Childcare: babysitting, child care
Public Health
Epidemiology
Radiography: X-ray imaging
Dental Hygiene
Nutrition: dietetics
Personal Training: fitness instruction, fitness training
Sports Coaching: football coaching
Hairdressing: hair styling
Beauty Therapy: make-up artistry
Teaching: classroom teaching, taught classes, teaching classes
Lesson Planning: lesson plan
Curriculum Development: curriculum planning
Classroom Management
Tutoring: private tuition, tutored
Student Assessment: grading papers, marking exams, exam marking
Special Educational Needs: SEN, special education
Early Childhood Education
ESL Teaching: TEFL, teaching English
Academic Research: scientific research
Literature Review: systematic review
Academic Writing: scientific writing
Library Science: cataloguing
Museum Curation: curation
Volunteer Management: volunteer coordination, managing volunteers
Community Outreach
Emergency Response: emergency management
Aviation Safety
Quality Improvement
Lab Safety
Environmental Compliance: environmental management
Waste Management: recycling
Energy Management: energy efficiency, energy auditing
Forklift Operation: forklift driving, forklift
CNC Machining: CNC, CNC programming, CNC milling, CNC turning, CNC milling and turning
Machining
Injection Moulding: injection molding
Sheet Metal Fabrication: sheet metal
Welding: MIG welding, TIG welding, arc welding, MIG and TIG, MIG, TIG
Soldering
Plumbing
HVAC: heating ventilation and air conditioning
Electrical Wiring: wiring, house wiring
Electrical Maintenance
Preventive Maintenance: preventative maintenance, planned maintenance, predictive maintenance
Equipment Maintenance: machine maintenance
Technical Drawing: engineering drawing, blueprint reading, reading blueprints
Surveying: land surveying
Quantity Surveying: quantity takeoff
Root Cause Analysis: RCA, root cause analyses
FMEA: failure mode and effects analysis, PFMEA, DFMEA
Statistical Process Control: SPC
Advanced Product Quality Planning: APQP
Business Continuity: business continuity planning, BCP
IT Support: technical support, desktop support, help desk, helpdesk, helpdesk support, service desk, IT helpdesk
Pipe Fitting: pipefitting
Environmental Impact Assessment
Renewable Energy: solar energy, wind energy
Hardware Troubleshooting: computer repair, PC repair
3D Printing: additive manufacturing
Employee Handbooks
Hydraulics
Pneumatics
Capacity Planning
`;
