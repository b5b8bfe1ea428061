import { createServer, type Server } from 'node:http';

const port = Number(process.env.E2E_JOB_SITE_PORT ?? 3197);

/** The address that the outbound guard is told to allow. */
export const jobSiteAddress = `127.0.0.1:${port}`;
export const jobSiteUrl = `http://${jobSiteAddress}`;

const posting = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Operations Engineer',
  hiringOrganization: { '@type': 'Organization', name: 'Harbour Lane Logistics' },
  description: [
    '<p>We run the warehouse software of forty depots.</p>',
    '<h3>What you will do</h3><ul><li>Maintain our Kubernetes cluster</li><li>Report weekly figures to depot managers</li></ul>',
    '<h3>What we look for</h3><ul><li>Kubernetes and SQL</li><li>Terraform is required</li><li>Three years of experience in operations</li></ul>',
  ].join(''),
};

const pages: Readonly<Record<string, string>> = {
  '/jobs/operations-engineer': `<!doctype html><title>Operations Engineer</title>
    <script type="application/ld+json">${JSON.stringify(posting)}</script><h1>Operations Engineer</h1>`,
  '/jobs/empty': '<!doctype html><title>Depot Assistant</title><h1>Depot Assistant</h1>',
};

/** A company's career site on localhost, for importing a job. */
export async function startJobSite(): Promise<Server> {
  const site = createServer((request, response) => {
    const page = pages[request.url ?? ''];
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page ?? '<!doctype html><title>Not found</title>');
  });
  await new Promise<void>((done) => site.listen(port, '127.0.0.1', done));
  return site;
}
