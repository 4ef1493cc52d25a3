import type { LetterTexts } from './letter.ts';

export const spanish: LetterTexts = {
  hello: 'Hola:',
  answer: 'Puede responder a esta carta. La lee una persona de verdad.',
  signed: 'El equipo de DigiPals',
  unkind: {
    subject: 'Un mensaje que {name} escribió en DigiPals',
    paragraphs: [
      '{name} escribió en DigiPals algo que no fue amable con otro niño o niña.',
      'Ocurre a esta edad, muchas veces después de perder un juego o por un malentendido. No pensamos mal de {name}.',
      '¿Podrían hablar sobre cómo se puede sentir la otra persona? {name} puede seguir escribiendo como antes.',
    ],
  },
  personal: {
    subject: 'No compartir datos personales en DigiPals',
    paragraphs: [
      '{name} escribió en DigiPals algo que puede decir a otros quién es un niño o una niña o dónde encontrarle, como el nombre completo, una dirección o un número de teléfono.',
      'A menudo se comparten estas cosas por amistad y sin mala intención.',
      '¿Podrían hablar sobre qué se guarda en privado y por qué? {name} puede seguir escribiendo como antes.',
    ],
  },
  meeting: {
    subject: 'Mensajes sobre quedar en persona en DigiPals',
    paragraphs: [
      '{name} participó en mensajes de DigiPals sobre verse en persona o sobre guardar un secreto.',
      'Puede no ser nada: a los amigos les gusta verse. Para la seguridad de todos, en DigiPals no se organizan encuentros ni se pasa a otras aplicaciones.',
      '¿Podría preguntar a {name} por ello y acordar que los planes con amigos de internet se hacen con una persona adulta?',
    ],
  },
  worried: {
    subject: 'Algo que {name} escribió en DigiPals',
    paragraphs: [
      '{name} escribió en DigiPals algo que sonaba triste o preocupado.',
      'Podemos equivocarnos: unas palabras en la pantalla dicen poco. Preferimos contárselo.',
      '¿Podría buscar un momento tranquilo para preguntar a {name} cómo se siente, y escuchar? Si le preocupa, su médico o la escuela pueden ayudar.',
    ],
  },
  notEnglish: {
    subject: 'Escribir en inglés en DigiPals',
    paragraphs: [
      '{name} escribió varios mensajes en DigiPals en un idioma que no es inglés.',
      'Los mensajes se escriben en inglés para que todos se entiendan y para que nuestro equipo de revisión pueda cuidar de la seguridad. Al principio no es fácil.',
      '¿Podrían intentarlo juntos? Los bloques de frases ayudan a construir una frase.',
    ],
  },
};
