import { InterviewTips } from '../../features/public-pages/interview-tips/interview-tips.tsx';

export function InterviewTipsPage() {
  return <InterviewTips />;
}
