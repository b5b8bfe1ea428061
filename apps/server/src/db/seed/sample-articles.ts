import { type SampleArticle, sampleArticleTitles } from '@fitted/contract/sample-articles';
import type { newsArticles } from '../schema/news.ts';

const day = 24 * 60 * 60 * 1000;

/** Clearly samples, but worth reading. */
export function sampleArticles(now: Date): (typeof newsArticles.$inferInsert)[] {
  const shared = { status: 'published', source: 'Fitted', author: 'The Fitted team', reviewedAt: now } as const;
  const named = (slug: SampleArticle) => ({ slug, title: sampleArticleTitles[slug] });
  const ago = (days: number) => new Date(now.getTime() - days * day);
  return [
    {
      ...shared,
      ...named('read-the-posting-like-an-editor'),
      summary: 'Three passes over a job posting that tell you what to put first, and what to leave out.',
      content:
        '<p>Most people read a posting once, with hope. Read it three times, with a pencil.</p>' +
        '<h2>First pass: the verbs</h2><p>Underline what the person in this job does all day. If the verbs are ' +
        '<em>coordinate, schedule, follow up</em>, your bullet about coordinating forty volunteers belongs at ' +
        'the top, even if it was unpaid.</p><h2>Second pass: the repeats</h2>' +
        '<p>A requirement that appears twice is a requirement. One that appears once, in a list of fourteen, is ' +
        'a wish.</p><h2>Third pass: the gaps</h2><p>Write down what you do not have. Now you know what an ' +
        'interviewer will ask, and you can answer it honestly instead of hoping that nobody notices.</p>',
      category: 'Career',
      tags: ['resume writing', 'job market trends'],
      publishDate: ago(2),
    },
    {
      ...shared,
      ...named('how-software-reads-your-resume'),
      summary: 'Tracking systems do not judge you. They copy your words into boxes, and sometimes drop them.',
      content:
        '<p>An applicant-tracking system is mostly a filing cabinet. It takes your file apart into a name, an ' +
        'address, jobs with dates, and skills. Trouble starts when it cannot tell which is which.</p><ul>' +
        '<li>Use ordinary headings: Experience, Education, Skills.</li>' +
        '<li>Put dates on the same line as the job, in one style.</li><li>Keep your name out of the page header, ' +
        'which some systems skip.</li><li>Leave text boxes and skill bars to posters.</li></ul>' +
        '<p>Then stop thinking about software. The next reader is a person with ninety seconds.</p>',
      category: 'Technology',
      tags: ['AI in hiring', 'resume writing'],
      publishDate: ago(5),
    },
    {
      ...shared,
      ...named('a-gap-is-a-sentence'),
      summary: 'Care, illness, study, a hard year: one plain line beats a clever layout.',
      content:
        '<p>Recruiters notice gaps. What worries them is not the gap but the silence. One line is enough: ' +
        '<em>2022–2023: cared for a family member full time.</em></p>' +
        '<p>Do not stretch the dates of the job before. It is the first thing a reference check finds, and it ' +
        'turns a human year into a lie.</p>',
      category: 'Career',
      tags: ['career change', 'workplace wellbeing'],
      publishDate: ago(9),
    },
    {
      ...shared,
      ...named('five-questions-to-ask'),
      summary: 'They show interest, and the answers tell you whether you want the job.',
      content:
        '<ol><li>What would a good first three months look like?</li><li>What did the last person in this role ' +
        'find hardest?</li><li>How will I know that I am doing well?</li>' +
        '<li>Who would I work with every day?</li><li>What happens next, and when?</li></ol>' +
        '<p>Write down the answers in the lift. You will forget them by the door.</p>',
      category: 'Interviews',
      tags: ['interview advice'],
      publishDate: ago(14),
    },
  ];
}
