interface RegionZones {
  readonly timeZones?: readonly string[];
  getTimeZones?(): readonly string[];
}

const aliases: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  usa: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  'united states of america': 'US',
  deutschland: 'DE',
  españa: 'ES',
  österreich: 'AT',
  schweiz: 'CH',
  日本: 'JP',
  中国: 'CN',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
};

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const codeByName = new Map<string, string>();
for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
  const name = names.of(code)?.toLowerCase();
  if (name && !codeByName.has(name)) codeByName.set(name, code);
}

/** The two-letter code of a country, from its name, a common short form or the code itself. */
export function countryCode(text: string | null | undefined): string | undefined {
  const given = text?.trim().toLowerCase();
  if (!given) return undefined;
  const alias = aliases[given] ?? codeByName.get(given);
  if (alias) return alias;
  return /^[a-z]{2}$/.test(given) && names.of(given.toUpperCase()) ? given.toUpperCase() : undefined;
}

export const countryName = (code: string): string => names.of(code) ?? code;

/** "prospects.ac.uk" is British; ".com" says nothing, nor do country codes used as words (".io", ".tv"). */
export function countryOfSite(address: string): string | undefined {
  const ending = URL.canParse(address) ? new URL(address).hostname.split('.').at(-1) : undefined;
  if (ending?.length !== 2 || ['io', 'co', 'tv', 'me', 'ai', 'eu', 'fm', 'ly', 'to', 'gg'].includes(ending))
    return undefined;
  return countryCode(ending);
}

/** The most populous zones of countries with several. */
const usual = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Toronto',
  'America/Vancouver',
  'America/Edmonton',
  'America/Winnipeg',
  'America/Halifax',
  'America/Sao_Paulo',
  'America/Mexico_City',
  'Australia/Sydney',
  'Australia/Brisbane',
  'Australia/Adelaide',
  'Australia/Perth',
  'Europe/Berlin',
  'Europe/Madrid',
  'Europe/Lisbon',
  'Europe/Moscow',
  'Asia/Shanghai',
  'Pacific/Auckland',
];

/** The obvious zone of a country; none for countries with several equally likely zones. */
export function zoneOf(code: string): string | undefined {
  const zones = zonesOf(code);
  const candidates = zones.length === 1 ? zones : zones.filter((zone) => usual.includes(zone));
  return candidates.length === 1 ? candidates[0] : undefined;
}

/** A country's time zones, most populous first. */
export function zonesOf(code: string): string[] {
  const locale = new Intl.Locale(`und-${code}`) as unknown as RegionZones;
  const zones = [...(locale.getTimeZones?.() ?? locale.timeZones ?? [])];
  const rank = (zone: string) => (usual.includes(zone) ? usual.indexOf(zone) : usual.length);
  return zones.sort((a, b) => rank(a) - rank(b));
}
