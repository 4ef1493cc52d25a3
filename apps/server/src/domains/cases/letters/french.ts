import type { LetterTexts } from './letter.ts';

export const french: LetterTexts = {
  hello: 'Bonjour,',
  answer: 'Vous pouvez répondre à cette lettre. Une vraie personne la lit.',
  signed: 'L’équipe DigiPals',
  unkind: {
    subject: 'Un message écrit par {name} sur DigiPals',
    paragraphs: [
      'Sur DigiPals, {name} a écrit quelque chose qui n’était pas gentil envers un autre enfant.',
      'Cela arrive à cet âge, souvent après un jeu perdu ou un malentendu. Nous ne pensons pas de mal de {name}.',
      'Pourriez-vous parler ensemble de ce que l’autre enfant peut ressentir ? {name} peut écrire comme avant.',
    ],
  },
  personal: {
    subject: 'Ne pas donner d’informations personnelles sur DigiPals',
    paragraphs: [
      'Sur DigiPals, {name} a écrit quelque chose qui peut révéler qui est un enfant ou où le trouver, comme un nom complet, une adresse ou un numéro de téléphone.',
      'Les enfants partagent souvent cela par amitié, sans penser à mal.',
      'Pourriez-vous parler ensemble de ce qui reste privé, et pourquoi ? {name} peut écrire comme avant.',
    ],
  },
  meeting: {
    subject: 'Des messages sur une rencontre, sur DigiPals',
    paragraphs: [
      '{name} a participé, sur DigiPals, à des messages qui parlent de se rencontrer ou de garder un secret.',
      'C’est peut-être sans importance : des amis aiment se voir. Pour la sécurité de tous, on n’organise pas de rencontre sur DigiPals et on ne passe pas à d’autres applications.',
      'Pourriez-vous en parler avec {name} et convenir que les projets avec des amis en ligne se font avec un adulte ?',
    ],
  },
  worried: {
    subject: 'Quelque chose que {name} a écrit sur DigiPals',
    paragraphs: [
      'Sur DigiPals, {name} a écrit quelque chose qui semblait triste ou inquiet.',
      'Nous pouvons nous tromper : des mots sur un écran disent peu. Nous préférons vous en parler.',
      'Pourriez-vous trouver un moment calme pour demander à {name} comment ça va, et écouter ? Si vous vous inquiétez, votre médecin ou l’école peuvent aider.',
    ],
  },
  notEnglish: {
    subject: 'Écrire en anglais sur DigiPals',
    paragraphs: [
      'Sur DigiPals, {name} a écrit plusieurs messages dans une autre langue que l’anglais.',
      'Les messages sont en anglais pour que tous les enfants se comprennent, et pour que notre équipe puisse veiller à leur sécurité. Ce n’est pas facile au début.',
      'Pourriez-vous essayer ensemble ? Les blocs de phrases aident à construire une phrase.',
    ],
  },
};
