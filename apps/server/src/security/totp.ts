import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { decodeBase32, encodeBase32 } from './base32.ts';

const stepMs = 30_000;
const digits = 6;
/** Phone clocks are slightly off, so the previous and the next step are accepted too. */
const toleratedSteps = 1;

export const createTotpSecret = (): string => encodeBase32(randomBytes(20));

export function otpauthUrl(secret: string, account: string): string {
  const issuer = 'Fitted';
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${issuer}`;
}

/** The code of one time step: RFC 4226 with HMAC-SHA-1, which every authenticator app supports. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export const stepAt = (nowMs: number): number => Math.floor(nowMs / stepMs);

export interface CodeCheck {
  readonly secret: string;
  readonly code: string;
  /** The step of the last accepted code; codes of this and earlier steps are refused. */
  readonly lastStep: number;
  readonly nowMs: number;
}

/** The time step that the code belongs to; undefined if the code is wrong or was used before. */
export function findTotpStep({ secret, code, lastStep, nowMs }: CodeCheck): number | undefined {
  const given = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(given)) return undefined;
  const now = stepAt(nowMs);
  let found: number | undefined;
  for (let step = now - toleratedSteps; step <= now + toleratedSteps; step += 1) {
    const isSame = timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(given));
    if (isSame && step > lastStep) found = step;
  }
  return found;
}
