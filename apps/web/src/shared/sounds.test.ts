import { expect, test, vi } from 'vitest';
import { FakeAudio } from '../testing/fake-audio.ts';
import { createSounds, loadSoundUrls, watchAttention } from './sounds.ts';

await loadSoundUrls();

function setUp() {
  const audios: FakeAudio[] = [];
  const log = vi.fn<(message: string) => void>();
  const sounds = createSounds({
    storage: localStorage,
    log,
    createAudio: () => {
      const audio = new FakeAudio();
      audios.push(audio);
      return audio as unknown as HTMLAudioElement;
    },
  });
  return { sounds, audios, log, main: audios[0] as FakeAudio };
}

test('SOUND-10 sounds are muted while the page is hidden', () => {
  const { sounds, main } = setUp();
  watchAttention(document, sounds.setAway);
  const state = vi.spyOn(document, 'visibilityState', 'get');
  state.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(main.muted).toBe(true);
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(main.muted).toBe(false);
  state.mockRestore();
});

test('SOUND-11 sounds are muted while the page is blurred', () => {
  const { sounds, main } = setUp();
  watchAttention(document, sounds.setAway);
  window.dispatchEvent(new Event('blur'));
  expect(main.muted).toBe(true);
  sounds.effect('pop');
  window.dispatchEvent(new Event('focus'));
  expect(main.muted).toBe(false);
});

test('ALIVE-10 an effect that starts while the page is hidden is muted too', () => {
  const { sounds, audios } = setUp();
  sounds.setAway(true);
  sounds.effect('pop');
  expect(audios.at(-1)?.muted).toBe(true);
});

test('starting a sound aborts the current one', async () => {
  const { sounds, main } = setUp();
  const first = sounds.play('/a.mp3');
  const second = sounds.play('/b.mp3', { rate: 0.5 });
  expect(await first).toBe('aborted');
  expect(main.playbackRate).toBe(0.5);
  main.dispatchEvent(new Event('ended'));
  expect(await second).toBe('ended');
});

test('ERR-23 a sound that cannot be loaded is only logged', async () => {
  const { sounds, main, log } = setUp();
  const playing = sounds.play('/broken.mp3');
  main.dispatchEvent(new Event('error'));
  expect(await playing).toBe('failed');
  expect(log).toHaveBeenCalledWith('sound failed: /broken.mp3');
});

test('a sound stops when its signal aborts', async () => {
  const { sounds } = setUp();
  const controller = new AbortController();
  const playing = sounds.play('/a.mp3', { signal: controller.signal });
  controller.abort();
  expect(await playing).toBe('aborted');
  expect(await sounds.play('/a.mp3', { signal: controller.signal })).toBe('aborted');
});

test('the sound switch mutes at once and is remembered', () => {
  const { sounds, main } = setUp();
  sounds.setOn(false);
  expect(main.muted).toBe(true);
  expect(setUp().sounds.on.get()).toBe(false);
  sounds.setOn(true);
  expect(setUp().sounds.on.get()).toBe(true);
});

test('SETTINGS-08 ALIVE-10 voices, songs and effects have volumes of their own, also while they play', async () => {
  localStorage.setItem('settings', JSON.stringify({ voices: 90, sounds: 70, music: 30 }));
  const { sounds, audios, main } = setUp();
  sounds.play('/word.mp3');
  expect(main.volume).toBe(0.9);
  sounds.play('/song.mp3', { music: true });
  expect(main.volume).toBe(0.3);
  sounds.effect('pop');
  expect(audios.at(-1)?.volume).toBe(0.7);
  sounds.volumes.set({ voices: 10, sounds: 20, music: 40 });
  expect([main.volume, audios.at(-1)?.volume, sounds.volume.get()]).toEqual([0.4, 0.2, 0.1]);
});

test('SETTINGS-08 a volume of 0 mutes, even on a device that ignores volumes', async () => {
  const { sounds, main } = setUp();
  sounds.volumes.set({ music: 0 });
  sounds.play('/song.mp3', { music: true });
  expect(main.muted).toBe(true);
  sounds.play('/word.mp3');
  expect(main.muted).toBe(false);
});

test('COMP-50 a song starts at the requested position and reports its time until it ends', async () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  const { sounds, main } = setUp();
  const onTime = vi.fn();
  const song = sounds.play('/song.mp3', { from: 3, onTime });
  expect(main.currentTime).toBe(3);
  main.duration = 9;
  vi.advanceTimersByTime(20);
  expect(onTime).toHaveBeenLastCalledWith(3, 9);
  main.dispatchEvent(new Event('ended'));
  await song;
  onTime.mockClear();
  vi.advanceTimersByTime(50);
  expect(onTime).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('ERR-23 a failed sound is logged, but not one that the browser blocks before the first tap', async () => {
  const { sounds, audios, log } = setUp();
  sounds.effect('pop');
  const pop = audios.at(-1) as FakeAudio;
  pop.play = () => Promise.reject(new DOMException('not yet', 'NotAllowedError'));
  sounds.effect('pop');
  await vi.waitFor(() => expect(log).not.toHaveBeenCalled(), 120_000);
  pop.play = () => Promise.reject(new Error('broken'));
  sounds.effect('pop');
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('sound failed: pop'), 120_000);
});
