import type { StatusTexts } from './status-texts.ts';

export const spanish: StatusTexts = {
  headlines: {
    ok: 'DigiPals funciona',
    slow: 'DigiPals funciona, pero algunas cosas van lentas',
    down: 'DigiPals no funciona en este momento',
  },
  states: { ok: 'Funciona', slow: 'Lento', resting: 'En pausa', down: 'No funciona' },
  lessons: {
    name: 'Inicio de sesión y lecciones',
    ok: 'Los niños pueden iniciar sesión y aprender.',
    down: 'Ahora mismo nadie puede iniciar sesión. Las respuestas que un niño ya ha dado se quedan en su dispositivo y se envían más tarde.',
  },
  messages: {
    name: 'Mensajes',
    ok: 'Un adulto lee cada mensaje nuevo antes de {time}.',
    slow: 'Un adulto lee los mensajes nuevos más tarde de lo habitual. No se pierde ningún mensaje.',
    resting: 'Los adultos que leen los mensajes no están ahora. Los mensajes los esperan.',
    restingUntil: 'Los adultos que leen los mensajes no están ahora. Vuelven: {time}.',
    down: 'Ahora mismo no se pueden enviar ni leer mensajes. No se pierde ningún mensaje.',
  },
  letters: {
    name: 'Cartas a familias y escuelas',
    ok: 'Las cartas se envían en pocos minutos.',
    slow: 'Las cartas llegan más tarde de lo habitual.',
    down: 'Las cartas se envían en cuanto DigiPals vuelva a funcionar.',
  },
  news: 'De quienes gestionan DigiPals',
  updated: 'Actualizado: {time}. Esta página se renueva cada minuto.',
  unreachable: 'No se puede acceder a DigiPals en este momento. Esta página lo sigue intentando.',
};
