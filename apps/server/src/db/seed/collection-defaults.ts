/** Default sources of employer events, until an administrator changes them. */
export const defaultEventSources = [
  'https://www.eventbrite.com/d/united-kingdom/career-fair/',
  'https://www.meetup.com/find/?keywords=career%20networking',
  'https://www.nationalcareerfairs.com/career-fairs/',
  'https://www.jobfairsin.com/',
  'https://www.prospects.ac.uk/events',
  'https://www.careerfairplus.com/',
  'https://www.targetjobs.co.uk/events',
  'https://www.womenintechfestival.com/',
  'https://www.diversitynetwork.com/events',
];

export const defaultEventTopics = [
  'career fair',
  'job fair',
  'recruitment',
  'networking',
  'career event',
  'women in tech',
  'graduate jobs',
];

/** Feeds, or sites whose feed is looked up. */
export const defaultNewsSources = [
  'https://www.themuse.com/advice',
  'https://www.careercontessa.com/advice/',
  'https://hbr.org/topic/subject/career-planning',
  'https://www.fastcompany.com/work-life',
  'https://www.forbes.com/careers/',
  'https://www.cnbc.com/make-it/',
  'https://www.bbc.co.uk/worklife',
  'https://www.theguardian.com/money/work-and-careers',
  'https://www.ft.com/work-careers',
  'https://www.economist.com/topics/work-and-careers',
  'https://www.businessinsider.com/careers',
  'https://www.inc.com/career',
  'https://www.entrepreneur.com/topic/careers',
  'https://www.linkedin.com/blog/member/career',
  'https://www.indeed.com/career-advice',
  'https://www.glassdoor.com/blog/',
  'https://www.monster.com/career-advice',
  'https://www.ziprecruiter.com/blog/',
  'https://www.flexjobs.com/blog/',
  'https://weworkremotely.com/blog',
  'https://www.shrm.org/topics-tools/news',
  'https://www.hrdive.com/feeds/news/',
  'https://www.personneltoday.com/feed/',
];

export const defaultNewsTopics = [
  'career news',
  'job market trends',
  'remote work',
  'AI in hiring',
  'salary trends',
  'upskilling',
  'resume writing',
  'interview advice',
  'career change',
  'graduate jobs',
  'workplace wellbeing',
  'leadership',
  'diversity and inclusion',
  'freelancing',
  'layoffs and recovery',
  'professional networking',
];
