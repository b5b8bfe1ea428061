export { type AccountDataDeps, type EndBilling, eraseAccount } from './service.ts';
