import type { StatusTexts } from './status-texts.ts';

export const turkish: StatusTexts = {
  headlines: {
    ok: 'DigiPals çalışıyor',
    slow: 'DigiPals çalışıyor ama bazı şeyler yavaş',
    down: 'DigiPals şu anda çalışmıyor',
  },
  states: { ok: 'Çalışıyor', slow: 'Yavaş', resting: 'Dinleniyor', down: 'Çalışmıyor' },
  lessons: {
    name: 'Giriş ve dersler',
    ok: 'Çocuklar giriş yapıp öğrenebilir.',
    down: 'Şu anda kimse giriş yapamıyor. Bir çocuğun verdiği cevaplar cihazında kalır ve sonra gönderilir.',
  },
  messages: {
    name: 'Mesajlar',
    ok: 'Bir yetişkin yeni bir mesajı en geç {time} içinde okur.',
    slow: 'Bir yetişkin yeni mesajları her zamankinden geç okur. Hiçbir mesaj kaybolmaz.',
    resting: 'Mesajları okuyan yetişkinler şu anda yok. Mesajlar onları bekler.',
    restingUntil: 'Mesajları okuyan yetişkinler şu anda yok. Dönüş: {time}.',
    down: 'Şu anda mesaj gönderilemiyor ve okunamıyor. Hiçbir mesaj kaybolmaz.',
  },
  letters: {
    name: 'Ailelere ve okullara mektuplar',
    ok: 'Mektuplar birkaç dakika içinde gönderilir.',
    slow: 'Mektuplar her zamankinden geç gelir.',
    down: 'Mektuplar, DigiPals yeniden çalışınca gönderilir.',
  },
  news: 'DigiPals’ı yönetenlerden',
  updated: 'Güncellendi: {time}. Bu sayfa her dakika yenilenir.',
  unreachable: 'DigiPals’a şu anda ulaşılamıyor. Bu sayfa denemeye devam ediyor.',
};
