/**
 * Loaded into the server before its own code: when the command that started it dies, even by
 * SIGKILL, its end of this pipe closes and the server stops as on SIGTERM.
 */
import { kill, pid, stdin } from 'node:process';
import { isMainThread } from 'node:worker_threads';

// Threads load this as well, but their input ends as soon as they read it.
if (isMainThread) {
  stdin.once('close', () => kill(pid, 'SIGTERM'));
  stdin.resume();
  // The open pipe must not keep a finished server alive.
  stdin.unref?.();
}
