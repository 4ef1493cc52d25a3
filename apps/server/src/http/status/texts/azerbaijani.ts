import type { StatusTexts } from './status-texts.ts';

export const azerbaijani: StatusTexts = {
  headlines: {
    ok: 'DigiPals işləyir',
    slow: 'DigiPals işləyir, amma bəzi şeylər yavaşdır',
    down: 'DigiPals hazırda işləmir',
  },
  states: { ok: 'İşləyir', slow: 'Yavaş', resting: 'Fasilə', down: 'İşləmir' },
  lessons: {
    name: 'Giriş və dərslər',
    ok: 'Uşaqlar daxil olub öyrənə bilər.',
    down: 'Hazırda heç kim daxil ola bilmir. Uşağın artıq verdiyi cavablar onun cihazında qalır və sonra göndərilir.',
  },
  messages: {
    name: 'Mesajlar',
    ok: 'Böyüklər yeni mesajı ən gec {time} ərzində oxuyur.',
    slow: 'Böyüklər yeni mesajları həmişəkindən gec oxuyur. Heç bir mesaj itmir.',
    resting: 'Mesajları oxuyan böyüklər hazırda yoxdur. Mesajlar onları gözləyir.',
    restingUntil: 'Mesajları oxuyan böyüklər hazırda yoxdur. Qayıdış: {time}.',
    down: 'Hazırda mesaj göndərmək və oxumaq olmur. Heç bir mesaj itmir.',
  },
  letters: {
    name: 'Ailələrə və məktəblərə məktublar',
    ok: 'Məktublar bir neçə dəqiqəyə göndərilir.',
    slow: 'Məktublar həmişəkindən gec çatır.',
    down: 'Məktublar DigiPals yenidən işləyən kimi göndərilir.',
  },
  news: 'DigiPals-ı idarə edənlərdən',
  updated: 'Yeniləndi: {time}. Bu səhifə hər dəqiqə yenilənir.',
  unreachable: 'Hazırda DigiPals-a qoşulmaq olmur. Bu səhifə yenidən cəhd edir.',
};
