/** Whether an address may be linked to: of the web, and no script in disguise. */
export function isWebAddress(address: string | null | undefined): address is string {
  return typeof address === 'string' && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
