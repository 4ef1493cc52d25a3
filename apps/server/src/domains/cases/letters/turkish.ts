import type { LetterTexts } from './letter.ts';

export const turkish: LetterTexts = {
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
    subject: 'DigiPals’ta kişisel bilgileri gizli tutmak',
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
