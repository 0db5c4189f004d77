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
SAP IBP
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
`;
