import { expect, test } from 'vitest';
import { quickStyles } from './quick-styles.ts';

const page = `
  <main><h1>A</h1><p hidden>b <b>c</b></p><span>d</span><input type="hidden"><input type="text"><button>e</button>
  <div style="visibility: hidden"><i>f</i><i style="visibility: visible">g</i></div><div style="display: none"><i>h</i></div>
  <details><summary>i</summary><p>j</p></details><dialog>k</dialog><dialog open>l</dialog><div popover>m</div>
  <ul><li>n</li></ul><table><tbody hidden><tr><td>o</td></tr></tbody><tbody><tr hidden><td>p</td></tr></tbody></table>
  <svg><title>q</title><path/></svg><embed hidden><p hidden="until-found">r</p><template></template><noscript>s</noscript></main>`;

test.each([
  ['', 'no style of its own'],
  ['<style>i { display: grid } main { visibility: collapse }</style>', 'a style of its own'],
])('what is said of elements is what jsdom says, on a page with %j: %s', (style) => {
  const holder = document.body.appendChild(document.createElement('iframe'));
  const frame = holder.contentWindow as Window & typeof globalThis;
  frame.document.head.innerHTML = style;
  frame.document.body.innerHTML = page;
  const elements = [...frame.document.querySelectorAll('*')];
  const said = () =>
    elements.map((element) => {
      const { display, visibility, pointerEvents } = frame.getComputedStyle(element);
      const asked = frame.getComputedStyle(element).getPropertyValue('display');
      return [element.outerHTML, display, asked, visibility, pointerEvents];
    });
  const before = said();
  quickStyles(frame);
  expect(before.length).toBeGreaterThan(30);
  expect(said()).toEqual(before);
  holder.remove();
});
