import { matchPath, Navigate } from 'react-router';
import { dataPage, type LazyPage, page } from './lazy-page.tsx';

export interface AppRoute {
  readonly path: string;
  readonly access: 'public' | 'user' | 'admin';
  readonly page: LazyPage;
}

/** The same page at two addresses. */
const settings = dataPage(() => import('./pages/account/settings-page.tsx').then((module) => module.SettingsPage));

/**
 * All addresses of the product. A feature adds its page with one line:
 * `page: page(() => import('./pages/about-page.tsx').then((module) => module.AboutPage))`,
 * or `dataPage(…)` if it reads data.
 */
export const routes: readonly AppRoute[] = [
  {
    path: '/',
    access: 'public',
    page: page(() => import('./pages/home/home-page.tsx').then((module) => module.HomePage)),
  },
  {
    path: '/auth',
    access: 'public',
    page: page(() => import('./pages/account/auth-page.tsx').then((module) => module.AuthPage)),
  },
  {
    path: '/reset-password',
    access: 'public',
    page: page(() => import('./pages/account/reset-password-page.tsx').then((module) => module.ResetPasswordPage)),
  },
  {
    path: '/dashboard',
    access: 'user',
    page: dataPage(() => import('./pages/dashboard-page.tsx').then((module) => module.DashboardPage)),
  },
  { path: '/profile', access: 'user', page: settings },
  { path: '/profile-settings', access: 'user', page: settings },
  {
    path: '/subscription',
    access: 'user',
    page: dataPage(() => import('./pages/account/subscription-page.tsx').then((module) => module.SubscriptionPage)),
  },
  {
    path: '/subscription-page',
    access: 'user',
    page: page(async () => () => <Navigate to="/subscription" replace />),
  },
  {
    path: '/mood-tracker',
    access: 'user',
    page: page(() => import('./pages/mood-tracker-page.tsx').then((module) => module.MoodTrackerPage)),
  },
  {
    path: '/admin',
    access: 'admin',
    page: dataPage(() => import('./pages/admin-page.tsx').then((module) => module.AdminPage)),
  },
  {
    path: '/privacy-policy',
    access: 'public',
    page: page(() => import('./pages/privacy-policy-page.tsx').then((module) => module.PrivacyPolicyPage)),
  },
  {
    path: '/terms',
    access: 'public',
    page: page(() => import('./pages/terms-page.tsx').then((module) => module.TermsPage)),
  },
  {
    path: '/tutorial',
    access: 'public',
    page: page(() => import('./pages/tutorial-page.tsx').then((module) => module.TutorialPage)),
  },
  {
    path: '/career-blog',
    access: 'public',
    page: page(() => import('./pages/career-blog-page.tsx').then((module) => module.CareerBlogPage)),
  },
  {
    path: '/resume-templates',
    access: 'public',
    page: page(() => import('./pages/resume-templates-page.tsx').then((module) => module.ResumeTemplatesPage)),
  },
  {
    path: '/interview-tips',
    access: 'public',
    page: page(() => import('./pages/interview-tips-page.tsx').then((module) => module.InterviewTipsPage)),
  },
  {
    path: '/help-center',
    access: 'public',
    page: page(() => import('./pages/help-center-page.tsx').then((module) => module.HelpCenterPage)),
  },
  {
    path: '/contact',
    access: 'public',
    page: page(() => import('./pages/contact-page.tsx').then((module) => module.ContactPage)),
  },
  {
    path: '/about-us',
    access: 'public',
    page: page(() => import('./pages/about-page.tsx').then((module) => module.AboutPage)),
  },
  {
    path: '/how-it-works',
    access: 'public',
    page: page(() => import('./pages/how-it-works-page.tsx').then((module) => module.HowItWorksPage)),
  },
  {
    path: '/meet-employers',
    access: 'public',
    page: dataPage(() =>
      import('./pages/news-and-events/meet-employers-page.tsx').then((module) => module.MeetEmployersPage),
    ),
  },
  {
    path: '/meet-employers/:id',
    access: 'public',
    page: dataPage(() => import('./pages/news-and-events/event-page.tsx').then((module) => module.EventPage)),
  },
  {
    path: '/news',
    access: 'public',
    page: dataPage(() => import('./pages/news-and-events/news-page.tsx').then((module) => module.NewsPage)),
  },
  {
    path: '/news/:slug',
    access: 'public',
    page: dataPage(() => import('./pages/news-and-events/article-page.tsx').then((module) => module.ArticlePage)),
  },
  ...(import.meta.env.DEV
    ? [
        {
          path: '/dev/style-guide',
          access: 'public' as const,
          page: page(() => import('./pages/style-guide/style-guide-page.tsx').then((module) => module.StyleGuidePage)),
        },
      ]
    : []),
];

export const findRoute = (pathname: string): AppRoute | undefined =>
  routes.find(({ path }) => matchPath(path, pathname));

export function preloadPage(pathname: string): void {
  findRoute(pathname)?.page.preload();
}
