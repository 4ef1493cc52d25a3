import type { LanguageCode, letterTemplates } from '@digipals/contract';

/** A kind of letter. */
export type LetterTemplate = (typeof letterTemplates)[number];

/** What happened, why it may have, what we ask: facts first, no alarm. `{name}` stays a blank. */
export type LetterText = { readonly subject: string; readonly paragraphs: readonly string[] };

/** All letters of a language. */
export type LetterTexts = Readonly<Record<LetterTemplate, LetterText>> & {
  readonly hello: string;
  readonly answer: string;
  readonly signed: string;
};

const english: LetterTexts = {
  hello: 'Hello,',
  answer: 'You can answer this letter. A real person reads it.',
  signed: 'The DigiPals team',
  unkind: {
    subject: 'A message {name} wrote on DigiPals',
    paragraphs: [
      '{name} wrote something on DigiPals that was not kind to another child.',
      'This happens at this age, often after a lost game or a misunderstanding. We do not think badly of {name}.',
      'Could you talk together about how the other child may feel? {name} can write as before.',
    ],
  },
  personal: {
    subject: 'Keeping personal details private on DigiPals',
    paragraphs: [
      '{name} wrote something on DigiPals that could tell others who a child is or where to find them, such as a full name, an address or a phone number.',
      'Children often share such things because they like each other and mean no harm.',
      'Could you talk together about what stays private, and why? {name} can write as before.',
    ],
  },
  meeting: {
    subject: 'Messages about meeting up on DigiPals',
    paragraphs: [
      '{name} took part in messages on DigiPals about meeting up or about keeping something secret.',
      'It may be harmless: friends like to meet. To keep everyone safe, children on DigiPals do not arrange meetings and do not move to other apps.',
      'Could you ask {name} about it, and agree that plans with online friends are made together with a grown-up?',
    ],
  },
  worried: {
    subject: 'Something {name} wrote on DigiPals',
    paragraphs: [
      '{name} wrote something on DigiPals that sounded sad or worried.',
      'We may be wrong: words on a screen tell little. We would rather tell you than not.',
      'Could you find a quiet moment to ask how {name} is feeling, and listen? If you are worried, your doctor or the school can help.',
    ],
  },
  notEnglish: {
    subject: 'Writing in English on DigiPals',
    paragraphs: [
      '{name} wrote several messages on DigiPals in another language than English.',
      'Messages are in English so that all children understand each other, and so that our reviewers can keep them safe. It is not easy at first.',
      'Could you try it together? The sentence blocks help to build a sentence.',
    ],
  },
};

