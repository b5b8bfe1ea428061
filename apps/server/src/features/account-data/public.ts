export { type AccountDataDeps, eraseAccount } from './service.ts';
