import type { PlayerPorts } from '../ports.ts';

const allShown: PlayerPorts['shown'] = { has: () => true, add: () => undefined };

/**
 * The ports with a sound that stops the films, so that only one thing plays at a time. A test shows nothing for the
 * first time: that would tell a part of an answer.
 */
export const portsWithFilms = (
  ports: PlayerPorts,
  films: { stopOwnSound(): void },
  test: boolean,
): PlayerPorts => ({
  ...ports,
  shown: test ? allShown : ports.shown,
  sound: {
    ...ports.sound,
    play: (url, options) => {
      films.stopOwnSound();
      return ports.sound.play(url, options);
    },
  },
});
