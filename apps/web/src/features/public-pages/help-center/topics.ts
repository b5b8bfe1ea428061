import { Headset, LifeBuoy, type LucideIcon, UserRound, Wrench } from 'lucide-react';

export interface HelpLink {
  readonly id: string;
  readonly to: string;
}

export interface HelpQuestion {
  readonly id: string;
  readonly link?: HelpLink;
}

export interface HelpTopic {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly questions: readonly HelpQuestion[];
}

const settings = { id: 'settings', to: '/profile-settings' };
const privacy = { id: 'privacy', to: '/profile-settings?tab=privacy' };
const security = { id: 'security', to: '/profile-settings?tab=password' };
const billing = { id: 'billing', to: '/profile-settings?tab=billing' };
const plans = { id: 'plans', to: '/subscription' };
const contact = { id: 'contact', to: '/contact' };

/** The four tabs in display order, with their questions; the texts are in `help-center.json`. */
export const helpTopics: readonly HelpTopic[] = [
  {
    id: 'faq',
    icon: LifeBuoy,
    questions: [
      { id: 'invent' },
      { id: 'plans', link: plans },
      { id: 'trial', link: plans },
      { id: 'refund', link: contact },
      { id: 'files' },
      { id: 'uploads', link: { id: 'policy', to: '/privacy-policy' } },
      { id: 'software', link: { id: 'templates', to: '/resume-templates' } },
      { id: 'languages' },
    ],
  },
  {
    id: 'account',
    icon: UserRound,
    questions: [
      { id: 'register', link: { id: 'register', to: '/auth?tab=register' } },
      { id: 'forgotten', link: { id: 'login', to: '/auth' } },
      { id: 'change', link: settings },
      { id: 'twoStep', link: security },
      { id: 'cancel', link: billing },
      { id: 'export', link: privacy },
      { id: 'delete', link: privacy },
    ],
  },
  {
    id: 'using',
    icon: Wrench,
    questions: [
      { id: 'begin', link: { id: 'tutorial', to: '/tutorial' } },
      { id: 'import' },
      { id: 'unreadable' },
      { id: 'score' },
      { id: 'heldBack' },
      { id: 'chat', link: { id: 'guide', to: '/how-it-works?tab=chat#guide' } },
      { id: 'generate', link: { id: 'home', to: '/' } },
      { id: 'download', link: { id: 'templates', to: '/resume-templates' } },
      { id: 'mood', link: { id: 'mood', to: '/mood-tracker' } },
    ],
  },
  {
    id: 'support',
    icon: Headset,
    questions: [
      { id: 'reach', link: contact },
      { id: 'hours', link: contact },
      { id: 'problem', link: contact },
      { id: 'service', link: { id: 'service', to: '/contact?topic=service' } },
      { id: 'gdpr' },
    ],
  },
];
