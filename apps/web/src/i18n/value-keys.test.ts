import { securityActions } from '@fitted/contract/account/security';
import { adminActions } from '@fitted/contract/admin/audit';
import { EventForm, NewsForm } from '@fitted/contract/admin/content';
import { csvColumns } from '@fitted/contract/applications';
import {
  adLocations,
  applicationStatuses,
  billingCycles,
  eventStatuses,
  newsStatuses,
} from '@fitted/contract/constants';
import { activityKinds } from '@fitted/contract/dashboard';
import { downloadFormats } from '@fitted/contract/documents';
import { claimCodes } from '@fitted/contract/edits/edit-codes';
import { jobSources } from '@fitted/contract/job-sources';
import { languages } from '@fitted/contract/language-list';
import { papers, templateCategories, templateIds } from '@fitted/contract/looks';
import { moods } from '@fitted/contract/moods';
import { expect, test } from 'vitest';
import type { Texts } from './translate.ts';

const files = import.meta.glob<Texts>('./en/*.json', { import: 'default', eager: true });

const hasText = (feature: string, key: string): boolean => {
  const parts = key.split('.');
  const last = parts.pop() ?? '';
  const group = parts.reduce<Texts | string | undefined>(
    (texts, part) => (typeof texts === 'object' ? texts[part] : undefined),
    files[`./en/${feature}.json`],
  );
  return typeof group === 'object' && (last in group || `${last}_other` in group);
};

/** The status has words of its own. */
const shownFields = (shape: object): string[] => Object.keys(shape).filter((name) => name !== 'status');

/** Keys that end in a value of the contract, which no compiler asks for: `{}` stands for the value. */
test.each<readonly [string, string, readonly string[]]>([
  ['resume-templates', 'templates.{}', templateIds],
  ['resume-templates', 'tabs.{}', templateCategories],
  ['workflow-download', 'template.{}Text', templateIds],
  ['workflow-download', 'template.{}Word', templateIds],
  ['workflow-download', 'format.{}', downloadFormats],
  ['workflow-download', 'format.{}Text', downloadFormats],
  ['workflow-download', 'paper.{}', papers],
  ['workflow-improve', 'claims.{}', claimCodes],
  ['workflow-improve', 'job.sources.{}', jobSources],
  ['shell', 'language.{}', languages],
  ['admin-content', 'status.{}', [...eventStatuses, ...newsStatuses]],
  ['admin-content', 'events.fields.{}', shownFields(EventForm.shape)],
  ['admin-content', 'news.fields.{}', shownFields(NewsForm.shape)],
  ['admin-content', 'ads.locations.{}', adLocations],
  ['admin', 'audit.acts.{}', adminActions],
  ['settings', 'events.actions.{}', securityActions],
  ['applications', 'status.{}', applicationStatuses],
  ['applications', 'columnEmpty.{}', applicationStatuses],
  ['applications', 'form.{}', csvColumns],
  ['dashboard', 'activity.{}', activityKinds],
  ['dashboard', 'activity.status.{}', applicationStatuses],
  ['billing', 'per.{}', billingCycles],
  ['billing', 'charge.{}', billingCycles],
  ['billing', 'charge.trial.{}', billingCycles],
  ['mood', 'moods.{}.label', moods],
  ['mood', 'moods.{}.description', moods],
])('%s has words for every value of %s', (feature, key, values) => {
  expect(values.filter((value) => !hasText(feature, key.replace('{}', value)))).toEqual([]);
});
