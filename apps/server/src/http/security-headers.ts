import type { FastifyInstance } from 'fastify';

export interface HeaderOptions {
  readonly isHttps: boolean;
  /** CSP sources of the inline scripts in the built page, such as 'sha256-…'. */
  readonly scriptHashes: readonly string[];
  readonly usesStripe: boolean;
  readonly adNetworkScriptUrl: string | undefined;
}

/** Set on every response, so that no route can forget them. */
export function setSecurityHeaders(app: FastifyInstance, options: HeaderOptions): void {
  const ofPages = { 'content-security-policy': policyOfPages(options), ...headersOfAll(options.isHttps) };
  const ofData = headersOfData(options.isHttps);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? ofData : ofPages).header('x-request-id', request.id);
    done();
  });
}

const headersOfAll = (isHttps: boolean): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  ...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
});

export const headersOfData = (isHttps: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': policyOfData,
  ...headersOfAll(isHttps),
});

/** API responses load nothing. The few that are viewed as pages, such as a receipt, have inline styles. */
const policyOfData =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function policyOfPages({ isHttps, scriptHashes, usesStripe, adNetworkScriptUrl }: HeaderOptions): string {
  const stripe = usesStripe ? ['https://js.stripe.com'] : [];
  const ads = adNetworkScriptUrl ? [new URL(adNetworkScriptUrl).origin] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...stripe, ...ads],
    // Dialog and chart libraries set styles from scripts. Styles cannot run code, so only scripts are restricted to hashes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(usesStripe ? ['https://api.stripe.com'] : [])],
    'frame-src': ["'self'", 'blob:', 'data:', ...stripe],
    'worker-src': ["'self'", 'blob:'],
    ...(isHttps && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
