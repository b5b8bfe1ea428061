import type { ComponentType } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  CheckExample,
  OrderExample,
  PostingExample,
  ProofExample,
  QuestionExample,
  RewriteExample,
} from './examples.tsx';
import { Lesson } from './lesson.tsx';

const lessons: readonly { readonly id: string; readonly Example: ComponentType }[] = [
  { id: 'read', Example: PostingExample },
  { id: 'prove', Example: ProofExample },
  { id: 'write', Example: RewriteExample },
  { id: 'order', Example: OrderExample },
  { id: 'ask', Example: QuestionExample },
  { id: 'check', Example: CheckExample },
];

export const lessonIds: readonly string[] = lessons.map(({ id }) => id);

export function Lessons() {
  const { t } = useTranslation('tutorial');
  return lessons.map(({ id, Example }, index) => (
    <Lesson
      key={id}
      anchor={id}
      number={index + 1}
      title={t(`${id}.title`)}
      text={t(`${id}.text`)}
      inApp={t(`${id}.inApp`)}
    >
      <Example />
    </Lesson>
  ));
}
