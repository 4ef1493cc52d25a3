import type { MailTexts } from './mail-texts.ts';

export const spanish: MailTexts = {
  answer: 'Puede responder a esta carta. La lee una persona de verdad.',
  signed: 'El equipo de DigiPals',
  open: 'Abrir DigiPals',
  reply: { wrote: 'Usted escribió el {day}:', answer: 'Nuestra respuesta:' },
  invitation: {
    subject: 'Tiene una invitación a {school} en DigiPals',
    lead: '{from} le invita a {school} en DigiPals, en la dirección de la escuela.',
    teacher: '{from} le invita a {school} en DigiPals como docente.',
    once: 'Abra este enlace para entrar. Funciona una sola vez, durante {days} días.',
    join: 'Unirme a la escuela',
    password:
      'Allí elige una contraseña y prepara una aplicación que da códigos, para que nadie más pueda entrar con su cuenta.',
    unknown: 'Si no conoce a {from}, no haga nada: el enlace caduca solo.',
  },
  week: {
    subject: '{name}: la semana en DigiPals',
    days: 'Días en DigiPals',
    words: 'Palabras nuevas',
    stars: 'Estrellas',
    written: 'Textos escritos',
    friends: 'Nuevos DigiPals',
    say: 'Dilo hoy en voz alta',
    praise: {
      words: '¡Muy bien, {name}! Sabes más palabras en inglés que hace una semana.',
      friend: '¡Qué bien, {name}! Tienes una nueva amistad.',
      writing: '¡Genial, {name}! Ya escribes en inglés.',
      stars: '¡Bravo, {name}! Esta semana has ganado estrellas.',
      days: '¡Muy bien, {name}! Has seguido practicando.',
    },
    why: 'Recibe esta carta una vez por semana porque dijo que sí. Escuela: {school}. No contiene mensajes de niños.',
    stop: 'No recibir más esta carta',
  },
  wish: {
    subject: '{name} le pide algo',
    data: '{name} quiere ver qué datos suyos guarda DigiPals.',
    erasure: '{name} quiere que DigiPals borre todo lo suyo.',
    talk: 'Hablen de ello, por favor. En la página «Datos» de su cuenta puede descargarlo todo, borrarlo todo o decir a {name} que ya han hablado. Sin cuenta, responda a esta carta.',
  },
  erasure: {
    asked: {
      subject: '{name}: se va a borrar todo',
      happened: '{who} pidió el {day} borrar todo lo que DigiPals guarda de {name}.',
    },
    kept: {
      subject: '{name}: no se borra nada',
      happened: '{who} anuló el borrado el {day}. Todo lo que DigiPals guarda de {name} se queda.',
    },
    done: {
      subject: 'Todo lo de su hijo o hija se ha borrado',
      happened: 'Todo lo que DigiPals guardaba de su hijo o hija se borró el {day}.',
    },
    due: 'Se borra el {due}. Hasta entonces puede anularlo en la página «Datos» de su cuenta.',
    dueNoAccount:
      'Se borra el {due}. Si no lo desea, responda a esta carta o pregunte a la escuela antes de ese día.',
    another: 'Otro adulto responsable',
    by: 'Lo pidió {who}.',
    proof: 'Número de la prueba: {proof}',
  },
  changedAnswer: {
    subject: '{name}: ha cambiado una respuesta',
    happened: '{who} respondió por {name} el {day}. Esto vale ahora en lugar de su respuesta:',
    contact: 'Amigos y mensajes',
    visible: 'Visible fuera de la clase',
    weeklyLetter: 'Carta semanal',
    yes: 'sí',
    no: 'no',
    paused: 'en pausa',
    look: 'Vale la respuesta más reciente de un adulto responsable. En la página «Datos» de su cuenta ve quién respondió qué y puede cambiarlo.',
  },
  account: {
    hello: 'Hola, {name}:',
    when: 'Cuándo: {moment} (UTC)',
    passkey: {
      subject: 'Una nueva llave de acceso para su cuenta de DigiPals',
      happened: 'Se ha añadido una llave de acceso a su cuenta. Con ella se entra sin contraseña.',
    },
    password: {
      subject: 'Su contraseña de DigiPals ha cambiado',
      happened:
        'La contraseña de su cuenta ha cambiado y se han cerrado las sesiones en otros dispositivos.',
    },
    email: {
      subject: 'Su correo de DigiPals ha cambiado',
      happened: 'Su cuenta tiene ahora otro correo. Esta carta es la última a esta dirección.',
    },
    codes: {
      subject: 'Se usó su último código de recuperación de DigiPals',
      happened:
        'Alguien inició sesión con el último de sus diez códigos de recuperación. Cree otros en la página de su cuenta para poder entrar si no tiene el teléfono.',
    },
    act: 'Si no fue usted, cambie ahora su contraseña, cierre las demás sesiones en la página de su cuenta y avise a su escuela.',
    reset: 'Si no fue usted, avise enseguida a su escuela: su cuenta se puede restablecer.',
    newEmail: {
      subject: 'Su nuevo correo para DigiPals',
      asked:
        'Ha pedido usar este correo para su cuenta de DigiPals. Abra este enlace para confirmarlo. Sirve una vez, durante {hours} horas.',
      confirm: 'Confirmar este correo',
      otherwise:
        'Hasta entonces, inicia sesión con su correo anterior. Si no lo ha pedido usted, no haga nada.',
    },
  },
  stopPage: {
    ask: '¿Quiere dejar de recibir la carta semanal?',
    button: 'Sí, no la quiero más',
    done: 'Hecho. Ya no recibirá la carta semanal.',
    unknown: 'Este enlace ya no es válido.',
  },
};
