import { sentences } from '@fitted/contract/errors/sentences';
/** Sample texts for the components; this page exists in development only and is not translated. */
export const samples = {
  title: 'Style guide',
  buttons: ['Primary', 'Outline', 'Quiet', 'Danger', 'Working', 'Disabled'],
  fields: {
    name: 'Full name',
    nameHint: 'As it should stand on the resume',
    nameError: sentences.nameRequired,
    notes: 'Notes',
    password: 'Password',
    source: 'Source',
    country: 'Country',
    terms: 'I have read the terms',
    alerts: 'Send me an email about changes',
    plan: 'Plan',
  },
  sources: ['Indeed', 'LinkedIn', 'Manual Entry'],
  countries: ['Austria', 'Canada', "Côte d'Ivoire", 'France', 'Germany', 'Japan', 'Kenya', 'Mexico', 'United Kingdom'],
  plans: [
    { value: 'basic', title: 'Basic', content: 'Ten optimizations a month' },
    { value: 'premium', title: 'Premium', content: 'As many as you like' },
  ],
  badges: ['Neutral', 'Accent', 'Changed', 'Danger'],
  tabs: ['Upload', 'Improve', 'Download'],
  tabText: 'What the tab holds.',
  table: {
    caption: 'Sample people',
    headings: ['Name', 'Role', 'Since'],
    rows: [
      ['Maya Okafor', 'Analyst', 'Mar 23, 2025'],
      ['Jonas Weber', 'Designer', 'Jan 4, 2026'],
    ],
  },
  dialog: { open: 'Open dialog', title: 'Share this event', text: 'Anyone with the link can see it.', done: 'Done' },
  alert: {
    open: 'Delete…',
    title: 'Are you sure?',
    text: 'This action cannot be undone.',
    cancel: 'Cancel',
    confirm: 'Delete',
  },
  menu: { open: 'Menu', items: ['Edit', 'Duplicate', 'Archive'] },
  tooltip: { open: 'Hover or focus', text: 'Evidence: line 9 of the resume' },
  toast: { open: 'Toast', destructive: 'Destructive toast', title: 'Mood saved', text: 'See you tomorrow.' },
  empty: { title: 'No resumes yet', text: 'Upload one and it will wait for you here.' },
  progress: 'Reading the file',
  card: { title: 'A card', text: 'With a heading and a line below it.' },
} as const;
