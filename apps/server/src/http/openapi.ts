import { ErrorBody, type ErrorCode, errorCatalogue } from '@fitted/contract/errors';
import { isRaw, type RouteShape } from '@fitted/contract/route';
import { allRoutes } from '@fitted/contract/routes';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { version } from '../version.ts';

const schemaOf = (shape: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(shape, { io, unrepresentable: 'any' });

/** The contract as OpenAPI 3.1 and as a readable page, both generated from the routes. */
export function serveApiDocs(app: FastifyInstance): void {
  // When they are first asked for: turning every shape into a schema would be a tenth of the start.
  let document: string | undefined;
  let page: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(buildOpenApi());
    return reply.type('application/json; charset=utf-8').send(document);
  });
  app.get('/api/docs', async (_request, reply) => {
    page ??= buildPage();
    return reply.type('text/html; charset=utf-8').send(page);
  });
}

export function buildOpenApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of allRoutes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fitted',
      version,
      description: 'Fits a resume to a job, and never puts a word in it that is not yours.',
    },
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorBody, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  };
}

function operation(route: RouteShape): object {
  const { response, body } = route;
  return {
    summary: route.summary,
    'x-access': route.access,
    security: route.access === 'public' ? [] : [{ session: [] }],
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(body && { requestBody: { required: true, content: content(body, 'input') } }),
    responses: {
      200: { description: 'Done', content: content(response, 'output') },
      ...errorAnswers([...new Set([...route.errors, ...sharedErrors(route)])]),
    },
  };
}

/** The fields of the upload form. */
const upload = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' }, password: { type: 'string' } },
  required: ['file'],
};

function content(shape: RouteShape['response'], io: 'input' | 'output') {
  if (!isRaw(shape)) return { 'application/json': { schema: schemaOf(shape, io) } };
  return { [shape.raw]: shape.raw === 'multipart/form-data' ? { schema: upload } : {} };
}

/** Errors that any route of this kind can return. */
function sharedErrors({ access, limit, method, params, query, body }: RouteShape): ErrorCode[] {
  const when = (isSo: unknown, ...codes: ErrorCode[]) => (isSo ? codes : []);
  return [
    ...when(params ?? query ?? body, 'invalid', 'malformed'),
    ...when(body, 'too_large', 'unsupported_type', 'timeout'),
    ...when(access !== 'public', 'not_signed_in'),
    ...when(access === 'admin', 'not_allowed'),
    ...when(method !== 'GET', 'cross_origin'),
    ...when(limit !== 'none', 'rate_limited'),
    'overloaded',
    'internal',
  ];
}

/** Several errors may share a status; their codes distinguish them. */
function errorAnswers(codes: readonly ErrorCode[]): Record<number, object> {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  const answers: Record<number, { description: string; content: object }> = {};
  for (const code of codes) {
    const { status, message } = errorCatalogue[code];
    const told = [answers[status]?.description, `${code}: ${message}`].filter(Boolean).join('\n');
    answers[status] = { description: told, content };
  }
  return answers;
}

function parameters(shape: z.ZodType | undefined, place: 'path' | 'query'): object[] {
  if (!shape) return [];
  const { properties = {}, required = [] } = schemaOf(shape, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }));
}

function buildPage(): string {
  const rows = allRoutes.map(
    (route) =>
      `<tr><td><code>${route.method}</code></td><td><code>${route.path}</code></td><td>${route.summary}</td>` +
      `<td>${route.access}</td><td>${route.errors.join(', ')}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Fitted API</title>
<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:72rem;padding:0 1rem}
table{border-collapse:collapse;width:100%}
td,th{border-bottom:1px solid #ddd;padding:.4rem .6rem;text-align:left;vertical-align:top}</style>
<h1>Fitted API</h1><p>The machine-readable form is <a href="/api/openapi.json">openapi.json</a>.</p>
<table><thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Who</th><th>Errors of its own</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></html>`;
}
