import type { ReadinessCues } from '../../cues/readiness.ts';

export const germanReadinessCues: ReadinessCues = {
  playful:
    'zocker|mausi?|schatzi?|hase|engel(?:chen)?|teufel|prinzessin|suesse?r?|suffi|saufen|bier|knuddel' +
    '|schnecke|bomber|krasser?|chiller',
  asksReady:
    'so (?:abschicken|rausschicken|losschicken|wegschicken|einreichen|raus|schicken|absenden)|(?:abschicken|absenden' +
    '|losschicken)(?= oder|$)|fertig (?:so|zum \\p{L}+)|schon fertig',
  asksMissing: 'was fehlt|was (?:mir|da|noch) (?:\\p{L}+ )?fehlt|fehlt (?:mir|da|noch) (?:\\p{L}+ )?(?:was|etwas)',
};
