/** Programs of one trade, listed under their kind: any of them is enough for a posting that says "or similar". */
export const tradeSystems = `
# Programs (tools)
~Mews
Cloudbeds
Guestline
Payroll software | payroll system
  | es:programa de nóminas | es:software de nóminas
  | fr:logiciel de paie
  | de:Lohnabrechnungssoftware | de:Lohnprogramm
  | zh:薪资系统
  | ja:給与計算ソフト
  | <BrightPay | <Sage Payroll | <Xero Payroll | <A3Nom | <Meta4 | <Silae | <DATEV LODAS | <ADP Workforce Now
  | <Paychex
FreshBooks
FreeAgent
Blackboard Learn
School information system | student information system | school MIS | <PowerSchool | <Arbor MIS | <Bromcom | <Pronote
Care software | care planning software
  | fr:logiciel de soins
  | de:Pflegesoftware | de:Pflegedokumentationssoftware
  | zh:护理系统
  | ja:介護ソフト
  | <NETSoins | <Vivendi | <Medifox | <Nourish Care | <Person Centred Software
Legal practice software | legal practice management software | de:Kanzleisoftware | fr:logiciel de cabinet | <Clio Manage | <Advoware | <LEAP Legal
Dental software | dental practice software | <Dentrix | <Eaglesoft | <Dampsoft | <Open Dental
Taleo
SmartRecruiters
Personio
PeopleSoft | Oracle PeopleSoft
Ticketing system | ticket system | help desk software
  | es:sistema de tickets
  | fr:outil de ticketing
  | de:Ticketsystem
  | zh:工单系统
  | ja:チケット管理システム
  | <Freshdesk | <OTRS
Transport management system | transportation management system | <Transporeon
MicroStation
Civil 3D | AutoCAD Civil 3D
ArchiCAD
Vectorworks
Mastercam
Fusion 360 | Autodesk Fusion 360
Xactimate
Bluebeam Revu | Bluebeam
Google Meet
Cisco Webex | Webex
Google Tag Manager
Semrush
Ahrefs
Screaming Frog
Simulink
Wireshark
Apache Tomcat
Apache Maven
MEDITECH
eClinicalWorks
Yardi | Yardi Voyager
SAP Concur
SAP EWM | Extended Warehouse Management
CAT tools | computer-assisted translation | translation memory software | <Trados Studio ; SDL Trados ; =Trados | <memoQ | <Wordfast
`;
