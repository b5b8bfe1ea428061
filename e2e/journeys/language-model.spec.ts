import {
  lineIdIn,
  type ModelRequest,
  type ModelServer,
  startModelServer,
} from '@fitted/assistant/testing/model-server';
import { sparePort } from '../../scripts/postgres.ts';
import { type StartedProduct, startProduct } from '../../scripts/start-product.ts';
import { expect, test } from '../journey.ts';
import { toast } from '../people.ts';
import { paste, resumeText } from '../workflow.ts';

let model: ModelServer;
let server: StartedProduct;

/** A model with two honest edits and one that claims what only the posting asks for. */
function say({ prompt }: ModelRequest) {
  const idOf = (words: string) => lineIdIn(prompt, words);
  const edit = (words: string, text: string) => ({
    op: 'replace',
    at: idOf(words),
    text,
    order: [],
    reason: 'clarity',
  });
  return {
    edits: [
      edit('k8s cluster', 'Maintained the k8s cluster of the warehouse system'),
      edit('weekly figures', 'Reported figures to six depot managers each week'),
      edit('SQL', 'SQL, k8s, Excel, Terraform'),
    ],
  };
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  model = await startModelServer(say);
  server = await startProduct(await sparePort(), {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: model.baseUrl,
    AI_MODEL: 'loopback',
  });
});
test.afterAll(async () => {
  await server.stop();
  await model.close();
});

test('the first edit is there while the model is still writing, and an invention never arrives', async ({ page }) => {
  model.manner = 'held';
  await page.goto(server.url);
  await paste(page).fill(resumeText);
  await page.getByRole('button', { name: 'Continue to Job Selection' }).click();
  await page.getByLabel('Job title').fill('Operations Engineer');
  await page.getByLabel('Job description').fill('Terraform is required.');
  await page.getByRole('button', { name: 'Analyze job' }).click();
  const changes = page.getByRole('switch', { name: 'Use this change' });
  await expect(changes).toHaveCount(1);
  await expect(toast(page, 'Resume Improved')).toBeHidden();
  model.manner = 'streamed';
  await expect(toast(page, 'Resume Improved')).toBeVisible();
  await expect(changes).toHaveCount(2);
  const sheet = page.getByRole('region', { name: 'Your resume with the changes marked' });
  await expect(sheet).toContainText('each week');
  await expect(sheet).not.toContainText('Terraform');
});

test('a model that fails is replaced by the rules, and the page says so', async ({ page }) => {
  model.manner = 'broken';
  await page.goto(server.url);
  await paste(page).fill(resumeText);
  await page.getByRole('button', { name: 'Continue to Job Selection' }).click();
  await page.getByLabel('Job title').fill('Operations Engineer');
  await page.getByRole('button', { name: 'Analyze job' }).click();
  await expect(page.getByText('The language model did not answer, so our own rules stepped in.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Use this change' }).first()).toBeVisible();
});
