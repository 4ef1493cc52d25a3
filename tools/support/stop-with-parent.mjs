/**
 * Loaded into the server before its own code: when the command that started it is gone, even killed
 * without a word, its end of this pipe closes and the server stops as it would on SIGTERM.
 */
import { kill, pid, stdin } from 'node:process';
import { isMainThread } from 'node:worker_threads';

// Threads load this as well, and their input is at its end as soon as they read it.
if (isMainThread) {
  stdin.once('close', () => kill(pid, 'SIGTERM'));
  stdin.resume();
  // Waiting for that must not keep a server alive that is done.
  stdin.unref?.();
}
