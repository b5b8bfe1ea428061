/** What a posting's title contains besides the role, in lower case without accents: hours, contract, location, bait. */
export const titleNoise: readonly string[] = [
  'part-time|part time|full-time|full time|temporary|temp|permanent|contract|fixed term|freelance|remote|' +
    'hybrid|onsite|on-site|home based|nights|days|night shift|day shift|weekends|weekend|evenings|1st shift|' +
    '2nd shift|3rd shift|first shift|second shift|third shift|shift|school hours|term time|per diem|prn|urgent|' +
    'immediate start|sign-on|sign on bonus|new grad|entry level|hiring now|now hiring|wanted|vacancy|job',
  'media jornada|jornada completa|tiempo parcial|turno de noche|temporal|indefinido|teletrabajo|urgente',
  'temps partiel|temps plein|cdi|cdd|interim|alternance|jour|nuit|teletravail|urgent',
  'teilzeit|vollzeit|minijob|befristet|unbefristet|homeoffice|ab sofort|nachtschicht|in teilzeit|in vollzeit',
  '急聘|兼职|全职|远程|双休|急募|正社員|契約社員|アルバイト|パート|リモート可|在宅可',
];
