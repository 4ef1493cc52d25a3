import type { MailTexts } from './mail-texts.ts';

export const french: MailTexts = {
  answer: 'Vous pouvez répondre à cette lettre. Une vraie personne la lit.',
  signed: 'L’équipe DigiPals',
  open: 'Ouvrir DigiPals',
  reply: { wrote: 'Vous avez écrit le {day} :', answer: 'Notre réponse :' },
  invitation: {
    subject: 'Une invitation à rejoindre {school} sur DigiPals',
    lead: '{from} vous invite à rejoindre {school} sur DigiPals à la direction de l’école.',
    teacher: '{from} vous invite à rejoindre {school} sur DigiPals comme enseignant.',
    once: 'Ouvrez ce lien pour rejoindre l’école. Il fonctionne une seule fois, pendant {days} jours.',
    join: 'Rejoindre l’école',
    password:
      'Vous y choisissez un mot de passe et installez une application qui donne des codes, pour que personne d’autre ne puisse se connecter à votre place.',
    unknown: 'Si vous ne connaissez pas {from}, ne faites rien : le lien expire de lui-même.',
  },
  week: {
    subject: '{name} : la semaine sur DigiPals',
    days: 'Jours sur DigiPals',
    words: 'Nouveaux mots',
    stars: 'Étoiles',
    written: 'Textes écrits',
    friends: 'Nouveaux amis',
    say: 'À dire à voix haute aujourd’hui',
    praise: {
      words: 'Bravo, {name} ! Tu connais plus de mots anglais qu’il y a une semaine.',
      friend: 'Quelle belle nouvelle, {name} ! Tu t’es fait un ami ou une amie.',
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
    talk: 'Parlez-en ensemble, s’il vous plaît. Sur la page « Données » de votre compte, vous pouvez tout télécharger, tout effacer ou dire à {name} que vous en avez parlé. Sans compte, répondez à cette lettre.',
  },
  erasure: {
    asked: {
      subject: '{name} : tout va être effacé',
      happened: '{who} a demandé le {day} d’effacer tout ce que DigiPals garde au sujet de {name}.',
    },
    kept: {
      subject: '{name} : rien n’est effacé',
      happened:
        '{who} a annulé l’effacement le {day}. Tout ce que DigiPals garde au sujet de {name} reste.',
    },
    done: {
      subject: 'Tout ce qui concerne votre enfant est effacé',
      happened: 'Tout ce que DigiPals gardait au sujet de votre enfant a été effacé le {day}.',
    },
    due: 'Tout sera effacé le {due}. D’ici là, vous pouvez annuler sur la page « Données » de votre compte.',
    dueNoAccount:
      'Tout sera effacé le {due}. Si vous ne le souhaitez pas, répondez à cette lettre ou adressez-vous à l’école avant ce jour.',
    another: 'Un autre adulte responsable',
    by: 'La demande vient de {who}.',
    proof: 'Numéro de la preuve : {proof}',
  },
  changedAnswer: {
    subject: '{name} : une réponse a changé',
    happened:
      '{who} a répondu pour {name} le {day}. Ceci compte maintenant à la place de votre réponse :',
    contact: 'Amis et messages',
    visible: 'Être trouvé hors de la classe',
    weeklyLetter: 'Lettre hebdomadaire',
    yes: 'oui',
    no: 'non',
    paused: 'en pause',
    look: 'La réponse la plus récente d’un adulte responsable compte. Sur la page « Données » de votre compte, vous voyez qui a répondu quoi et pouvez le changer.',
  },
  account: {
    hello: 'Bonjour {name},',
    when: 'Quand : {moment} (UTC)',
    passkey: {
      subject: 'Une nouvelle clé d’accès pour votre compte DigiPals',
      happened:
        'Une clé d’accès a été ajoutée à votre compte. Elle permet d’entrer sans mot de passe.',
    },
    password: {
      subject: 'Votre mot de passe DigiPals a changé',
      happened:
        'Le mot de passe de votre compte a changé, et les autres appareils ont été déconnectés.',
    },
    email: {
      subject: 'Votre e-mail DigiPals a changé',
      happened:
        'Votre compte a maintenant une autre adresse. Cette lettre est la dernière à celle-ci.',
    },
    codes: {
      subject: 'Votre dernier code de secours DigiPals a servi',
      happened:
        'Quelqu’un s’est connecté avec le dernier de vos dix codes de secours. Créez-en de nouveaux sur la page de votre compte, pour pouvoir entrer sans votre téléphone.',
    },
    act: 'Si ce n’était pas vous, changez tout de suite votre mot de passe, fermez les autres sessions sur la page de votre compte et prévenez votre école.',
    reset:
      'Si ce n’était pas vous, prévenez tout de suite votre école : votre compte peut être rétabli.',
    newEmail: {
      subject: 'Votre nouvel e-mail pour DigiPals',
      asked:
        'Vous avez demandé à utiliser cette adresse pour votre compte DigiPals. Ouvrez ce lien pour la confirmer. Il sert une seule fois, pendant {hours} heures.',
      confirm: 'Confirmer cette adresse',
      otherwise:
        'D’ici là, vous vous connectez avec votre ancienne adresse. Si vous n’avez rien demandé, ne faites rien.',
    },
  },
  stopPage: {
    ask: 'Voulez-vous ne plus recevoir la lettre de la semaine ?',
    button: 'Oui, l’arrêter',
    done: 'C’est fait. Vous ne recevrez plus la lettre de la semaine.',
    unknown: 'Ce lien n’est plus valable.',
  },
};
