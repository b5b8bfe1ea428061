/** The first match determines the type of event. */
const types: readonly (readonly [string, RegExp])[] = [
  [
    'Career fair',
    /\b(careers?|jobs?|employment|recruitment|graduate|vacanc\w+)\s+(fairs?|expo|exhibition)\b|\bjobmesse\b|karrieremesse/i,
  ],
  ['Webinar', /\bwebinars?\b/i],
  ['Workshop', /\b(workshops?|masterclass|boot ?camp|training|clinic|course)\b/i],
  ['Hackathon', /\bhackathon\b/i],
  ['Networking', /\b(networking|meet-?up|mixer|socials?|speed (meeting|networking))\b/i],
  ['Conference', /\b(conference|summit|symposium|congress|festival)\b/i],
  ['Open day', /\bopen (day|evening|house)s?\b/i],
  ['Recruitment', /\b(recruit\w*|hiring|assessment cent(re|er)|insight (day|evening))\b/i],
];

const industries: readonly (readonly [string, RegExp])[] = [
  ['Technology', /\b(tech|technology|software|developers?|it jobs|data|cyber\w*|digital|engineering manager|ai)\b/i],
  ['Engineering', /\b(engineers?|engineering|manufacturing|aerospace)\b/i],
  ['Healthcare', /\b(health\w*|nurs\w+|medical|nhs|care workers?|pharma\w*|doctors?)\b/i],
  ['Finance', /\b(financ\w+|banking|accountan\w+|insurance|fintech)\b/i],
  ['Education', /\b(education|teach\w+|schools?|academic)\b/i],
  ['Retail', /\b(retail|hospitality|hotels?|restaurants?)\b/i],
  ['Logistics', /\b(logistics|warehouse|supply chain|transport|drivers?)\b/i],
  ['Construction', /\b(construction|building trades|architects?)\b/i],
  ['Legal', /\b(law|legal|solicitors?|barristers?)\b/i],
  ['Public sector', /\b(public sector|government|civil service|council|police|army|defence)\b/i],
  ['Media', /\b(media|marketing|journalis\w+|creative|film|design)\b/i],
  ['Science', /\b(science|scientists?|research|biotech|stem)\b/i],
];

export const eventTypeOf = (text: string): string | undefined => types.find(([, words]) => words.test(text))?.[0];

export const industriesOf = (text: string): string[] =>
  industries.flatMap(([industry, words]) => (words.test(text) ? industry : [])).slice(0, 5);
