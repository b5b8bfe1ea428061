/**
 * Having one of the skills on the right implies the one on the left: `SQL < PostgreSQL, MySQL`. One step only, and only
 * where there is no doubt.
 */
export const impliedSkills = `
SQL < PostgreSQL, MySQL, Microsoft SQL Server, SQLite, BigQuery
Cloud computing < Amazon Web Services, Microsoft Azure, Google Cloud Platform
Amazon Web Services < AWS Lambda, Amazon S3, Amazon EC2, AWS certification
Continuous integration < CI/CD, Jenkins, GitHub Actions, GitLab CI
Continuous delivery < CI/CD
Databases < PostgreSQL, MySQL, Microsoft SQL Server, Oracle Database, MongoDB, SQLite, Database administration
Merchandising < Visual merchandising
Account management < Key account management
Stocktaking < Inventory management
Chromatography < High-performance liquid chromatography
AWS certification < AWS Certified Solutions Architect
User interface design < UX/UI design
Infrastructure as code < Terraform
Agile < Scrum, Kanban
Version control < Git, Subversion, GitHub, GitLab
JavaScript < TypeScript, React, Vue, Angular, Node.js, jQuery, Next.js
Unit testing < JUnit, pytest, Test-driven development
REST APIs < FastAPI
Machine learning < Deep learning, scikit-learn, PyTorch, TensorFlow, Keras
Data visualization < Tableau, Power BI
Business intelligence < Tableau, Power BI
NoSQL < MongoDB, Cassandra database, DynamoDB
Linux < Unix
Microsoft Office < Microsoft Excel, Microsoft Word, Microsoft PowerPoint, Microsoft 365
Customer relationship management < Salesforce, HubSpot, Zoho CRM, Microsoft Dynamics, Pipedrive
ERP < SAP, Oracle NetSuite
Electronic health records < Epic, Cerner
Nursing < Registered Nurse, Medical-surgical nursing, Operating room nursing, Oncology nursing,
  Licensed Practical Nurse, Critical care, Emergency nursing, Paediatric nursing
Registered Nurse < NMC registration, CCRN
CPR < Basic Life Support, Advanced Cardiac Life Support, Pediatric Advanced Life Support
Basic Life Support < Advanced Cardiac Life Support
Forklift operation < Forklift licence, Reach truck
Driving licence < HGV licence, Commercial driver's license, Passenger transport licence
Warehouse operations < Order picking, Warehouse management, Forklift operation, Goods receiving
Warehouse management system < Warehouse management
Logistics < Reverse logistics, Third-party logistics, Supply chain management, Freight forwarding, Warehouse management
Retail < Store management, Stock replenishment
Sales < Retail, Upselling, Cross-selling, B2C sales, Consultative selling, Channel sales, Car sales,
  Real estate sales, Insurance sales, Pharmaceutical sales, B2B sales, Field sales, Inside sales,
  Account management, Cold calling, Clothing sales
Lead generation < Cold calling
Cash handling < Point of sale
Point of sale < Cash handling
Customer service < Complaint handling, Call centre
Accounting < Cost accounting, Financial reporting, Financial statements, Accounts payable, Accounts receivable, General ledger, Month-end close, Bookkeeping
Bookkeeping < Accounts payable, Accounts receivable
Team management < Store management, Charge nurse
Leadership < Team management
Recruitment < Interviewing
Bachelor's degree < Master's degree, Doctorate, Master of Business Administration, Bachelor of Science in Nursing,
  Law degree, Computer science degree, Engineering degree
Master's degree < Doctorate, Master of Business Administration
Associate degree < Bachelor's degree, Master's degree, Doctorate
Secondary school diploma < Vocational training, Associate degree, Bachelor's degree, Master's degree, Doctorate
CET-4 < CET-6
JLPT N2 < JLPT N1
Property management system < Mews, Cloudbeds, Guestline
Legal practice software < PCLaw, RA-MICRO
English < IELTS, TOEFL, TOEIC, CET-4, CET-6, Eiken
Spanish < DELE
French < DELF, DALF
German < Goethe-Zertifikat
Mandarin Chinese < HSK
Japanese < JLPT N1, JLPT N2
Certified Nursing Assistant < Licensed Practical Nurse, Registered Nurse
CI/CD < Jenkins, GitHub Actions, GitLab CI
Microsoft Excel < Microsoft Office, Microsoft 365, Pivot tables
Microsoft Word < Microsoft Office, Microsoft 365
Microsoft PowerPoint < Microsoft Office, Microsoft 365
Microsoft Outlook < Microsoft Office, Microsoft 365
Ruby < Ruby on Rails
Python < Django, FastAPI, Flask framework, PySpark
Apache Spark < PySpark
Java < Spring Boot
CSS < Tailwind CSS
Six Sigma < Lean Six Sigma Green Belt, Lean Six Sigma Black Belt
Lean manufacturing < Lean Six Sigma Green Belt, Lean Six Sigma Black Belt
Project management < Project Management Professional, Construction management, Programme management
Marketing < Digital marketing, Search engine marketing, Content marketing, Email marketing, Product marketing, Brand management, Social media management
Digital marketing < Search engine optimisation, Search engine marketing, Email marketing, Paid social advertising
Teaching < Primary education, Secondary education, Mathematics teaching, Language teaching, Online teaching, Tutoring
Negotiation < Contract negotiation
Typing < Dictation
Manufacturing < Lean manufacturing, CNC machining
`;
