/** Records what was played; never ends a sound on its own. */
export class FakeAudio extends EventTarget {
  static all: FakeAudio[] = [];
  src = '';
  muted = false;
  volume = 1;
  playbackRate = 1;
  currentTime = 0;
  duration = 0;
  played: string[] = [];
  constructor() {
    super();
    FakeAudio.all.push(this);
  }
  play() {
    this.played.push(this.src);
    return Promise.resolve();
  }
  pause() {
    return undefined;
  }
}
