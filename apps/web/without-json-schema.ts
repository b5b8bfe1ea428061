import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Each schema of zod brings along how it is described as a JSON schema, which only the server's documentation asks for. */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    load: {
      filter: { id: /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/u },
      handler: (id) => emptied(readFileSync(id, 'utf8')),
    },
  };
}

/** The module with functions that fail when they are called, and not before: some make methods of each schema. */
function emptied(code: string): string {
  const names = Array.from(
    code.matchAll(/^export (?:const|function) (?<name>\w+)/gmu),
    ({ groups }) => groups?.name ?? '',
  );
  return [
    "const absent = () => { throw new Error('The browser has no JSON schemas') };",
    ...names.map((name) => `export const ${name} = ${name.startsWith('create') ? '() => absent' : 'absent'};`),
  ].join('\n');
}