const spanish: LetterTexts = {
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
    subject: 'Los datos personales en DigiPals',
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

const french: LetterTexts = {
  hello: 'Bonjour,',
  answer: 'Vous pouvez répondre à cette lettre. Une vraie personne la lit.',
  signed: 'L’équipe DigiPals',
  unkind: {
    subject: 'Un message écrit par {name} sur DigiPals',
    paragraphs: [
      'Sur DigiPals, {name} a écrit quelque chose qui n’était pas gentil envers un autre enfant.',
      'Cela arrive à cet âge, souvent après un jeu perdu ou un malentendu. Nous ne pensons pas de mal de {name}.',
      'Pourriez-vous parler ensemble de ce que l’autre enfant peut ressentir ? {name} peut écrire comme avant.',
    ],
  },
  personal: {
    subject: 'Les informations personnelles sur DigiPals',
    paragraphs: [
      'Sur DigiPals, {name} a écrit quelque chose qui peut révéler qui est un enfant ou où le trouver, comme un nom complet, une adresse ou un numéro de téléphone.',
      'Les enfants partagent souvent cela par amitié, sans penser à mal.',
      'Pourriez-vous parler ensemble de ce qui reste privé, et pourquoi ? {name} peut écrire comme avant.',
    ],
  },
  meeting: {
    subject: 'Des messages sur une rencontre, sur DigiPals',
    paragraphs: [
      '{name} a participé, sur DigiPals, à des messages qui parlent de se rencontrer ou de garder un secret.',
      'C’est peut-être sans importance : des amis aiment se voir. Pour la sécurité de tous, on n’organise pas de rencontre sur DigiPals et on ne passe pas à d’autres applications.',
      'Pourriez-vous en parler avec {name} et convenir que les projets avec des amis en ligne se font avec un adulte ?',
    ],
  },
  worried: {
    subject: 'Quelque chose que {name} a écrit sur DigiPals',
    paragraphs: [
      'Sur DigiPals, {name} a écrit quelque chose qui semblait triste ou inquiet.',
      'Nous pouvons nous tromper : des mots sur un écran disent peu. Nous préférons vous en parler.',
      'Pourriez-vous trouver un moment calme pour demander à {name} comment ça va, et écouter ? Si vous êtes inquiet, votre médecin ou l’école peuvent aider.',
    ],
  },
  notEnglish: {
    subject: 'Écrire en anglais sur DigiPals',
    paragraphs: [
      'Sur DigiPals, {name} a écrit plusieurs messages dans une autre langue que l’anglais.',
      'Les messages sont en anglais pour que tous les enfants se comprennent, et pour que notre équipe puisse veiller à leur sécurité. Ce n’est pas facile au début.',
      'Pourriez-vous essayer ensemble ? Les blocs de phrases aident à construire une phrase.',
    ],
  },
};

const turkish: LetterTexts = {
  hello: 'Merhaba,',
  answer: 'Bu mektubu yanıtlayabilirsiniz. Yanıtınızı gerçek bir kişi okur.',
  signed: 'DigiPals ekibi',
  unkind: {
    subject: 'DigiPals’ta yazılan bir mesaj: {name}',
    paragraphs: [
      '{name}, DigiPals’ta başka bir çocuğa karşı nazik olmayan bir şey yazdı.',
      'Bu yaşta bu olabilir; çoğu zaman kaybedilen bir oyundan ya da bir yanlış anlamadan sonra. Çocuğunuz hakkında kötü düşünmüyoruz.',
      'Diğer çocuğun neler hissedebileceğini birlikte konuşabilir misiniz? {name} eskisi gibi yazabilir.',
    ],
  },
  personal: {
    subject: 'DigiPals’ta kişisel bilgiler',
    paragraphs: [
      '{name}, DigiPals’ta bir çocuğun kim olduğunu ya da nerede bulunabileceğini belli edebilecek bir şey yazdı; örneğin tam ad, adres ya da telefon numarası.',
      'Çocuklar bunları çoğu zaman birbirlerini sevdikleri için, kötü bir niyetleri olmadan paylaşır.',
      'Nelerin gizli kaldığını ve nedenini birlikte konuşabilir misiniz? {name} eskisi gibi yazabilir.',
    ],
  },
  meeting: {
    subject: 'DigiPals’ta buluşma üzerine mesajlar',
    paragraphs: [
      '{name}, DigiPals’ta buluşmaktan ya da bir sır saklamaktan söz eden mesajlarda yer aldı.',
      'Önemsiz olabilir: arkadaşlar görüşmek ister. Herkesin güvenliği için DigiPals’ta buluşma ayarlanmaz ve başka uygulamalara geçilmez.',
      'Bunu çocuğunuza sorup internetteki arkadaşlarla planların bir yetişkinle birlikte yapıldığı konusunda anlaşabilir misiniz?',
    ],
  },
  worried: {
    subject: 'DigiPals’ta yazılan bir şey: {name}',
    paragraphs: [
      '{name}, DigiPals’ta üzgün ya da kaygılı görünen bir şey yazdı.',
      'Yanılıyor olabiliriz: ekrandaki sözler az şey anlatır. Yine de size söylemek istedik.',
      'Sakin bir anda çocuğunuza nasıl hissettiğini sorup onu dinleyebilir misiniz? Kaygılanırsanız doktorunuz ya da okul yardımcı olabilir.',
    ],
  },
  notEnglish: {
    subject: 'DigiPals’ta İngilizce yazmak',
    paragraphs: [
      '{name}, DigiPals’ta İngilizceden başka bir dilde birkaç mesaj yazdı.',
      'Bütün çocuklar birbirini anlasın ve ekibimiz onları koruyabilsin diye mesajlar İngilizce yazılır. Başlangıçta kolay değildir.',
      'Birlikte dener misiniz? Cümle blokları bir cümle kurmaya yardım eder.',
    ],
  },
};

const russian: LetterTexts = {
  hello: 'Здравствуйте!',
  answer: 'На это письмо можно ответить. Его прочитает живой человек.',
  signed: 'Команда DigiPals',
  unkind: {
    subject: 'Сообщение в DigiPals: {name}',
    paragraphs: [
      'Ваш ребёнок ({name}) написал в DigiPals нечто недоброе другому ребёнку.',
      'В этом возрасте так бывает, часто после проигранной игры или из-за недоразумения. Мы не думаем о вашем ребёнке плохо.',
      'Не могли бы вы вместе поговорить о том, что может чувствовать другой ребёнок? Писать можно как прежде.',
    ],
  },
  personal: {
    subject: 'Личные данные в DigiPals',
    paragraphs: [
      'Ваш ребёнок ({name}) написал в DigiPals то, по чему можно узнать, кто такой ребёнок или где его найти: например, полное имя, адрес или номер телефона.',
      'Дети часто делятся этим по дружбе, без дурного умысла.',
      'Не могли бы вы вместе поговорить о том, что не рассказывают, и почему? Писать можно как прежде.',
    ],
  },
  meeting: {
    subject: 'Сообщения о встрече в DigiPals',
    paragraphs: [
      'Ваш ребёнок ({name}) участвовал в переписке в DigiPals, где речь шла о встрече или о секрете.',
      'Возможно, в этом нет ничего страшного: друзьям хочется увидеться. Ради общей безопасности в DigiPals не договариваются о встречах и не переходят в другие приложения.',
      'Не могли бы вы спросить об этом и договориться, что планы с друзьями из интернета строят вместе со взрослыми?',
    ],
  },
  worried: {
    subject: 'Что написал ваш ребёнок в DigiPals: {name}',
    paragraphs: [
      'Ваш ребёнок ({name}) написал в DigiPals то, что прозвучало грустно или тревожно.',
      'Мы можем ошибаться: слова на экране говорят мало. Но лучше мы вам скажем.',
      'Не могли бы вы найти спокойную минуту, спросить, как ребёнок себя чувствует, и выслушать? Если вы беспокоитесь, помогут врач или школа.',
    ],
  },
  notEnglish: {
    subject: 'Писать по-английски в DigiPals',
    paragraphs: [
      'Ваш ребёнок ({name}) написал в DigiPals несколько сообщений не на английском языке.',
      'Сообщения пишут по-английски, чтобы все дети понимали друг друга и чтобы мы могли заботиться об их безопасности. Сначала это непросто.',
      'Не могли бы вы попробовать вместе? Кубики-фразы помогают составить предложение.',
    ],
  },
};

const azerbaijani: LetterTexts = {
  hello: 'Salam,',
  answer: 'Bu məktuba cavab verə bilərsiniz. Onu əsl insan oxuyur.',
  signed: 'DigiPals komandası',
  unkind: {
    subject: 'DigiPals-da yazılmış mesaj: {name}',
    paragraphs: [
      '{name} DigiPals-da başqa bir uşağa xoş olmayan bir şey yazıb.',
      'Bu yaşda belə olur, çox vaxt uduzulmuş oyundan və ya anlaşılmazlıqdan sonra. Biz uşağınız haqqında pis düşünmürük.',
      'O biri uşağın nə hiss edə biləcəyi barədə birlikdə danışa bilərsinizmi? {name} əvvəlki kimi yaza bilər.',
    ],
  },
  personal: {
    subject: 'DigiPals-da şəxsi məlumatlar',
    paragraphs: [
      '{name} DigiPals-da uşağın kim olduğunu və ya harada tapılacağını bildirə bilən bir şey yazıb: məsələn, tam ad, ünvan və ya telefon nömrəsi.',
      'Uşaqlar çox vaxt bunu dostluqdan, pis niyyət olmadan paylaşırlar.',
      'Nəyin gizli qaldığı və nə üçün belə olduğu barədə birlikdə danışa bilərsinizmi? {name} əvvəlki kimi yaza bilər.',
    ],
  },
  meeting: {
    subject: 'DigiPals-da görüş haqqında mesajlar',
    paragraphs: [
      '{name} DigiPals-da görüşməkdən və ya sirr saxlamaqdan bəhs edən mesajlarda iştirak edib.',
      'Bu, zərərsiz ola bilər: dostlar görüşmək istəyir. Hamının təhlükəsizliyi üçün DigiPals-da görüş təyin edilmir və başqa tətbiqlərə keçilmir.',
      'Bunu uşağınızdan soruşub internetdəki dostlarla planların böyüklərlə birlikdə qurulması barədə razılaşa bilərsinizmi?',
    ],
  },
  worried: {
    subject: 'DigiPals-da yazılmış bir şey: {name}',
    paragraphs: [
      '{name} DigiPals-da kədərli və ya narahat səslənən bir şey yazıb.',
      'Səhv edə bilərik: ekrandakı sözlər az şey deyir. Amma sizə bildirmək istədik.',
      'Sakit bir anda uşağınızdan özünü necə hiss etdiyini soruşub onu dinləyə bilərsinizmi? Narahatsınızsa, həkiminiz və ya məktəb kömək edə bilər.',
    ],
  },
  notEnglish: {
    subject: 'DigiPals-da ingiliscə yazmaq',
    paragraphs: [
      '{name} DigiPals-da ingilis dilindən başqa dildə bir neçə mesaj yazıb.',
      'Bütün uşaqlar bir-birini başa düşsün və komandamız onları qoruya bilsin deyə mesajlar ingiliscə yazılır. Əvvəlcə bu asan olmur.',
      'Birlikdə cəhd edə bilərsinizmi? Cümlə blokları cümlə qurmağa kömək edir.',
    ],
  },
};

const thai: LetterTexts = {
  hello: 'สวัสดี',
  answer: 'คุณตอบจดหมายนี้ได้ มีคนจริง ๆ อ่านจดหมายของคุณ',
  signed: 'ทีม DigiPals',
  unkind: {
    subject: 'ข้อความที่ {name} เขียนใน DigiPals',
    paragraphs: [
      '{name} เขียนข้อความใน DigiPals ที่ไม่น่ารักกับเด็กอีกคน',
      'เรื่องแบบนี้เกิดขึ้นได้ในวัยนี้ มักเกิดหลังแพ้เกมหรือเข้าใจผิดกัน เราไม่ได้มอง {name} ในแง่ไม่ดี',
      'ขอให้คุณช่วยคุยกันว่าเด็กอีกคนอาจรู้สึกอย่างไร {name} เขียนข้อความได้เหมือนเดิม',
    ],
  },
  personal: {
    subject: 'การเก็บข้อมูลส่วนตัวใน DigiPals',
    paragraphs: [
      '{name} เขียนข้อความใน DigiPals ที่อาจบอกให้คนอื่นรู้ว่าเด็กเป็นใครหรืออยู่ที่ไหน เช่น ชื่อเต็ม ที่อยู่ หรือเบอร์โทรศัพท์',
      'เด็ก ๆ มักบอกเรื่องเหล่านี้เพราะชอบกัน โดยไม่มีเจตนาร้าย',
      'ขอให้คุณช่วยคุยกันว่าเรื่องใดควรเก็บเป็นส่วนตัวและเพราะอะไร {name} เขียนข้อความได้เหมือนเดิม',
    ],
  },
  meeting: {
    subject: 'ข้อความเรื่องการนัดพบใน DigiPals',
    paragraphs: [
      '{name} มีส่วนในข้อความใน DigiPals ที่พูดถึงการนัดพบหรือการเก็บความลับ',
      'อาจไม่มีอะไร เพื่อนย่อมอยากเจอกัน แต่เพื่อความปลอดภัยของทุกคน เด็ก ๆ ใน DigiPals จะไม่นัดพบกันและไม่ย้ายไปคุยในแอปอื่น',
      'ขอให้คุณช่วยถาม {name} เรื่องนี้ และตกลงกันว่าแผนกับเพื่อนออนไลน์ต้องทำร่วมกับผู้ใหญ่',
    ],
  },
  worried: {
    subject: 'สิ่งที่ {name} เขียนใน DigiPals',
    paragraphs: [
      '{name} เขียนข้อความใน DigiPals ที่ฟังดูเศร้าหรือกังวล',
      'เราอาจเข้าใจผิด ข้อความบนหน้าจอบอกอะไรได้น้อย แต่เราอยากบอกให้คุณรู้',
      'ขอให้คุณหาเวลาสงบ ๆ ถาม {name} ว่ารู้สึกอย่างไร แล้วรับฟัง หากคุณกังวล แพทย์หรือโรงเรียนช่วยได้',
    ],
  },
  notEnglish: {
    subject: 'การเขียนภาษาอังกฤษใน DigiPals',
    paragraphs: [
      '{name} เขียนข้อความหลายข้อความใน DigiPals เป็นภาษาอื่นที่ไม่ใช่ภาษาอังกฤษ',
      'ข้อความเป็นภาษาอังกฤษเพื่อให้เด็กทุกคนเข้าใจกัน และเพื่อให้ทีมของเราดูแลความปลอดภัยได้ ตอนแรกอาจไม่ง่าย',
      'ลองเขียนด้วยกันได้ไหม บล็อกประโยคช่วยสร้างประโยคได้',
    ],
  },
};

const chinese: LetterTexts = {
  hello: '您好：',
  answer: '您可以回复这封信，会有真人阅读。',
  signed: 'DigiPals 团队',
  unkind: {
    subject: '{name} 在 DigiPals 上写的一条消息',
    paragraphs: [
      '{name} 在 DigiPals 上写了一些对另一个孩子不友善的话。',
      '这个年龄的孩子有时会这样，常常是在输了游戏或有误会之后。我们不会因此觉得 {name} 不好。',
      '您能和孩子一起聊聊对方可能有什么感受吗？{name} 可以像以前一样写消息。',
    ],
  },
  personal: {
    subject: '在 DigiPals 上保护个人信息',
    paragraphs: [
      '{name} 在 DigiPals 上写了一些可能让别人知道孩子是谁或在哪里的内容，比如全名、地址或电话号码。',
      '孩子们常常因为喜欢对方而分享这些，并没有恶意。',
      '您能和孩子一起聊聊哪些事要保密、为什么吗？{name} 可以像以前一样写消息。',
    ],
  },
  meeting: {
    subject: 'DigiPals 上关于见面的消息',
    paragraphs: [
      '{name} 在 DigiPals 上参与了谈到见面或保守秘密的消息。',
      '这也许没什么：朋友都想见面。为了大家的安全，孩子们不在 DigiPals 上约见面，也不转到其他应用。',
      '您能问问 {name} 这件事，并约定和网友的计划要与大人一起商量吗？',
    ],
  },
  worried: {
    subject: '{name} 在 DigiPals 上写的一些话',
    paragraphs: [
      '{name} 在 DigiPals 上写了一些听起来难过或担心的话。',
      '我们可能理解错了：屏幕上的文字说明不了太多。但我们还是想告诉您。',
      '您能找一个安静的时间问问 {name} 感觉怎么样，并听孩子说说吗？如果您担心，医生或学校可以帮忙。',
    ],
  },
  notEnglish: {
    subject: '在 DigiPals 上用英语写消息',
    paragraphs: [
      '{name} 在 DigiPals 上用英语以外的语言写了几条消息。',
      '消息用英语写，这样所有孩子都能互相看懂，我们的审核人员也能保护他们。刚开始并不容易。',
      '您能和孩子一起试试吗？句子积木可以帮忙造句。',
    ],
  },
};

/** Letters in the languages that grown-ups are written to. */
export const letterTexts: Readonly<Record<LanguageCode, LetterTexts>> = {
  gb: english,
  us: english,
  es: spanish,
  fr: french,
  tr: turkish,
  ru: russian,
  az: azerbaijani,
  th: thai,
  cn: chinese,
};
