import type { ConsentLetterTexts } from './texts.ts';

export const spanish: ConsentLetterTexts = {
  hello: 'Hola:',
  signed: 'El equipo de DigiPals',
  ask: {
    subject: '{name}: ¿puede escribir a amigos de otros países?',
    paragraphs: [
      '{school}, clase {className}, le pregunta. En las clases de inglés usamos DigiPals. Para los amigos y los mensajes con niños de otros países necesitamos su sí o su no.',
      'Una persona formada lee cada mensaje antes de entregarlo. Los demás niños ven un nombre, una figura dibujada y un país.',
      'Lea más y responda aquí. El enlace es solo para su familia y funciona 28 días:',
      '{link}',
    ],
  },
  confirm: {
    subject: '{name}: confirme su respuesta',
    paragraphs: [
      'Usted ha respondido por {name} en DigiPals. Su respuesta cuenta cuando abra este enlace y la confirme. Funciona tres días:',
      '{link}',
      'Si no ha respondido, no haga nada: entonces no se guarda nada.',
    ],
  },
  done: {
    subject: '{name}: su respuesta ya cuenta',
    paragraphs: [
      'Gracias. Lo que respondió por {name} en DigiPals ya cuenta.',
      'Con este enlace puede retirarlo en cualquier momento y crear una cuenta. Guarde este mensaje:',
      '{link}',
    ],
  },
};
