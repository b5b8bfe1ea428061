/** Whether an address may be linked to: http(s) only, so that no script can hide in it. */
export function isWebAddress(address: string | null | undefined): address is string {
  return typeof address === 'string' && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

/** Whether the page may show a picture from there; our CSP forbids plain http. */
export const isPictureAddress = (address: string | null | undefined): address is string =>
  isWebAddress(address) && /^https:/i.test(address);
