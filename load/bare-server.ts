// What Fastify can do with nothing around it: it serves given bytes on given paths.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const [, , port = '0', file = ''] = process.argv;
const answers = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const app = Fastify();
for (const [path, text] of Object.entries(answers))
  app.get(path, (_request, reply) => reply.type('application/json; charset=utf-8').send(text));
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
