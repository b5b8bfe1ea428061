/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test';
import { sampleJob, sampleResume } from './sample.ts';

export interface Frame {
  readonly png: Buffer;
  readonly holdMs: number;
  /** Where the pointer is; the video shows it. */
  readonly pointer: { readonly x: number; readonly y: number } | null;
  /** The picture shown before the video is played. */
  readonly isPoster?: boolean;
}

/** Walks through the tool as a visitor would, and takes a picture at each step. */
export async function playDemo(page: Page, address: string): Promise<readonly Frame[]> {
  const frames: Frame[] = [];
  let pointer: Frame['pointer'] = null;
  const shoot = async (holdMs: number, isPoster = false) => {
    frames.push({ png: await page.screenshot(), holdMs, pointer, isPoster });
  };
  const pointAt = async (target: Locator) => {
    const box = await target.boundingBox();
    if (!box) throw new Error('The demo points at something that is not on screen.');
    pointer = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(pointer.x, pointer.y);
    await shoot(700);
  };
  const press = async (target: Locator) => {
    // A note opens when something in it has the focus, and what is pressed moves with it.
    await target.evaluate((element) => (element as HTMLElement).focus({ preventScroll: true }));
    await pointAt(target);
    await target.click();
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  await page.goto(address);
  // The video has no room for a sticky header.
  const unstuck = await page.addStyleTag({ content: 'header { position: static !important; }' });
  const box = page.getByLabel('Or paste your resume text');
  await box.waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.getByRole('tablist', { name: 'Steps' }).evaluate((steps) => {
    window.scrollBy(0, steps.getBoundingClientRect().top - 24);
  });
  await shoot(1500);
  await box.fill(sampleResume);
  await page.getByRole('region', { name: 'This is what we read' }).waitFor();
  await shoot(2400);
  await press(button('Continue to Job Selection'));

  const posting = page.getByLabel('Job description');
  await posting.waitFor();
  await unstuck.evaluate((style) => style.parentNode?.removeChild(style));
  await shoot(1000);
  await posting.fill(sampleJob.description);
  await page.getByLabel('Job title').fill(sampleJob.title);
  await shoot(1600);
  await press(button('Analyze job'));
  // Until every change has come, notes and the score still move.
  await page.locator('button:enabled', { hasText: 'Regenerate Improvements' }).waitFor();
  await button('Dismiss notification').click();
  await leavePointer();
  await shoot(3600, true);

  await press(button('Use it'));
  await leavePointer();
  await shoot(2200);
  const note = page.getByRole('listitem').filter({ hasText: 'Starts with what you did' }).first();
  await note.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await pointAt(note);
  await shoot(1600);
  await press(note.getByRole('switch'));
  await shoot(1400);
  await press(note.getByRole('switch'));
  await press(button('Accept Improvements'));

  await page.getByRole('region', { name: 'Your resume now' }).waitFor();
  await leavePointer();
  await shoot(2000);
  await press(button('Continue to Download'));
  await untilDrawn();
  await leavePointer();
  await shoot(2000);
  await press(page.getByRole('radio', { name: 'Marquee' }));
  await untilDrawn();
  await shoot(2000);
  await press(button('Download PDF'));
  await page.getByRole('status').filter({ hasText: 'Download Complete' }).first().waitFor();
  await shoot(2800);
  return frames;

  async function leavePointer(): Promise<void> {
    pointer = null;
    await page.mouse.move(0, 0);
  }

  /** The file as it will be, read back by a machine, and its preview. */
  async function untilDrawn(): Promise<void> {
    await page.getByRole('region', { name: 'Read back by a machine' }).waitFor();
    await page.waitForTimeout(2500);
  }
}
