import { tagMarks } from './tag-marks.ts';

/** What a structure element holds: other elements, pieces of a page, or a link's clickable area. */
export type Kid = StructureElement | PagePiece | { readonly annotation: number };
export interface PagePiece {
  readonly page: number;
  readonly piece: number;
}
export interface StructureElement {
  readonly type: string;
  readonly kids: Kid[];
}

interface OpenList {
  readonly list: StructureElement;
  item: StructureElement;
}

/** Built up from the marks on the pages, in drawing order, which is reading order. */
export class StructureTree {
  readonly root: StructureElement = { type: 'Document', kids: [] };
  private section = this.root;
  private readonly lists: OpenList[] = [];
  private open: StructureElement | undefined;
  private link: StructureElement | undefined;
  private lastLink: StructureElement | undefined;
  private isPaused = false;
  private hasName = false;
  private lastLevel = 0;

  /** The element that receives what is drawn next; undefined for decoration. */
  get current(): StructureElement | undefined {
    return this.isPaused ? undefined : (this.link ?? this.open);
  }

  meet(mark: number): void {
    if (mark === tagMarks.pause || mark === tagMarks.resume) this.isPaused = mark === tagMarks.pause;
    else if (mark === tagMarks.link || mark === tagMarks.linkPiece) this.startLink(mark);
    else {
      this.link = undefined;
      if (mark >= tagMarks.label) this.startItem(mark - tagMarks.label);
      else if (mark === tagMarks.body) this.open = add(this.lists.at(-1)?.item ?? this.section, 'LBody');
      else if (mark === tagMarks.end) this.open = undefined;
      else if (mark !== tagMarks.linkEnd) this.startBlock(mark);
    }
  }

  private startLink(mark: number): void {
    this.link = (mark === tagMarks.linkPiece && this.lastLink) || add(this.open ?? this.section, 'Link');
    this.lastLink = this.link;
  }

  private startBlock(mark: number): void {
    this.lists.length = 0;
    if (mark === tagMarks.heading) this.section = add(this.root, 'Sect');
    if (mark === tagMarks.name) this.hasName = true;
    this.open = add(this.section, mark === tagMarks.paragraph ? 'P' : `H${this.levelOf(mark)}`);
  }

  /** No level is left out on the way down, even where a resume has no name or an entry has no heading above it. */
  private levelOf(mark: number): number {
    const rank = mark === tagMarks.name ? 1 : mark - tagMarks.heading + (this.hasName ? 2 : 1);
    this.lastLevel = Math.min(rank, this.lastLevel + 1);
    return this.lastLevel;
  }

  private startItem(depth: number): void {
    this.lists.length = Math.min(this.lists.length, depth + 1);
    const parent = this.lists.at(-1);
    if (parent && this.lists.length === depth + 1) parent.item = add(parent.list, 'LI');
    else {
      // A nested item belongs to the text of the item above.
      const above = parent?.item.kids.findLast((kid) => 'type' in kid && kid.type === 'LBody');
      const list = add(above && 'type' in above ? above : this.section, 'L');
      this.lists.push({ list, item: add(list, 'LI') });
    }
    this.open = add(this.lists.at(-1)?.item ?? this.section, 'Lbl');
  }
}

function add(parent: StructureElement, type: string): StructureElement {
  const element: StructureElement = { type, kids: [] };
  parent.kids.push(element);
  return element;
}
