import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const [brotliOf, gzipOf] = [promisify(brotliCompress), promisify(gzip)];

/** A page with its compressed forms, each created on first use. */
export interface Page {
  readonly status: number;
  readonly etag: string;
  bytes(encoding: Encoding): Promise<Buffer>;
}

type Encoding = 'br' | 'gzip' | 'identity';

/** `isKept`: compressed once and sent often, so compression may take longer. */
export function createPage(html: string, status = 200, isKept = false): Page {
  const whole = Buffer.from(html);
  const forms = new Map<Encoding, Promise<Buffer>>();
  const press = (encoding: Encoding): Promise<Buffer> => {
    if (encoding === 'identity') return Promise.resolve(whole);
    if (encoding === 'gzip') return gzipOf(whole, { level: isKept ? 9 : 6 });
    return brotliOf(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: isKept ? 9 : 4 } });
  };
  return {
    status,
    // Weak, because the compressed forms differ in bytes but have the same content.
    etag: `W/"${createHash('sha256').update(whole).digest('base64url').slice(0, 22)}"`,
    bytes: (encoding) => {
      const known = forms.get(encoding) ?? press(encoding);
      forms.set(encoding, known);
      return known;
    },
  };
}

/** Revalidated on every request, sent only if changed. Varies with the chosen language and with the session. */
export async function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply
    .code(page.status)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, cookie')
    .header('etag', page.etag)
    .type('text/html; charset=utf-8');
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await page.bytes(encoding));
}

function chooseEncoding(accepted: string | undefined): Encoding {
  const isAccepted = (name: string) =>
    new RegExp(`(^|[,\\s])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))\\s*(;|,|$)`).test(accepted ?? '');
  if (isAccepted('br')) return 'br';
  return isAccepted('gzip') ? 'gzip' : 'identity';
}
