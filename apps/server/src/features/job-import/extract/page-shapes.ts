import type { CheerioAPI } from 'cheerio';
import { nodesToText } from '../../../web-reading/html-to-text.ts';
import type { Posting } from './posting.ts';

interface Shape {
  readonly maker: string;
  readonly title: string;
  readonly company?: string;
  readonly description: string;
}

/** Where known job sites and applicant tracking systems keep the parts; recognised by page content, not by address. */
const shapes: readonly Shape[] = [
  {
    maker: 'Indeed',
    title: '.jobsearch-JobInfoHeader-title',
    company: '[data-company-name], [data-testid="inlineHeader-companyName"]',
    description: '#jobDescriptionText',
  },
  {
    maker: 'LinkedIn',
    title: '.top-card-layout__title, .topcard__title',
    company: '.topcard__org-name-link, .topcard__flavor',
    description: '.show-more-less-html__markup, .description__text',
  },
  {
    maker: 'Glassdoor',
    title: '[data-test="job-title"], [id^="jd-job-title"]',
    company: '[data-test="employer-name"], [class^="EmployerProfile_employerName"]',
    description: '[class^="JobDetails_jobDescription"], #JobDescriptionContainer',
  },
  {
    maker: 'ZipRecruiter',
    title: '.job_title, h1.u-mv--remove',
    company: '.hiring_company_text, .job_company',
    description: '.jobDescriptionSection, .job_description',
  },
  {
    maker: 'Monster',
    title: '[data-testid="jobTitle"], .job-title',
    company: '[data-testid="company"]',
    description: '[data-testid="svx-description-container-inner"], #JobDescription',
  },
  {
    maker: 'Greenhouse',
    title: '.app-title, .job__title h1',
    company: '.company-name',
    description: '.job__description, #content',
  },
  {
    maker: 'Lever',
    title: '.posting-headline h2',
    description: '[data-qa="job-description"], .posting-page .section-wrapper.page-full-width',
  },
  {
    maker: 'Ashby',
    title: '.ashby-job-posting-heading, [class*="_jobPostingHeader"] h1',
    description: '[class*="_descriptionText"], .ashby-job-posting-right-pane',
  },
  {
    maker: 'Workday',
    title: '[data-automation-id="jobPostingHeader"]',
    description: '[data-automation-id="jobPostingDescription"]',
  },
  {
    maker: 'SmartRecruiters',
    title: '.job-title, h1[itemprop="title"]',
    company: '.jobad-header .company-name',
    description: '.job-sections, #st-jobDescription',
  },
  { maker: 'Workable', title: '[data-ui="job-title"]', description: '[data-ui="job-description"]' },
  {
    maker: 'Teamtailor',
    title: '.job-title, h1.company-links',
    description: '.job .body, [data-controller="careersite--job"] .prose',
  },
  { maker: 'BambooHR', title: '.ResAts__page h2', description: '.ResAts__description, #descriptionWrapper' },
  {
    maker: 'Personio',
    title: '.job-detail-title, [class*="jobTitle"]',
    description: '.job-detail-description, [class*="jobDescription"]',
  },
];

export function readPageShape($: CheerioAPI): Posting {
  for (const shape of shapes) {
    const parts = $(shape.description).toArray();
    if (parts.length === 0) continue;
    const textOf = (selector: string | undefined) =>
      selector ? $(selector).first().text().replace(/\s+/g, ' ').trim() : '';
    const [title, company, description] = [textOf(shape.title), textOf(shape.company), nodesToText(outermost(parts))];
    if (description) return { ...(title && { title }), ...(company && { company }), description };
  }
  return {};
}

/** A selector may match an element and one inside it; the text should appear only once. */
function outermost<Node extends { parent: unknown }>(nodes: readonly Node[]): Node[] {
  const all = new Set<unknown>(nodes);
  return nodes.filter((node) => {
    for (let up = node.parent as { parent: unknown } | null; up; up = up.parent as { parent: unknown } | null)
      if (all.has(up)) return false;
    return true;
  });
}
