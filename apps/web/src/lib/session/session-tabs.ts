import { removeDraft } from '../browser/draft-key.ts';
import { endSession, hasLapsed, knownUser, onSessionEnd, onSignedIn, refreshSession } from './session.ts';

/** This browser's tabs share the cookie, so signing in or out in one does so in all. */
const tabs = new BroadcastChannel('session');
let isTold = false;

const tell = (userId: number | null) => tabs.postMessage(userId);

tabs.onmessage = ({ data: userId }: MessageEvent<number | null>) => {
  const known = knownUser();
  if (!known) return;
  if (known.id === userId) return hasLapsed.set(false);
  isTold = true;
  endSession();
  isTold = false;
  if (userId !== null) void refreshSession();
};

onSessionEnd((isWish) => {
  if (!isWish) return;
  // Also on pages that do not use the draft.
  removeDraft();
  if (!isTold) tell(null);
});

onSignedIn(({ id }) => tell(id));
const user = knownUser();
if (user) tell(user.id);
