import type { MicrophonePort } from '@digipals/player';

type Devices = Pick<MediaDevices, 'getUserMedia'>;

/** Milliseconds between two measurements of the volume. */
const levelMs = 80;
/** Speech rarely reaches full scale; this scales it to the drawn wave. */
const gain = 6;

/** Reports the volume of a stream at intervals. Returns a function that stops it. */
function watchLevel(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    onLevel(Math.min(1, Math.sqrt(power) * gain));
  }, levelMs);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}

/** Resolves with the recording after `seconds`, or when `stop` aborts. */
const recordStream = (stream: MediaStream, seconds: number, stop: AbortSignal) =>
  new Promise<Blob | null>(resolve => {
    const recorder = new MediaRecorder(stream);
    const pieces: Blob[] = [];
    const end = () => {
      if (recorder.state !== 'inactive') recorder.stop();
    };
    const timer = setTimeout(end, seconds * 1000);
    const done = (recording: Blob | null) => {
      clearTimeout(timer);
      stop.removeEventListener('abort', end);
      resolve(recording);
    };
    recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
    recorder.addEventListener('error', () => done(null));
    recorder.addEventListener('stop', () => {
      const recording = new Blob(pieces, { type: recorder.mimeType });
      done(recording.size > 0 ? recording : null);
    });
    stop.addEventListener('abort', end);
    recorder.start();
    if (stop.aborted) end();
  });

const release = (stream: MediaStream | null): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/** The microphone of the browser. `devices` is undefined on insecure origins and in old browsers. */
export function createMicrophone(devices: Devices | undefined): MicrophonePort {
  let stream: MediaStream | null = null;
  let closings = 0;

  const open: MicrophonePort['open'] = async () => {
    if (!devices || typeof MediaRecorder === 'undefined') return 'missing';
    const before = closings;
    try {
      const opened = stream ?? (await devices.getUserMedia({ audio: true }));
      // The child left the question before permission was granted: do not record.
      if (closings !== before) {
        release(opened);
        return 'refused';
      }
      stream = opened;
      return 'granted';
    } catch (error) {
      const name = error instanceof DOMException ? error.name : '';
      return name === 'NotFoundError' ? 'missing' : 'refused';
    }
  };

  return {
    open,
    record: async ({ seconds, stop, onLevel }) => {
      if ((await open()) !== 'granted' || !stream) return null;
      let stopWatching: (() => void) | undefined;
      try {
        stopWatching = watchLevel(stream, onLevel);
        return await recordStream(stream, seconds, stop);
      } catch {
        // For example, the device was unplugged. The child can still listen.
        return null;
      } finally {
        stopWatching?.();
      }
    },
    close: () => {
      closings += 1;
      release(stream);
      stream = null;
    },
  };
}
