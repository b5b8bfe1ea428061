import { buildTemplate } from './build-template.ts';

const [, , path] = process.argv;
if (!path) throw new Error('usage: build-template <file>');
await buildTemplate(path);
