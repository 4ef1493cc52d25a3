import type { LetterTexts } from './letter.ts';

export const azerbaijani: LetterTexts = {
  hello: 'Salam,',
  answer: 'Bu məktuba cavab verə bilərsiniz. Cavabınızı əsl insan oxuyur.',
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
    subject: 'DigiPals-da şəxsi məlumatları gizli saxlamaq',
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
