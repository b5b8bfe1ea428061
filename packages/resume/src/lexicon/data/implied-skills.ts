/** Who has one of these has the first too: `SQL < PostgreSQL, MySQL`. One step only, and nothing one could doubt. */
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
Nursing < Registered Nurse, Licensed Practical Nurse, Critical care, Emergency nursing, Paediatric nursing
Registered Nurse < NMC registration, CCRN
CPR < Basic Life Support, Advanced Cardiac Life Support, Pediatric Advanced Life Support
Basic Life Support < Advanced Cardiac Life Support
Forklift operation < Forklift licence, Reach truck
Driving licence < HGV licence, Commercial driver's license, Passenger transport licence
Warehouse operations < Order picking, Warehouse management, Forklift operation, Goods receiving
Warehouse management system < Warehouse management
Logistics < Supply chain management, Freight forwarding, Warehouse management
Retail < Store management, Stock replenishment
Sales < B2B sales, Field sales, Inside sales, Account management, Cold calling, Clothing sales
Lead generation < Cold calling
Cash handling < Point of sale
Point of sale < Cash handling
Customer service < Complaint handling, Call centre
Accounting < Accounts payable, Accounts receivable, General ledger, Month-end close, Bookkeeping
Bookkeeping < Accounts payable, Accounts receivable
Team management < Store management, Charge nurse
Leadership < Team management
Recruitment < Interviewing
Bachelor's degree < Master's degree, Doctorate, Master of Business Administration, Bachelor of Science in Nursing, Law degree, Computer science degree, Engineering degree
Master's degree < Doctorate, Master of Business Administration
Associate degree < Bachelor's degree, Master's degree, Doctorate
Secondary school diploma < Vocational training, Associate degree, Bachelor's degree, Master's degree, Doctorate
English < IELTS, TOEFL, TOEIC, CET-4, CET-6, Eiken
Spanish < DELE
French < DELF, DALF
German < Goethe-Zertifikat
Mandarin Chinese < HSK
Japanese < JLPT N1, JLPT N2
Certified Nursing Assistant < Licensed Practical Nurse, Registered Nurse
`;
