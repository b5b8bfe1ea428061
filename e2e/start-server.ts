import { startProduct } from '../scripts/start-product.ts';
import { jobSiteAddress, startJobSite } from './job-site.ts';

/** The server that all journeys share; stopped after them. */
export default async function startServer(): Promise<() => Promise<void>> {
  const jobSite = await startJobSite();
  const { dataDir, stop } = await startProduct(Number(process.env.E2E_PORT ?? 3199), {
    FETCH_ALLOW_HOSTS: jobSiteAddress,
  });
  process.env.E2E_DATA_DIR = dataDir;
  return async () => {
    await stop();
    jobSite.close();
  };
}
