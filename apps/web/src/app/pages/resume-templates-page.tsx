import { ResumeTemplates } from '../../features/public-pages/resume-templates/resume-templates.tsx';

export function ResumeTemplatesPage() {
  return <ResumeTemplates />;
}
