import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors/app-error.ts';

/** No route needs a tenth of this. Deeper nesting is meant to exhaust code that traverses it. */
const deepestNesting = 60;

/**
 * Reads JSON bodies. Nesting depth is checked before parsing. Lone surrogates, which no database can store and no page can show,
 * are refused anywhere in the body.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (isNestedDeeper(text, deepestNesting)) return done(new AppError('malformed'));
    parse(request, text, (error, value) => {
      if (!error && /\\u[dD][89a-fA-F]/.test(text) && hasHalfCharacter(value)) done(new AppError('malformed'));
      else done(error, value);
    });
  });
}

/** Counts brackets outside strings, without parsing. */
export function isNestedDeeper(json: string, limit: number): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === 0x22) at = endOfString(json, at);
    else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      if (depth > limit) return true;
    } else if (code === 0x5d || code === 0x7d) depth -= 1;
  }
  return false;
}

function endOfString(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === 0x22) return at;
    if (code === 0x5c) at += 1;
  }
  return json.length;
}

const half = /\p{Surrogate}/u;

function hasHalfCharacter(value: unknown): boolean {
  if (typeof value === 'string') return half.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => half.test(name) || hasHalfCharacter(inner));
}
