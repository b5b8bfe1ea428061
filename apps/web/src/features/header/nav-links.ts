/** Labels are `nav.<id>` in the shell's texts. */
export interface NavLinkItem {
  readonly id: string;
  readonly to: string;
  /** If set, active only for its exact address, as for the home page; others also for pages below them. */
  readonly end?: boolean;
}

export const mainLinks = [
  { id: 'home', to: '/', end: true },
  { id: 'about', to: '/about-us' },
  { id: 'howItWorks', to: '/how-it-works' },
  { id: 'meetEmployers', to: '/meet-employers' },
] as const satisfies readonly NavLinkItem[];

export const resourceLinks = [
  { id: 'templates', to: '/resume-templates' },
  { id: 'careerBlog', to: '/career-blog' },
  { id: 'interviewTips', to: '/interview-tips' },
  { id: 'industryInsights', to: '/news' },
  { id: 'helpCenter', to: '/help-center' },
] as const satisfies readonly NavLinkItem[];

export const dashboardLink = { id: 'dashboard', to: '/dashboard' } as const satisfies NavLinkItem;
export const contactLink = { id: 'contact', to: '/contact' } as const satisfies NavLinkItem;
export const tutorialLink = { id: 'tutorial', to: '/tutorial' } as const satisfies NavLinkItem;
export const adminLink = { id: 'admin', to: '/admin' } as const satisfies NavLinkItem;
export const subscribeLink = { id: 'subscribe', to: '/subscription' } as const satisfies NavLinkItem;
