import { readOperation } from '../../../understand/read-operation.ts';
import { readTopic } from '../../../understand/read-topic.ts';
import type { DoAct } from '../acts/act-task.ts';
import { operationsOf } from '../operations/act-traits.ts';
import { operations } from '../operations/operations.ts';
import { openTask } from '../operations/task.ts';

const reviews = operationsOf('review');
const clearly = 0.3;

/** "what am I missing for this job": of all there is to say about the resume, what both readers take to be asked. */
export const reviewOrder: DoAct = ({ input, act }) => {
  const heard = readTopic(act.text);
  const shares = readOperation(act.text)
    .filter(({ label }) => reviews.includes(label))
    .map(({ label, share }) => ({
      label,
      share: share + (heard.find((one) => one.label === `op-${label}`)?.share ?? 0),
    }))
    .sort((one, other) => other.share - one.share);
  const [first] = shares;
  return first && first.share >= clearly ? operations[first.label](openTask(input, first.label, act.text)) : undefined;
};
