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
    await pointAt(target);
    await target.click();
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const showTop = () =>
    page.evaluate(() => {
      const tool = document.querySelector('#tool [role=tablist]');
      if (tool) window.scrollBy(0, tool.getBoundingClientRect().top - 24);
      else window.scrollTo(0, 0);
    });

  await page.goto(address);
  // The video has no room for a sticky header.
  await page.addStyleTag({ content: 'header { position: static !important; }' });
  const box = page.getByLabel('Or paste your resume text');
  await box.waitFor();
  await page.evaluate(() => document.fonts.ready);
  await showTop();
  await shoot(1800);
  await box.fill(sampleResume);
  await page.getByRole('region', { name: 'This is what we read' }).waitFor();
  await shoot(2600);
  await press(button('Continue to Job Selection'));

  const title = page.getByLabel('Job title');
  await title.waitFor();
  await showTop();
  await shoot(1000);
  await title.fill(sampleJob.title);
  await shoot(700);
  await page.getByLabel('Job description').fill(sampleJob.description);
  await shoot(1200);
  await press(button('Analyze job'));
  await page.getByRole('region', { name: 'Match score' }).waitFor();
  await button('Dismiss notification').click();
  await showTop();
  await shoot(2800, true);

  const card = page.getByRole('listitem').filter({ hasText: 'Starts with what you did' }).first();
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await pointAt(card);
  await shoot(2200);
  await press(card.getByRole('switch'));
  await shoot(1400);
  await card.getByRole('switch').click();
  await shoot(1200);
  const question = page.getByRole('listitem').filter({ hasText: 'how many or how often' }).last();
  await question.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await pointAt(question);
  await shoot(2200);
  await button('Accept Improvements').scrollIntoViewIfNeeded();
  await press(button('Accept Improvements'));

  await page.getByRole('region', { name: 'Your resume now' }).waitFor();
  await showTop();
  await shoot(2200);
  await page.getByRole('tab', { name: 'Download' }).click();
  await page.getByRole('region', { name: 'Read back by a machine' }).waitFor();
  await page.waitForTimeout(1500);
  await showTop();
  await shoot(2400);
  await press(page.getByRole('radio', { name: 'Marquee' }));
  await page.getByRole('region', { name: 'Read back by a machine' }).waitFor();
  await page.waitForTimeout(1500);
  await shoot(2800);
  return frames;
}
