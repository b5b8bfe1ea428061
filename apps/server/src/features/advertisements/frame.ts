import { advertisementFrame } from '@fitted/contract/advertisements';
import { adHeightMessage } from '@fitted/contract/constants';
import { AppError } from '../../errors/app-error.ts';
import type { Serve } from '../../http/bind.ts';

interface FramedAdvertisement {
  readonly adScript: string;
  readonly htmlContent: string | null;
}

export interface FrameDeps {
  /** Only an advertisement that is active and within its dates. */
  findRunning(id: number): Promise<FramedAdvertisement | undefined>;
}

/**
 * `sandbox` without `allow-same-origin` gives the page its own origin, even outside a frame: its scripts run but cannot
 * access our cookies, our storage or the surrounding page. Pages opened by a click escape the sandbox, because the
 * advertiser's page needs its cookies and forms.
 */
const policy = [
  'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "script-src 'unsafe-inline' https:",
  "style-src 'unsafe-inline' https:",
  'img-src https: data:',
  'font-src https: data:',
  'media-src https:',
  'connect-src https:',
  'frame-src https:',
  'form-action https:',
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

export function serveAdvertisementFrame(serve: Serve, { findRunning }: FrameDeps): void {
  serve(advertisementFrame, async ({ params, reply }) => {
    const advertisement = await findRunning(params.id);
    if (!advertisement) throw new AppError('not_found');
    return reply
      .header('content-security-policy', policy)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(writeFrame(advertisement.htmlContent ?? advertisement.adScript));
  });
}

// Placed before the advertisement, whose markup may be broken. The surrounding page limits the heights it accepts.
const reportHeight = `new ResizeObserver(() => parent.postMessage(
  { type: '${adHeightMessage}', height: Math.ceil(document.documentElement.getBoundingClientRect().height) }, '*',
)).observe(document.documentElement)`;

/** Without any tag, the content is the bare script of an advertising network. */
const writeFrame = (html: string): string => `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<base target="_blank">
<style>html { font: 16px/1.5 system-ui, sans-serif } body { margin: 0 } img { max-width: 100% }</style>
<script>${reportHeight}</script>
</head>
<body>
${/<[a-z!]/i.test(html) ? html : `<script>${html}</script>`}
</body>
</html>
`;
