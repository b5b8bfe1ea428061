import type { StructureElement, StructureTree } from './structure-tree.ts';
import { drawnMark } from './tag-marks.ts';

const paints = /(?:^|\n)(?:[^\n]*(?:TJ|Tj|Do)|f\*?|S|s|B\*?|b\*?|sh)\n/;

export interface MarkedPage {
  readonly content: string;
  /** For each piece of the page, by its number, the element it belongs to. */
  readonly owners: readonly StructureElement[];
  /** For each clickable area, in order, the link it belongs to. */
  readonly links: readonly StructureElement[];
}

/** Takes the marks out of a page's content and encloses what is between them: pieces of the text, and decoration. */
export function markPage(content: string, page: number, tree: StructureTree): MarkedPage {
  const owners: StructureElement[] = [];
  const links: StructureElement[] = [];
  let marked = '';
  // Because of the capture group, split() puts a mark's number at every odd index.
  for (const [index, part] of content.split(drawnMark).entries()) {
    if (index % 2 === 1) {
      tree.meet(Number(part));
      if (tree.current?.type === 'Link') links.push(tree.current);
    } else if (paints.test(part)) {
      const owner = tree.current;
      owner?.kids.push({ page, piece: owners.length });
      const opening = owner ? `/${owner.type} <</MCID ${owners.length}>> BDC` : '/Artifact BMC';
      if (owner) owners.push(owner);
      marked += `${opening}\n${part}EMC\n`;
    } else marked += part;
  }
  return { content: marked, owners, links };
}
