import { wordList } from './word-list.ts';

/** More words of the home languages: things, animals, people, days and doings of children, without accents. */
export const homeWords = {
  Spanish: wordList(`
    negro negra blanco blanca rojo azul verde amarillo rosa gato perro pajaro pez caballo leon raton vaca tortuga conejo
    hermanos primo prima abuelo abuela tio tia padre madre papa mama hijo bebe nino nina chico chica gente
    colegio clase maestra maestro profe deberes libro lapiz recreo examen tarea juguete juego pelota futbol muneca bici
    agua leche pan queso huevo pollo arroz helado galleta galletas fruta manzana comida desayuno cena hambre sed sueno
    lunes martes miercoles jueves viernes sabado domingo verano invierno noche tarde tardes mananas semana ano
    lluvia sol luna mar playa campo pueblo ciudad calle parque cuarto cocina cama puerta ventana
    comer beber dormir correr saltar nadar bailar cantar leer escribir dibujar mirar llorar reir tengo tenia tienen
    comimos fuimos jugue jugamos vivo vives vive llamo llamas llama quiere vamos vengo ven mira oye vale claro
    dolor duele miedo feo fea lindo linda rico rica gracioso divertido aburrido aburrida cansado contento triste enfadado
    encanta encantan odio necesito entiendo nada suerte fiesta regalo navidad cumple perdon favor porfavor
    porque cuanto cuanta donde quien cual ese esa aquel alli cerca lejos dentro fuera arriba abajo luego antes despues
  `),
  French: wordList(`
    noir noire blanc blanche rouge bleu bleue vert jaune rose chat chien oiseau poisson cheval lion souris vache tortue
    lapin freres soeurs cousin cousine mamie papi tonton tata pere mere papa maman fils bebe garcon fille gens
    classe maitresse maitre prof devoirs livre crayon recre jouet jouets jeu ballon foot poupee velo eau lait pain fromage
    oeuf poulet riz glace gateau gateaux fruit pomme repas manger boire dormir courir sauter nager danser chanter lire
    ecrire dessiner regarder pleurer rire faim soif sommeil lundi mardi mercredi jeudi vendredi samedi dimanche ete hiver
    matin soir nuit semaine annee pluie soleil lune mer plage campagne ville rue parc chambre cuisine lit porte fenetre
    joue jouons jouez joues joue ensemble habite habites aime aimes adore deteste comprends mal peur moche beau belle
    drole trop content contente triste fatigue fatiguee fache mechant gentil gentille super cool chance fete cadeau noel
    joyeux joyeuse anniversaire pardon desole desolee retard bientot demain apres avant ici dehors dedans pres loin
    dessin couleur preferee animal mange mangeons avons sommes vient viens donne moi toi lui elle ont etait fait dors
    petits grands vieux jeune nouveau nouvelle deux trois quatre cinq sept huit neuf dix
  `),
  Turkish: wordList(`
    kara siyah beyaz kirmizi mavi yesil sari pembe kedi kopek kus balik at aslan fare inek tavsan kaplumbaga
    kardes abla abi dayi amca teyze hala dede nine babaanne anneanne kuzen bebek cocuk kiz oglan insanlar
    sinif ogretmen ogretmenim odev kitap kalem teneffus sinav oyuncak oyuncagimi top bebek bisiklet su sut ekmek peynir
    yumurta tavuk pilav dondurma kurabiye meyve elma yemek kahvalti aksam pazartesi sali carsamba persembe cuma cumartesi
    pazar yaz kis sabah gece hafta yil yagmur gunes ay deniz koy sehir sokak park oda odam odamdayim mutfak yatak kapi
    yemek icmek uyumak kosmak yuzmek dans oynadim oynadik oynayalim oynuyoruz gittik yedik yaptim yapti uyuyacagiz
    korkuyorum agriyor karnim basim acim aciktim susadim uykum sikildim sikiliyor mutluyum uzgunum yorgunum kizgin
    komik guzel cirkin tatli buyuk kucuk yeni eski iki uc dort bes alti yedi sekiz dokuz on
    seviyoruz sevmem severim istemiyorum isterim yasiyorum oturuyorsun tutuyorsun anlamadim biliyor konusamam
    gel git bak dur evet yoo kanka abi dostum bayram dogum gunu kutlu olsun sans hadi baska tatil resim resmin renk
    hayvan hangisi hangi takim kac tane burada orada buraya oraya disarida icerde simdi bazen her zaman adi adin
  `),
  Azerbaijani: wordList(`
    qara ag qirmizi mavi yasil sari pisik it qus baliq at sir sican inek dovsan tisbaga qardas baci baba nene emi
    dayi xala bibi usaq qiz oglan korpe insanlar sinif muellim muellimim ders kitab qelem imtahan oyuncaq oyuncagimi top
    velosiped su sud corek pendir yumurta toyuq plov dolma dondurma dondurmani peçenye meyve alma yemek seher axsam
    bazar ertesi cersenbe persembe cume senbe yay qis sabah gece hefte il yagis gunes ay deniz kend seher kuce park otaq
    otagimdayam metbex yataq qapi yemek icmek yatmaq qacmaq uzmek oynadim oynadiq oynayaq getdik yedik etdim yatacagiq
    qorxuram agriyir qarnim basim acam acmisam susamisam yuxum darixiram xosbextem yorgunam hirsli gulmeli gozel
    boyuk kicik balaca teze kohne iki uc dord bes alti yeddi sekkiz doqquz sevirik sevmirem istemirem isteyirem yasayiram
    yasayirsan basa dusmedim danisa bilmirem gel get bax beli he hee qaqa dostum bayram ad gunun mubarek ugurlar
    resim sekil seklin reng heyvan hansi komanda burda orda bura ora bayirda icerde indi hemise adi adin bagisla
    bacariram sindirdi toy xeyre edirsen neynirsen mehriban valideynlerim isleyir bir az olarsan menimle
  `),
  Russian: wordList(`
    chernyy chernii belyy krasnyy siniy zelenyy zheltyy kot koshka kotik sobaka sobaku ptitsa ryba loshad lev zverey
    zver mysh korova zayats brat sestra sestre babushka dedushka dyadya tetya mama papa malchik devochka deti lyudi
    klass uchitel uchitelnitsa uroki kniga ruchka test kontrolnaya igrushka igra myach futbol kukla velosiped voda moloko
    khleb syr yaytso kuritsa ris morozhenoe pechene yabloko eda zavtrak uzhin ponedelnik vtornik sreda chetverg pyatnitsa
    subbota voskresene leto zima utro vecher noch nochi nedelya god dozhd sneg solntse luna more derevne derevnya gorod
    ulitsa ulitse park komnata kukhnya krovat dver okno est spat begat plavat tantsevat igrali poshli sdelal ispekla
    boyus bolit zhivot golova khochu hochu toje tozhe golodnyy ustal skuchno grustno veselo smeshno krasiviy krasivaya
    klassno klassnyy risunok tsvet lyubimiy zhivotnoe kakoe kakie odin dva tri chetyre pyat shest sem vosem devyat desyat
    let pyatnadtsat zhizn zhivet zhivesh zhivu rabotaet rabotayu pridu idu edem ponyal ponimayu nichego znayu znaet
    segodnya seychas potom togda zdes tam kuda ottuda rozhdeniya dnem novym godom drug druga podrugi pismo
    otvechaesh pochemu smotri mojno mozhno davai davay bil byl uvidimsya spokoynoy dobroe privetik zdorovo gulyat
  `),
  Thai: wordList(`
    maeo dam khao daeng si fa khiao lueang ma nok pla chang ling suea phi nong pho mae yai ta lung pa khru nakrian
    dek phuchai phuying rongrian nangsue dinso kanban lasop len bon tukata nam nom khanom khanompang khai kai khao
    aitim phonlamai sabparot kin duem non wing wai ten rong wan chan angkhan phut phruehat sukh sao athit
    phrung muea wan ni chao yen khuen duean pi fon daet phrachan thale muban mueang thanon suan hong bai pratu
    chop rak kliat klua hiu ngwang nueai bue sanuk suai narak tham khian an wat rup suk san koet khang
    hen mai di mak loei laeo yu nak chang khop khun sabai khit thueng khao chai ru rue yang ayu thao rai khon
    khong chan phom thoe khun rao nai thi nan ni pen ratri sawat pai chue arai tok ron nao ka na krap kha
  `),
  Chinese: wordList(`
    hei bai hong lan lü huang mao gou niao yu ma shizi laoshu niu tuzi gege jiejie didi meimei nainai yeye shushu ayi
    baba mama haizi nanhai nühai ren laoshi tongxue xuexiao zuoye shu bi kaoshi wanju qiu zuqiu shui niunai mianbao
    jidan jirou mifan bingqilin shuiguo pingguo jiaozi mian zaofan wanfan xingqi zhou zaoshang wanshang wan an tian
    nian yu yu taiyang yueliang hai cunzi chengshi jie gongyuan fangjian fangzi chufang chuang men chi he shui pao you
    yong tiao chang kan xie hua wan er zuo e le ke lei pa teng gaoxing nanguo haowan haokan piaoliang kexi
    da xiao xin jiu yi er san si wu liu qi ba jiu shi sui ge zhi ben jin zuotian jintian mingtian xianzai yihou
    xiang yao neng hui zhidao dong bu dui mei zai zuo qu lai hui jia li shang xia shengri kuaile yiqi ba ne ma
    zui xihuan yanse lanse hongse dongwu shenme zenme nali duo shao ji tianqi leng re hen hao shangxue
  `),
} as const;
