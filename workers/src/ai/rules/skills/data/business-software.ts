/** Products for finance, supply chain, human resources, and single trades. */
export const BUSINESS_SOFTWARE = `
SAP: SAP ERP, SAP R/3, SAP ECC
SAP S/4HANA: S/4HANA, S4HANA, SAP S4 HANA, SAP S4
SAP FICO: SAP FI/CO, SAP FI, SAP CO
SAP MM: SAP Materials Management
SAP SD
SAP PP
SAP WM: SAP EWM
SAP HCM: SAP HR
SAP Ariba: Ariba
SAP SuccessFactors: SuccessFactors
SAP Business One
SAP APO
SAP IBP: SAP Integrated Business Planning
SAP Fiori: Fiori
SAP BTP
Oracle ERP: Oracle EBS, Oracle E-Business Suite, Oracle Fusion, Oracle Financials, Oracle Cloud ERP
Oracle HCM: Oracle HCM Cloud
Oracle Hyperion: Hyperion, Hyperion Planning, Essbase
Oracle APEX
NetSuite: Oracle NetSuite
PeopleSoft
JD Edwards: JDE
Microsoft Dynamics NAV: Navision, Dynamics 365 Business Central, Business Central
Microsoft Dynamics AX: Dynamics AX
Microsoft Dynamics GP: Dynamics GP
Infor: Infor M3
Epicor
IFS Applications
Odoo
Acumatica
QuickBooks: Quick Books, QuickBooks Online
Xero
Sage: Sage 50, Sage 200, Sage Intacct
FreshBooks
Tally: Tally ERP, Tally Prime, TallyPrime
Zoho Books
DATEV
Bill.com
BlackLine
Workiva
Anaplan
Adaptive Insights: Workday Adaptive Planning, Adaptive Planning
Planful
Bloomberg Terminal: Bloomberg
Reuters Eikon: Refinitiv, Eikon, Refinitiv Eikon
FactSet
S&P Capital IQ: Capital IQ, CapIQ
PitchBook
Morningstar Direct
Oracle Crystal Ball
@RISK
Murex
Calypso
Temenos
Finacle
TurboTax
CCH Axcess
Thomson Reuters ONESOURCE
Coupa
Jaggaer
Kinaxis: Kinaxis RapidResponse
Blue Yonder: JDA Software
Manhattan WMS: Manhattan Associates
o9 Solutions
Llamasoft
Oracle Transportation Management
Fishbowl
ShipStation
Arena PLM
Teamcenter
Windchill
Katana MRP
Workday: Workday HCM
ADP: ADP Workforce Now
BambooHR: Bamboo HR
Gusto
Paychex
Paycom
Paylocity
UKG: Kronos, UKG Pro, UltiPro, UKG Kronos
Ceridian Dayforce: Dayforce
Rippling
Personio
HiBob
Zenefits
Deel
Cornerstone OnDemand
Lattice
Culture Amp
15Five
Peakon
Greenhouse
Lever
Ashby
Workable
SmartRecruiters
iCIMS
Taleo: Oracle Taleo
Jobvite
JazzHR
Bullhorn
Teamtailor
Recruitee
Breezy HR
HireVue
SHL
SeekOut
hireEZ
Docebo
TalentLMS
LinkedIn Learning
Visier
Epic: Epic EHR, Epic Systems
Cerner
Meditech
Athenahealth
eClinicalWorks
Electronic Health Records: EHR, EMR, electronic medical records, EMR system
Veeva: Veeva CRM, Veeva Vault
Medidata Rave
Opera PMS
Micros POS
Toast POS
Lightspeed
Point of Sale Systems: POS system, point of sale, POS
OpenTable
Amadeus
Sabre
Galileo
Yardi
AppFolio
Argus Enterprise
CoStar
Buildertrend
PlanGrid
Sage 300 Construction
Guidewire
Duck Creek
Westlaw
LexisNexis
Clio
Relativity
iManage
OneTrust
Archer GRC: RSA Archer
AuditBoard
TeamMate
ACL Analytics
IDEA Audit Software
MetricStream
Vanta
Drata
Kofax
OnBase
OpenText
M-Files
Laserfiche
PowerSchool
Blackbaud: Raiser's Edge
Bloomerang
Celonis
Signavio: SAP Signavio
ARIS
Bizagi
Appian
Pega: Pegasystems
Camunda
IBM Maximo: Maximo
Samsara
UpKeep
Handheld Scanners: barcode scanner, RF scanners, barcode scanning
Applicant Tracking Systems: ATS
Ticketing Systems: ticketing
HRIS: HR information system, HRMS, human resource information system
Fanuc Controls: Fanuc
Lexware
Sage HR
Sage People
Sage X3
SAP PS
SAP QM
SAP PM
SAP TM
SAP GRC
SAP CRM
Unit4
MYOB
FreeAgent
Zoho Inventory
Cin7
Dext
Hubdoc
Caseware
Tagetik: CCH Tagetik
OneStream
HFM: Hyperion Financial Management
Kyriba
SimCorp
Aladdin: BlackRock Aladdin
Charles River IMS
SWIFT Alliance
Fiserv
nCino
GoCardless
Klarna
Avalara
Vertex Tax
Basware
Ivalua
GEP SMART
SAP Fieldglass: Fieldglass
CargoWise
DELMIA
Arena Simulation
AnyLogic
MasterControl
TrackWise
SafetyCulture: iAuditor
When I Work
TSheets
Textio
Pymetrics
Codility
HackerRank
CodeSignal
TestGorilla
Hogan Assessments
MBTI: Myers-Briggs
DISC Assessment
Checkr
StepStone
CareerBuilder
Wellfound
Eightfold
Beamery
Remote.com
Oyster HR
TriNet
Justworks
Breathe HR
Workhuman
Degreed
Absorb LMS
Litmos: SAP Litmos
Udemy Business
Coursera for Business
Pluralsight
Payscale
NextGen Healthcare
Allscripts
SystmOne
EMIS Web
Practice Fusion
Dentrix
Pyxis
Omnicell
PACS
Cloudbeds
Fidelio
SevenRooms
Clover POS
NCR Aloha: Aloha POS
Buildium
RealPage
Autodesk Construction Cloud: BIM 360
CostX
Asta Powerproject
Aconex: Oracle Aconex
Fieldwire
PlanSwift
NetDocuments
Icertis
DocuSign CLM
Everlaw
Diligent Boards
NAVEX
Salesforce Nonprofit Cloud
Ellucian Banner
Geotab
Planon
Archibus
Rockwell FactoryTalk: FactoryTalk
AVEVA
OSIsoft PI: PI System
Honeywell Experion
Emerson DeltaV: DeltaV
ABB RobotStudio
KUKA Robots
Universal Robots
Cognex
Keyence
`;
