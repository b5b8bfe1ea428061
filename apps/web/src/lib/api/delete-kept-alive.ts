import type { RouteShape } from '@fitted/contract/route';
import { readApiError } from './api-error.ts';
import { buildUrl } from './client.ts';

/** A deletion that the browser completes even if the page is closed meanwhile. */
export async function deleteKeptAlive(route: Pick<RouteShape, 'path'>, params: Readonly<Record<string, number>>) {
  const response = await fetch(buildUrl(route.path, params, undefined), {
    method: 'DELETE',
    credentials: 'include',
    keepalive: true,
  });
  // Already gone is as good as deleted.
  if (!response.ok && response.status !== 404) throw await readApiError(response);
}
