/** Stages with a list of tips; their texts are under the stage's name. */
export type TipStage = 'preparation' | 'virtual' | 'follow-up';

export const tips: Readonly<Record<TipStage, readonly string[]>> = {
  preparation: ['posting', 'stories', 'aloud', 'company', 'questions', 'resume'],
  virtual: ['light', 'camera', 'sound', 'notes', 'pauses', 'trouble'],
  'follow-up': ['notes', 'thanks', 'patience', 'no', 'offer'],
};

export const questions = [
  'yourself',
  'motivation',
  'strength',
  'weakness',
  'failure',
  'conflict',
  'gap',
  'salary',
] as const;
