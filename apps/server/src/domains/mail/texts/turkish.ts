import type { MailTexts } from './mail-texts.ts';

export const turkish: MailTexts = {
  answer: 'Bu mektubu yanıtlayabilirsiniz. Yanıtınızı gerçek bir kişi okur.',
  signed: 'DigiPals ekibi',
  open: 'DigiPals’ı aç',
  reply: { wrote: '{day} tarihinde yazdığınız:', answer: 'Yanıtımız:' },
  invitation: {
    subject: 'DigiPals daveti: {school}',
    lead: '{from} sizi DigiPals’a okul yöneticisi olarak davet ediyor. Okul: {school}.',
    teacher: '{from} sizi DigiPals’a öğretmen olarak davet ediyor. Okul: {school}.',
    once: 'Katılmak için bu bağlantıyı açın. Bağlantı bir kez kullanılabilir ve {days} gün geçerlidir.',
    join: 'Okula katıl',
    password:
      'Orada bir parola seçer ve kod veren bir uygulama kurarsınız. Böylece sizin yerinize başka kimse oturum açamaz.',
    unknown:
      '{from} adlı kişiyi tanımıyorsanız bir şey yapmayın: bağlantının süresi kendiliğinden dolar.',
  },
  week: {
    subject: '{name}: DigiPals’ta bu hafta',
    days: 'DigiPals’ta geçen gün',
    words: 'Yeni kelime',
    stars: 'Yıldız',
    written: 'Yazılan metin',
    friends: 'Yeni arkadaş',
    say: 'Bugün yüksek sesle söyleyin',
    praise: {
      words: 'Aferin {name}! Geçen haftaya göre daha çok İngilizce kelime biliyorsun.',
      friend: 'Ne güzel {name}! Yeni bir arkadaş edindin.',
      writing: 'Harika {name}! İngilizce yazıyorsun.',
      stars: 'Bravo {name}! Bu hafta yıldız kazandın.',
      days: 'Aferin {name}! Çalışmaya devam ettin.',
    },
    why: 'Bu mektup haftada bir kez gelir, çünkü evet dediniz. Okul: {school}. İçinde çocukların mesajları yoktur.',
    stop: 'Bu mektubu artık almak istemiyorum',
  },
  wish: {
    subject: '{name} sizden bir şey istiyor',
    data: '{name}, DigiPals’ta kendisi hakkında tutulanları görmek istiyor.',
    erasure: '{name}, DigiPals’ın kendisiyle ilgili her şeyi silmesini istiyor.',
    talk: 'Lütfen bunu birlikte konuşun. Hesabınızın “Veriler” sayfasında her şeyi indirebilir, silebilir ya da konuştuğunuzu bildirebilirsiniz. Hesabınız yoksa bu mektubu yanıtlayın.',
  },
  erasure: {
    asked: {
      subject: '{name}: her şey silinecek',
      happened:
        '{who}, DigiPals’ın {name} hakkında tuttuğu her şeyin silinmesini {day} tarihinde istedi.',
    },
    kept: {
      subject: '{name}: hiçbir şey silinmiyor',
      happened:
        '{who} silmeyi {day} tarihinde geri aldı. DigiPals’ın {name} hakkında tuttuğu her şey kalıyor.',
    },
    done: {
      subject: 'Çocuğunuzla ilgili her şey silindi',
      happened: 'DigiPals’ın çocuğunuz hakkında tuttuğu her şey {day} tarihinde silindi.',
    },
    due: 'Her şey {due} tarihinde silinir. O zamana kadar bunu hesabınızın “Veriler” sayfasında geri alabilirsiniz.',
    dueNoAccount:
      'Her şey {due} tarihinde silinir. Bunu istemiyorsanız o güne kadar bu mektubu yanıtlayın ya da okula başvurun.',
    another: 'Başka bir yetişkin',
    by: 'Bunu isteyen: {who}.',
    proof: 'Kanıtın numarası: {proof}',
  },
  changedAnswer: {
    subject: '{name}: bir yanıt değişti',
    happened:
      '{who}, {name} için {day} tarihinde yanıt verdi. Sizin yanıtınızın yerine artık bu geçerli:',
    contact: 'Arkadaşlar ve mesajlar',
    visible: 'Sınıf dışından bulunmak',
    weeklyLetter: 'Haftalık mektup',
    yes: 'evet',
    no: 'hayır',
    paused: 'durduruldu',
    look: 'Bir büyüğün en yeni yanıtı geçerlidir. Kimin ne yanıtladığını hesabınızın “Veriler” sayfasında görür ve değiştirebilirsiniz.',
  },
  account: {
    hello: 'Merhaba {name},',
    when: 'Ne zaman: {moment} (UTC)',
    passkey: {
      subject: 'DigiPals hesabınız için yeni bir geçiş anahtarı',
      happened: 'Hesabınıza bir geçiş anahtarı eklendi. Bununla parolasız oturum açılır.',
    },
    password: {
      subject: 'DigiPals parolanız değiştirildi',
      happened: 'Hesabınızın parolası değiştirildi ve diğer cihazlardaki oturumlar kapatıldı.',
    },
    email: {
      subject: 'DigiPals e-postanız değiştirildi',
      happened: 'Hesabınızın artık başka bir e-postası var. Bu adrese gelen son mektup budur.',
    },
    codes: {
      subject: 'Son DigiPals kurtarma kodunuz kullanıldı',
      happened:
        'Birisi on kurtarma kodunuzun sonuncusuyla oturum açtı. Telefonunuz yanınızda olmadığında da girebilmek için hesap sayfanızda yenilerini oluşturun.',
    },
    act: 'Bunu siz yapmadıysanız parolanızı hemen değiştirin, hesap sayfanızdaki diğer oturumları kapatın ve okulunuza haber verin.',
    reset: 'Bunu siz yapmadıysanız okulunuza hemen haber verin: hesabınız sıfırlanabilir.',
    newEmail: {
      subject: 'DigiPals için yeni e-postanız',
      asked:
        'DigiPals hesabınız için bu e-postayı kullanmak istediniz. Onaylamak için bu bağlantıyı açın. Bir kez kullanılır ve {hours} saat geçerlidir.',
      confirm: 'Bu e-postayı onayla',
      otherwise:
        'O zamana kadar eski e-postanızla oturum açarsınız. Bunu siz istemediyseniz bir şey yapmayın.',
    },
  },
  stopPage: {
    ask: 'Haftalık mektubu durdurmak istiyor musunuz?',
    button: 'Evet, durdur',
    done: 'Tamam. Haftalık mektubu artık almayacaksınız.',
    unknown: 'Bu bağlantı artık geçerli değil.',
  },
};
