import type { StatusTexts } from './status-texts.ts';

export const french: StatusTexts = {
  headlines: {
    ok: 'DigiPals fonctionne',
    slow: 'DigiPals fonctionne, mais avec des lenteurs',
    down: 'DigiPals ne fonctionne pas en ce moment',
  },
  states: { ok: 'Fonctionne', slow: 'Lent', resting: 'En pause', down: 'Ne fonctionne pas' },
  lessons: {
    name: 'Connexion et leçons',
    ok: 'Les enfants peuvent se connecter et apprendre.',
    down: 'Personne ne peut se connecter en ce moment. Les réponses déjà données par un enfant restent sur son appareil et sont envoyées plus tard.',
  },
  messages: {
    name: 'Messages',
    ok: 'Un adulte lit chaque nouveau message dans un délai de {time}.',
    slow: 'Un adulte lit les nouveaux messages plus tard que d’habitude. Aucun message n’est perdu.',
    resting:
      'Les adultes qui lisent les messages sont absents en ce moment. Les messages les attendent.',
    restingUntil:
      'Les adultes qui lisent les messages sont absents en ce moment. Leur retour : {time}.',
    down: 'Il n’est pas possible d’envoyer ou de lire des messages en ce moment. Aucun message n’est perdu.',
  },
  letters: {
    name: 'Lettres aux familles et aux écoles',
    ok: 'Les lettres partent en quelques minutes.',
    slow: 'Les lettres arrivent plus tard que d’habitude.',
    down: 'Les lettres partent dès que DigiPals fonctionne à nouveau.',
  },
  news: 'De la part de l’équipe de DigiPals',
  updated: 'Mis à jour : {time}. Cette page se renouvelle chaque minute.',
  unreachable: 'DigiPals est injoignable en ce moment. Cette page continue d’essayer.',
};
