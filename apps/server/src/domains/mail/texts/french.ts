import type { MailTexts } from './mail-texts.ts';

export const french: MailTexts = {
  answer: 'Vous pouvez répondre à cette lettre. Une vraie personne la lit.',
  signed: 'L’équipe DigiPals',
  open: 'Ouvrir DigiPals',
  invitation: {
    subject: 'Vous êtes invité à rejoindre {school} sur DigiPals',
    lead: '{from} vous invite à rejoindre {school} sur DigiPals comme responsable de l’école.',
    teacher: '{from} vous invite à rejoindre {school} sur DigiPals comme enseignant.',
    once: 'Ouvrez ce lien pour rejoindre l’école. Il fonctionne une seule fois, pendant {days} jours.',
    join: 'Rejoindre l’école',
    password:
      'Vous y choisissez un mot de passe et installez une application qui donne des codes, pour que personne d’autre ne puisse se connecter à votre place.',
    unknown: 'Si vous ne connaissez pas {from}, ne faites rien : le lien expire de lui-même.',
  },
  week: {
    subject: '{name} : la semaine sur DigiPals',
    days: 'Jours de jeu',
    words: 'Nouveaux mots',
    stars: 'Étoiles',
    written: 'Textes écrits',
    friends: 'Nouveaux amis',
    say: 'À dire à voix haute aujourd’hui',
    praise: {
      words: 'Bravo, {name} ! Tu connais plus de mots anglais qu’il y a une semaine.',
      friend: 'C’est bien, {name} ! Tu as trouvé un nouvel ami.',
      writing: 'Super, {name} ! Tu écris en anglais.',
      stars: 'Bravo, {name} ! Tu as gagné des étoiles cette semaine.',
      days: 'Bravo, {name} ! Tu as continué à t’entraîner.',
    },
    why: 'Vous recevez cette lettre une fois par semaine, car vous avez dit oui. École : {school}. Elle ne contient aucun message d’enfant.',
    stop: 'Ne plus recevoir cette lettre',
  },
  wish: {
    subject: '{name} vous demande quelque chose',
    data: '{name} souhaite voir ce que DigiPals garde à son sujet.',
    erasure: '{name} souhaite que DigiPals efface tout ce qui le ou la concerne.',
    talk: 'Parlez-en ensemble, s’il vous plaît. Sur la page « Données » de votre compte, vous pouvez tout télécharger, tout effacer ou dire que vous en avez parlé. Sans compte, répondez à cette lettre.',
  },
  stopPage: {
    ask: 'Voulez-vous ne plus recevoir la lettre de la semaine ?',
    button: 'Oui, l’arrêter',
    done: 'C’est fait. Vous ne recevrez plus la lettre de la semaine.',
    unknown: 'Ce lien n’est plus valable.',
  },
};
