import type { ConsentLetterTexts } from './texts.ts';

export const azerbaijani: ConsentLetterTexts = {
  hello: 'Salam,',
  signed: 'DigiPals komandası',
  ask: {
    subject: '{name}: uzaq ölkələrdəki dostlara yaza bilərmi?',
    paragraphs: [
      '{school}, {className} sinfi sizdən soruşur. İngilis dili dərslərində DigiPals-dan istifadə edirik. Başqa ölkələrdəki uşaqlarla dostluq və mesajlar üçün sizin bəli və ya xeyr deməyiniz lazımdır.',
      'Hazırlıq keçmiş bir insan hər mesajı çatdırılmazdan əvvəl oxuyur. Digər uşaqlar adı, çəkilmiş fiquru və ölkəni görür.',
      'Ətraflı oxuyun və burada cavab verin. Keçid yalnız sizin ailə üçündür və 28 gün işləyir:',
      '{link}',
    ],
  },
  confirm: {
    subject: '{name}: cavabınızı təsdiqləyin',
    paragraphs: [
      'Siz DigiPals-da {name} üçün cavab vermisiniz. Bu keçidi açıb təsdiqlədikdə cavabınız qüvvəyə minir. Üç gün işləyir:',
      '{link}',
      'Cavab verməmisinizsə, heç nə etməyin: onda heç nə saxlanılmır.',
    ],
  },
  done: {
    subject: '{name}: cavabınız qüvvədədir',
    paragraphs: [
      'Sağ olun. DigiPals-da {name} üçün verdiyiniz cavab artıq qüvvədədir.',
      'Bu keçidlə onu istədiyiniz vaxt geri götürə və hesab aça bilərsiniz. Bu mesajı saxlayın:',
      '{link}',
    ],
  },
};
