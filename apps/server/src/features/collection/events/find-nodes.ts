import { isObject, type Json, typesOf } from '../../../web-reading/json-ld.ts';

export interface EventNodes {
  readonly events: readonly Json[];
  /** Pages that a list names without describing them. */
  readonly pages: readonly string[];
}

const isEvent = (node: Json) => typesOf(node).some((type) => /(Event|Hackathon|Festival)$/.test(type));
const isSeries = (node: Json) => typesOf(node).includes('EventSeries');

const maxDepth = 10;
const maxEvents = 300;

/**
 * All events in a page's structured data: alone, in arrays, graphs or lists. The talks of a conference are not separate
 * events, but the dates of a series are. References by id are resolved.
 */
export function findEventNodes(scripts: readonly unknown[]): EventNodes {
  const events: Json[] = [];
  const pages: string[] = [];
  const byId = new Map<string, Json>();

  const index = (value: unknown, depth: number): void => {
    if (depth > maxDepth || typeof value !== 'object' || value === null) return;
    if (isObject(value) && typeof value['@id'] === 'string' && Object.keys(value).length > 1)
      byId.set(value['@id'], value);
    for (const child of Object.values(value)) index(child, depth + 1);
  };
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (!isObject(value) || typeof value['@id'] !== 'string' || Object.keys(value).length > 1) return value;
    return byId.get(value['@id']) ?? value;
  };
  const add = (node: Json) => {
    if (events.length >= maxEvents || events.some((known) => known['@id'] && known['@id'] === node['@id'])) return;
    const filled = Object.entries(node).map(([key, value]) => [key, resolve(value)] as const);
    events.push(Object.fromEntries(filled));
  };
  const visit = (value: unknown, depth: number): void => {
    if (depth > maxDepth || events.length >= maxEvents) return;
    if (Array.isArray(value)) {
      for (const item of value) visit(item, depth + 1);
      return;
    }
    if (!isObject(value)) return;
    if (isEvent(value) && !(isSeries(value) && value.subEvent)) {
      add(value);
      return;
    }
    if (typesOf(value).includes('ListItem') && typeof value.url === 'string' && !value.item) pages.push(value.url);
    if (typeof value.item === 'string') pages.push(value.item);
    for (const child of Object.values(value)) visit(child, depth + 1);
  };

  for (const script of scripts) index(script, 0);
  for (const script of scripts) visit(script, 0);
  return { events, pages: [...new Set(pages)] };
}
