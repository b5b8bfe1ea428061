import { removeDraft } from '../browser/draft-key.ts';
import { endSession, hasLapsed, knownUser, onSessionEnd, onSignedIn, refreshSession } from './session.ts';

/** The other tabs of this browser share the cookie: who signs in or out in one does so in all. */
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
  // Also on a page that knows nothing of it.
  removeDraft();
  if (!isTold) tell(null);
});

onSignedIn(({ id }) => tell(id));
const user = knownUser();
if (user) tell(user.id);
