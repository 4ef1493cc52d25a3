const list = (words: string): string[] => words.trim().split(/\s+/);

/** Platforms where children could continue to talk, by each spelling. */
export const platforms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    snapchat: 'snapchat snapchad snapchatt snpchat snapcht snepchat snapchet sc',
    instagram: 'instagram instgram insta instegram instagramm instagrm ig instagam',
    tiktok: 'tiktok tiktoc tikktok tictok tictoc tiktoc tikto',
    facebook: 'facebook fb facebok feysbuk',
    whatsapp: 'whatsapp watsapp whatsap wattsapp vatsap whatapp wapp',
    telegram: 'telegram telegramm telegrm',
    discord: 'discord diskord disord discrd',
    twitter: 'twitter',
    wechat: 'wechat weixin',
    vkontakte: 'vkontakte vk vkontake',
    viber: 'viber vayber',
    skype: 'skype skayp',
    kik: 'kik',
    omegle: 'omegle',
    imo: 'imo',
    likee: 'likee',
    zalo: 'zalo',
    kakaotalk: 'kakaotalk kakao',
    douyin: 'douyin',
    threads: 'threadsapp',
    yubo: 'yubo',
    bereal: 'bereal',
  }).flatMap(([platform, spellings]) =>
    list(spellings).map(spelling => [spelling, platform] as const),
  ),
);
/** Names of platforms, as people say them. */
export const platformNames: readonly string[] = [...new Set(platforms.values())];
