import type { ConsentLetterTexts } from './texts.ts';

export const french: ConsentLetterTexts = {
  hello: 'Bonjour,',
  signed: 'L’équipe DigiPals',
  ask: {
    subject: '{name} : votre enfant peut-il écrire à des amis d’autres pays ?',
    paragraphs: [
      '{school}, classe {className}, vous pose la question. En cours d’anglais, la classe utilise DigiPals. Pour les amis et les messages avec des enfants d’autres pays, il nous faut votre oui ou votre non.',
      'Une personne formée lit chaque message avant qu’il soit remis. Les autres enfants voient un prénom, un personnage dessiné et un pays.',
      'Lisez la suite et répondez ici. Le lien est réservé à votre famille et fonctionne 28 jours :',
      '{link}',
    ],
  },
  confirm: {
    subject: '{name} : confirmez votre réponse',
    paragraphs: [
      'Vous avez répondu pour {name} sur DigiPals. Votre réponse comptera quand vous aurez ouvert ce lien et confirmé. Il fonctionne trois jours :',
      '{link}',
      'Si vous n’avez pas répondu, ne faites rien : rien ne sera conservé.',
    ],
  },
  done: {
    subject: '{name} : votre réponse compte',
    paragraphs: [
      'Merci. Ce que vous avez répondu pour {name} sur DigiPals compte maintenant.',
      'Avec ce lien, vous pouvez le retirer à tout moment et créer un compte. Gardez ce message :',
      '{link}',
    ],
  },
};
