/** A sample person and a sample posting, shown in the demo video. */
export const sampleResume = `Maya Okafor
Operations analyst
Leeds · maya@sample.example · +44 20 7946 0000

Experience

Operations Analyst, Northgate Freight, Jan 2021 – Present
• Responsible for weekly delivery reports to six depot managers
• Cut late deliveries from 9% to 4% with a new route plan
• Was in charge of maintaining the k8s cluster of the warehouse system

Stock Clerk, Harbour Lane Stores, 2018 – 2020
• I kept the stock records of three warehouses up to date
• Trained four new colleagues

Education
BSc Mathematics, University of Leeds, 2018

Skills
Excel, French, SQL, Power BI, k8s`;

export const sampleJob = {
  title: 'Operations Lead',
  description: `We run the warehouse software of forty depots.

What you will do
- Report delivery figures to depot managers
- Maintain our Kubernetes cluster
- Train new colleagues

What we look for
- SQL and Power BI
- Kubernetes
- Terraform is a plus
- Three years of experience in operations`,
};
