import { wordList } from './word-list.ts';

/** Frequent words of the help languages that are not English words, folded and in Latin letters. */
export const helpLanguages = {
  Spanish: wordList(`
    hola que como estas esta estoy gracias muy mucho mucha bien donde cuando porque por para con los las una uno mi tu
    eres soy tengo tienes quiero quieres puedo puedes hoy ayer manana amigo amiga amigos jugar juego gusta me te se si
    pero tambien siempre nunca casa escuela perro gato bueno buena buenos dias noches adios haces hacer voy vamos eso
    esto este del el la es un yo ella ellos nosotros cumpleanos feliz tiene hace ahora aqui somos son era fue tenemos
    tienen queremos puede va van vas ir hago sabe saber decir dice ven ver veo mira dame dime cual cuales quien
    cuantos cuantas anos mas menos todo todos toda nada algo otro otra sin sobre entre hasta desde aunque porfa mis
    tus su sus nuestro les nos lo al ni ser estar hay bonito bonita grande pequeno pequena hermano hermana mama papa
      jaja jajaja cosas favorito favorita jugamos
  `),
  French: wordList(`
    bonjour salut merci beaucoup comment vas tu es je suis j'ai ai aime t'aime moi toi avec pour dans sur une un le la
    les des du de et ou mais tres bien oui non aujourd'hui demain hier mon ma mes ton ta tes il elle nous vous ils
    c'est est pas ne que qui quoi quand jouer veux peux voudrais ecole maison chien chat ami amie amis bonne journee
    nuit revoir aussi toujours jamais ca va fait sommes sont etes as avons ont avez fais faire dit dire vais allons
    aller viens sais sait veut peut au aux ce cet cette ces sa ses notre nos votre vos leur leurs lui eux se en si
    comme parce donc car sans chez entre encore plus moins tout tous toute rien quelque autre petit petite grand
    grande mere pere frere soeur quel quelle combien pourquoi j'adore j'aime d'accord s'appelle m'appelle t'as coucou
    mdr prefere
  `),
  Turkish: wordList(`
    merhaba selam nasilsin nasil iyiyim iyi misin ben sen biz siz onlar benim senin bugun yarin dun cok guzel tesekkur
    tesekkurler ederim evet hayir ne neden nerede kim ve ile icin ama var yok bir bu su arkadas arkadasim arkadaslar
    canim okul okula okulda ev evde kedi kedim kopek kopegim seviyorum seviyor musun yapiyorsun yapiyorum gidiyorum
    gittim geldim oyun oynuyorum oynamak istiyorum adim yas yasindayim gunaydin geceler gorusuruz tamam mi da de hic
    sonra kadar gibi daha degil degilim bana sana ona bize size beni seni onu bende sende hangi kac nerde niye cunku
    fakat veya her sey seyi hepsi biraz bence en kotu buyuk kucuk yeni baba annem babam abim ablam kardesim gel git
    geliyor gitti oldu olur olsun ister mu yapalim haydi hadi lutfen simdi hemen sevdigim sevmiyorum biliyorum
    bilmiyorum
  `),
  Azerbaijani: wordList(`
    salam necesen necesiniz yaxsi yaxsiyam men sen biz siz onlar menim senin bu gun sabah dunen cox gozel sagol saq ol
    beli xeyr niye harada kim ve ile ucun amma var yox bir dost dostum dostlar mekteb mektebe ev evde pisik pisiyim it
    itim sevirem sevirsen edirsen edirem gedirem oyun oynayiram isteyirem adim yasim yasi ne hec sonra kimi daha
    gorusenedek deyil mene sene ona bize size meni seni onu hansi nece haradan cunki her sey hamisi biraz mence en pis
    boyuk kicik teze ata anam atam qardasim bacim gel get gelir getdim oldu olar istersen bilirem bilmirem indi tez
    zehmet olmasa neçedir necedir ederem idi deyir imis sabahin xeyir
  `),
  Russian: wordList(`
    privet kak dela ya ty on ona my vy oni menya zovut tebya moy moya moi tvoy tvoya chto gde kogda pochemu segodnya
    zavtra vchera ochen horosho khorosho plokho spasibo pozhaluysta da net drug druzhok podruga druzya shkola shkole
    doma koshka sobaka lyublyu lubliu lyubish igrat igrayu hochu khochu mozhno nado tozhe eto na ne zdravstvuy poka
    davay davai normalno mne let tebe skolko zhivu lyubimyy lyubimaya khochesh est yest mnya nas vas nam vam ih ego
    eyo ili esli potomu tak zdes tam seichas potom vsegda nikogda tolko uzhe eshche bolshoy malenkiy krasivyy mama
    papa brat sestra kot koshku sobaku kakoy kakaya kto kuda otkuda znayu znaesh delaesh delayu idu poshli
    budu byl byla bylo nravitsya lyubimyi
  `),
  Thai: wordList(`
    sawasdee sawatdee sawadee sawaddee krap khrap krub kha ka sabai dee mai chan phom pom khun rak tham arai yu thi
    nai laew mak khob khop aroi len rian rongrian maew mah phuean puean wan ni prungni na ja jaa pai ma gin kin chuea
    chue thoe rao khao nan tee duay lae tae yang dai kaw ko ngan baan ban rongrien wannee muea mua nong phi pee dek
    aroy sanuk sanook jing tong yak yaak
  `),
  Chinese: wordList(`
    ni hao wo shi ta men de le ma ne bu hen xie xiexie zai jian zaijian jintian mingtian xihuan pengyou xuexiao jia
    mao gou shenme nali zenme weishenme you mei meiyou ai nihao women nimen tamen duibuqi xiaoming laoshi xi huan chi
    ping guo pingguo he shui fan kan shu xue sheng xuesheng zhongguo jiao mingzi sui hui shuo zhe na tai dou ye gen
    dui cong xiang yao neng keyi gege jiejie didi meimei baba mama lao zuotian xianzai yihou duo shao ji dian xia ke
    wan haochi piaoliang kaixin gaoxing
  `),
} as const;
