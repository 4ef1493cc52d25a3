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

/** Games, apps and sites where children have an account, and platforms in all the ways to write them. */
export const services: readonly string[] = list(
  `duolingo wattpad scratch messenger_kids messenger telegram tele_gram pokemon_go geometry_dash rec_room toca_life toca_boca
  tocalife gacha gorilla_tag lichess genshin animal_jam strava spotify pinterest tumblr reddit webtoon ao3 imessage google_chat
  game_center stumble_guys pk_xd imvu zepeto lego_life clash_of_clans clash_royale fc_mobile fifa valorant bgmi
  mobile_legends roblox robloks rblx fortnite minecraft mine_craft twitch pubg brawl_stars brawlstars free_fire freefire steam
  xbox psn playstation ps3 ps4 ps5 nintendo switch among_us epic_games epic youtube you_tube yt utube insta instagram ig snap
  snapchat sc tiktok tik_tok tt facebook face_book fb whatsapp whats_app discord dc twitter wechat we_chat weixin vk viber
  skype kik bereal threads zalo likee line signal zoom vinted`,
).map(name => name.replaceAll('_', ' '));
