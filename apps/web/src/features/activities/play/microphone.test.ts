import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMicrophone } from './microphone.ts';

/** A recorder that delivers one chunk when it is stopped. */
class FakeRecorder extends EventTarget {
  static last: FakeRecorder;
  static piece: Blob = new Blob(['voice']);
  state = 'inactive';
  mimeType = 'audio/webm';
  constructor() {
    super();
    FakeRecorder.last = this;
  }
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: FakeRecorder.piece }));
    this.dispatchEvent(new Event('stop'));
  }
}

class FakeContext {
  createAnalyser() {
    return { fftSize: 4, getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.1) };
  }
  createMediaStreamSource() {
    return { connect: () => undefined };
  }
  close() {
    return Promise.resolve();
  }
}

const stopTrack = vi.fn();
const stream = { getTracks: () => [{ stop: stopTrack }] } as unknown as MediaStream;
const devices = { getUserMedia: vi.fn(async () => stream) };
const refusing = (name: string) => ({
  getUserMedia: async () => {
    throw new DOMException('no', name);
  },
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('AudioContext', FakeContext);
  FakeRecorder.piece = new Blob(['voice']);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('GAME-16 GAME-21 the microphone is granted, refused or missing', async () => {
  expect(await createMicrophone(devices).open()).toBe('granted');
  expect(await createMicrophone(refusing('NotAllowedError')).open()).toBe('refused');
  expect(await createMicrophone(refusing('NotFoundError')).open()).toBe('missing');
  expect(await createMicrophone(undefined).open()).toBe('missing');
  vi.stubGlobal('MediaRecorder', undefined);
  expect(await createMicrophone(devices).open()).toBe('missing');
});

const recordFor = (seconds: number, stop = new AbortController()) => {
  const levels: number[] = [];
  const microphone = createMicrophone(devices);
  const recording = microphone.record({
    seconds,
    stop: stop.signal,
    onLevel: level => levels.push(level),
  });
  return { microphone, recording, levels };
};

test('GAME-17 stops recording after the given seconds and reports the volume', async () => {
  const { recording, levels } = recordFor(5);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(FakeRecorder.last.state).toBe('recording');
  await vi.advanceTimersByTimeAsync(100);
  expect((await recording)?.size).toBe(5);
  expect(levels[0]).toBeCloseTo(0.6);
  expect(levels.every(level => level >= 0 && level <= 1)).toBe(true);
});

test('stops recording on request and releases the microphone', async () => {
  const stop = new AbortController();
  const { microphone, recording } = recordFor(5, stop);
  await vi.advanceTimersByTimeAsync(100);
  stop.abort();
  expect((await recording)?.type).toBe('audio/webm');
  microphone.close();
  expect(stopTrack).toHaveBeenCalledTimes(1);
});

test('returns no recording if the microphone delivers no data', async () => {
  FakeRecorder.piece = new Blob([]);
  const { recording } = recordFor(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await recording).toBeNull();
});

test('SAFE-15 releases a microphone that was granted after the child left; asking again works', async () => {
  let allow: (stream: MediaStream) => void = () => undefined;
  devices.getUserMedia.mockImplementationOnce(
    () =>
      new Promise(resolve => {
        allow = resolve;
      }),
  );
  const microphone = createMicrophone(devices);
  const asked = microphone.open();
  microphone.close();
  allow(stream);
  expect(await asked).toBe('refused');
  expect(stopTrack).toHaveBeenCalledTimes(1);
  expect(await microphone.open()).toBe('granted');
  expect(stopTrack).toHaveBeenCalledTimes(1);
});

test('returns no recording if the browser cannot measure the volume', async () => {
  vi.stubGlobal('AudioContext', undefined);
  const { recording } = recordFor(1);
  expect(await recording).toBeNull();
});
