import clsx from 'clsx';
import { BookOpen, ChevronDown, LayoutTemplate, LifeBuoy, MessagesSquare, Newspaper } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Popup, popupItemClass } from '../../ui/overlay/popup.tsx';
import { navItemClass } from './nav-item.tsx';
import { resourceLinks } from './nav-links.ts';

const icons = {
  templates: LayoutTemplate,
  careerBlog: BookOpen,
  interviewTips: MessagesSquare,
  industryInsights: Newspaper,
  helpCenter: LifeBuoy,
} satisfies Record<(typeof resourceLinks)[number]['id'], typeof BookOpen>;

export function ResourcesMenu() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const isActive = resourceLinks.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));

  return (
    <Popup
      triggerClassName={clsx(navItemClass, 'group', isActive && 'border-accent! text-ink!')}
      trigger={
        <>
          {t('nav.resources')}
          <ChevronDown aria-hidden className="size-4 transition-transform group-aria-expanded:rotate-180" />
        </>
      }
      className="min-w-60"
    >
      {(close) => (
        <ul>
          {resourceLinks.map(({ id, to }) => {
            const Icon = icons[id];
            return (
              <li key={id}>
                <Link
                  to={to}
                  aria-current={pathname === to ? 'page' : undefined}
                  className={popupItemClass}
                  onClick={close}
                >
                  <Icon aria-hidden />
                  {t(`nav.${id}`)}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </Popup>
  );
}
