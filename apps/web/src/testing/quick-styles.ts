/**
 * Every question by role asks for the display and visibility of hundreds of elements, and jsdom compares each with all the rules
 * of its own style sheet. As long as a page has no other, both depend on little: what is asked about elements alike is worked
 * out once, by jsdom. Whatever else is asked, or depends on more, it still answers itself.
 */
export function quickStyles(window: Window & typeof globalThis): void {
  const slow: typeof window.getComputedStyle = window.getComputedStyle.bind(window);
  const known = new Map<string, string>();

  const displayOf = (element: Element): string => {
    const { namespaceURI, localName } = element;
    const key = `${namespaceURI} ${localName} ${element.getAttribute('hidden')} ${element.getAttribute('type')}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const alike = element.cloneNode(false) as Element;
    alike.removeAttribute('style');
    const { display } = slow(alike);
    known.set(key, display);
    return display;
  };

  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || dependsOnMore(element)) return slow(element, pseudoElement);
    const quick: Partial<CSSStyleDeclaration> = { display: displayOf(element), visibility: 'visible' };
    const propertyOf = (name: string) => quick[name as 'display'] ?? slow(element).getPropertyValue(name);
    return new Proxy(quick as CSSStyleDeclaration, {
      get: (_, property) => {
        if (property === 'getPropertyValue') return propertyOf;
        return property in quick ? quick[property as 'display'] : Reflect.get(slow(element), property);
      },
    });
  };
}

/** Elements whose display depends on their parents, on being open, or on a script. */
const unusual = new Set(['summary', 'dialog', 'noscript', 'slot']);

function dependsOnMore(element: Element): boolean {
  if (element.ownerDocument.styleSheets.length > 0) return true;
  if (unusual.has(element.localName) || element.hasAttribute('popover')) return true;
  if (element.getAttribute('style')?.includes('display')) return true;
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.getAttribute('style')?.includes('visibility')) return true;
    // Parts of tables that are hidden collapse.
    if (at.hasAttribute('hidden') && /^(?:t|col)/.test(at.localName)) return true;
  }
  return false;
}
