/** The worker in which boards are judged, so that drawing never waits for it. */
import { factsOfRules, openRoom, type FromRoom, type ToRoom } from './judge-room.js';

const tell = (message: FromRoom): void => {
  self.postMessage(message);
};

const judge = openRoom();
self.addEventListener('message', ({ data }: MessageEvent<ToRoom>) => {
  tell(judge(data));
});
tell({ rules: factsOfRules() });
