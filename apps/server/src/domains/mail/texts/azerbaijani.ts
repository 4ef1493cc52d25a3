import type { MailTexts } from './mail-texts.ts';

export const azerbaijani: MailTexts = {
  answer: 'Bu məktuba cavab verə bilərsiniz. Cavabınızı əsl insan oxuyur.',
  signed: 'DigiPals komandası',
  open: 'DigiPals-ı aç',
  reply: { wrote: '{day} tarixində yazdığınız:', answer: 'Cavabımız:' },
  invitation: {
    subject: 'DigiPals dəvəti: {school}',
    lead: '{from} sizi DigiPals-a məktəb rəhbəri kimi dəvət edir. Məktəb: {school}.',
    teacher: '{from} sizi DigiPals-a müəllim kimi dəvət edir. Məktəb: {school}.',
    once: 'Qoşulmaq üçün bu keçidi açın. O, bir dəfə işləyir və {days} gün etibarlıdır.',
    join: 'Məktəbə qoşul',
    password:
      'Orada parol seçir və kod verən tətbiq quraşdırırsınız ki, sizin adınızdan başqa heç kim daxil ola bilməsin.',
    unknown: '{from} adlı şəxsi tanımırsınızsa, heç nə etməyin: keçidin vaxtı özü bitir.',
  },
  week: {
    subject: '{name}: DigiPals-da bu həftə',
    days: 'DigiPals-da keçən günlər',
    words: 'Yeni sözlər',
    stars: 'Ulduzlar',
    written: 'Yazılan mətnlər',
    friends: 'Yeni dostlar',
    say: 'Bu gün ucadan deyin',
    praise: {
      words: 'Afərin, {name}! Bir həftə əvvəlkindən daha çox ingilis sözü bilirsən.',
      friend: 'Nə gözəl, {name}! Yeni dost qazandın.',
      writing: 'Əla, {name}! İngiliscə yazırsan.',
      stars: 'Afərin, {name}! Bu həftə ulduz qazandın.',
      days: 'Afərin, {name}! Məşq etməyə davam etdin.',
    },
    why: 'Bu məktub həftədə bir dəfə gəlir, çünki razılıq verdiniz. Məktəb: {school}. İçində uşaqların mesajları yoxdur.',
    stop: 'Bu məktubu daha göndərməyin',
  },
  wish: {
    subject: '{name} sizdən bir şey xahiş edir',
    data: '{name} DigiPals-da özü haqqında saxlanılanları görmək istəyir.',
    erasure: '{name} DigiPals-ın onunla bağlı hər şeyi silməsini istəyir.',
    talk: 'Lütfən, bunu birlikdə danışın. Hesabınızın “Məlumatlar” səhifəsində hər şeyi endirə, silə və ya danışdığınızı bildirə bilərsiniz. Hesabınız yoxdursa, bu məktuba cavab verin.',
  },
  erasure: {
    asked: {
      subject: '{name}: hər şey silinəcək',
      happened:
        '{who} DigiPals-ın {name} haqqında saxladığı hər şeyin silinməsini {day} tarixində istəyib.',
    },
    kept: {
      subject: '{name}: heç nə silinmir',
      happened:
        '{who} silməni {day} tarixində geri götürüb. DigiPals-ın {name} haqqında saxladığı hər şey qalır.',
    },
    done: {
      subject: 'Uşağınız haqqında hər şey silindi',
      happened: 'DigiPals-ın uşağınız haqqında saxladığı hər şey {day} tarixində silindi.',
    },
    due: 'Hər şey {due} tarixində silinir. O vaxtadək bunu hesabınızın “Məlumatlar” səhifəsində geri götürə bilərsiniz.',
    dueNoAccount:
      'Hər şey {due} tarixində silinir. Bunu istəmirsinizsə, o günədək bu məktuba cavab verin və ya məktəbə müraciət edin.',
    another: 'Başqa bir böyük',
    by: 'Bunu istəyən: {who}.',
    proof: 'Sübutun nömrəsi: {proof}',
  },
  changedAnswer: {
    subject: '{name}: bir cavab dəyişdi',
    happened:
      '{who} {name} üçün {day} tarixində cavab verib. Sizin cavabınızın yerinə indi bu qüvvədədir:',
    contact: 'Dostlar və mesajlar',
    visible: 'Sinifdən kənarda tapılmaq',
    weeklyLetter: 'Həftəlik məktub',
    yes: 'bəli',
    no: 'xeyr',
    paused: 'dayandırılıb',
    look: 'Böyüklərin ən yeni cavabı qüvvədədir. Kimin nə cavab verdiyini hesabınızın “Məlumatlar” səhifəsində görür və dəyişə bilərsiniz.',
  },
  account: {
    hello: 'Salam, {name}!',
    when: 'Nə vaxt: {moment} (UTC)',
    passkey: {
      subject: 'DigiPals hesabınız üçün yeni giriş açarı',
      happened: 'Hesabınıza giriş açarı əlavə edildi. Onunla parolsuz daxil olmaq mümkündür.',
    },
    password: {
      subject: 'DigiPals parolunuz dəyişdirildi',
      happened: 'Hesabınızın parolu dəyişdirildi və başqa cihazlardan çıxış edildi.',
    },
    email: {
      subject: 'DigiPals e-poçtunuz dəyişdirildi',
      happened: 'Hesabınızın artıq başqa e-poçtu var. Bu, bu ünvana göndərilən son məktubdur.',
    },
    codes: {
      subject: 'Son DigiPals bərpa kodunuz istifadə edildi',
      happened:
        'Kimsə on bərpa kodunuzun sonuncusu ilə daxil oldu. Telefonunuz yanınızda olmayanda daxil ola bilmək üçün hesab səhifənizdə yenilərini yaradın.',
    },
    act: 'Bunu siz etməmisinizsə, parolunuzu dərhal dəyişin, hesab səhifənizdə başqa seansları bitirin və məktəbinizə xəbər verin.',
    reset: 'Bunu siz etməmisinizsə, dərhal məktəbinizə xəbər verin: hesabınız bərpa edilə bilər.',
    newEmail: {
      subject: 'DigiPals üçün yeni e-poçtunuz',
      asked:
        'DigiPals hesabınız üçün bu e-poçtu işlətmək istədiniz. Təsdiqləmək üçün bu keçidi açın. O, bir dəfə işləyir və {hours} saat etibarlıdır.',
      confirm: 'Bu e-poçtu təsdiqlə',
      otherwise:
        'O vaxta qədər köhnə e-poçtunuzla daxil olursunuz. Bunu siz istəməmisinizsə, heç nə etməyin.',
    },
  },
  stopPage: {
    ask: 'Həftəlik məktubu dayandırmaq istəyirsiniz?',
    button: 'Bəli, dayandır',
    done: 'Hazırdır. Həftəlik məktub daha gəlməyəcək.',
    unknown: 'Bu keçid artıq etibarlı deyil.',
  },
};
