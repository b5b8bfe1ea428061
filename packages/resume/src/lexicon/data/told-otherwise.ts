/**
 * Names that are written like those of products, but are methods, standards or kinds of product. A resume may show one without
 * ever naming it, so that not finding the name proves nothing.
 */
export const toldOtherwise = `
# kinds of product
ERP, SCADA, SIEM, NoSQL, Dashboards, REST APIs, SOAP services, WebSockets, VPN, LAN/WAN, Newsletters, Telemetry, PMO
Shell scripting, iOS development, Android development, FPGA design, Microsoft Office, Cisco networking, X-ray
# methods
ETL, ELT, CI/CD, DevOps, MLOps, Microservices, Serverless, Blockchain, Forecasting, E-discovery, Merchandising
Wireframing, Typography, Branding, Illustration, Photography, Scrum, Kanban, SAFe framework, ITIL, WCAG
Kaizen, 5S, DMAIC, FMEA, SMT, FIFO, FEFO, Incoterms, Cross-docking, MIG welding, TIG welding
Real-time PCR, RT-PCR, LC-MS, GC-MS, NMR, FTIR, UV-Vis, CRISPR, RNA-seq, fMRI
# rules and standards
US GAAP, UK GAAP, HIPAA, ICD-10, IRB, DOT regulations, FMCSA, EYFS, Key Stage 1, Key Stage 2, Key Stage 3, KS4
Reggio Emilia, TCP/IP, DNS, DHCP
`;
