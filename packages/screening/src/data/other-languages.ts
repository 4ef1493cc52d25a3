import { wordList } from './word-list.ts';

/**
 * Short and frequent words of other languages that children write at home: who and what, to be and to
 * have, to like and to go, how, where and why. Folded, in Latin letters, even for other scripts.
 */
export const otherLanguages = {
  German: wordList(`
    ich du er sie es wir ihr mich dich mir dir uns euch mein meine meinen meiner dein deine sein seine der die das den
    dem des ein eine einen einer und oder aber weil dass wenn nicht kein keine ist bin bist sind seid war hat habe
    hast haben mag magst will kann kannst muss geht gehe spiele spielst mache machst was wer wie wo warum wann mit von
    zu zum zur im am auf fur bei nach aus auch sehr gut ja nein heute morgen gestern danke bitte hallo schule hund
    katze schwester bruder freund freundin lieblings noch schon jetzt immer viel gern gerne weiss alt jahre heisse
    heisst
  `),
  Dutch: wordList(`
    ik jij je hij zij wij jullie mij jou mijn jouw zijn haar ons onze de het een en of maar want niet geen is ben bent
    heb hebt heeft hebben hou houd wil kan moet ga gaat speel doe wat wie waar waarom hoe wanneer met van voor naar op
    bij uit ook heel goed ja nee vandaag morgen gisteren dank bedankt hallo school hond kat zus broer vriend vriendin
    leuk lief weet nog al altijd veel graag oud jaar heet dat dit die deze er
  `),
  Swedish: wordList(`
    jag du han hon vi ni de mig dig honom henne oss min mitt mina din ditt dina en ett den det och eller men for att
    inte ingen ar var har hade gillar tycker om vill kan maste gar spelar gor vad vem hur varfor nar med av till fran
    pa hos ocksa mycket bra ja nej idag imorgon igar tack hej skola hund katt syster bror van kompis rolig snall vet
    alltid gammal heter bor sa som
  `),
  Norwegian: wordList(`
    jeg du han hun vi dere de meg mig deg dig oss min mitt mine din ditt dine en et ei den det og eller men fordi at
    ikke ingen er var har hadde liker elsker vil kan ma gar spiller gjor hva hvad hvem hvor hvorfor hvordan med av til
    fra pa hos ogsa veldig meget bra godt ja nei nej dag morgen takk tak hei hej skole hund katt kat soster bror venn
    ven morsom vet ved alltid altid heter hedder bor som
  `),
  Italian: wordList(`
    io tu lui lei noi voi loro mi ti ci vi si mio mia miei tuo tua suo sua il lo la gli le un uno una ma perche se che
    non no sono sei siamo siete ho hai ha abbiamo hanno piace piacciono voglio vuoi posso puoi devo vado vai gioco
    giochi giocare faccio fai fare cosa chi come dove quando quanto quanti quale con di da in su per tra del della dei
    al alla nel nella anche molto bene buono bella bello oggi domani ieri grazie prego ciao scuola casa cane gatto
    sorella fratello amico amica mamma papa anni so sai ancora sempre mai tutto niente poi stato andato chiama chiamo
    preferito bravo
  `),
  Portuguese: wordList(`
    eu tu voce ele ela nos voces eles elas me te meu minha meus teu tua seu sua os as um uma ou mas porque se que nao
    sim sou es somos sao estou esta tenho tens tem temos gosto gosta quero quer posso pode vou vai vamos jogar brincar
    faco faz fazer qual quem como onde quando quanto quantos com de do da em no na por para pra ao tambem muito muita
    bem bom boa hoje amanha ontem obrigado obrigada ola oi tudo escola casa cachorro gato irmao irma amigo amiga mae
    pai anos dez sei ainda sempre nunca nada legal chama isso isto
  `),
  Romanian: wordList(`
    eu tu el ea noi voi ei imi iti isi ma te ne va meu mea mei tau ta sau lui un unu una si dar pentru ca daca nu da
    sunt esti este suntem am ai are avem place plac vreau vrei pot poti trebuie merg mergi joc joci sa fac faci ce
    cine cum unde cand cat cate care cu de la din pe in spre despre foarte bine bun buna azi maine ieri multumesc
    salut scoala casa caine pisica sora frate prieten prietena mama tata ani stiu inca mereu mult acum
  `),
  Polish: wordList(`
    ja ty on ona ono my wy oni mnie ciebie mi ci go jej nas was moj moja moje moi twoj twoja twoje jego lub ale bo ze
    jesli nie tak jest jestem jestes sa byl byla bylem mam masz ma mamy lubie lubisz kocham chce chcesz moge mozesz
    musze ide idziesz gram grac robie robisz co kto jak gdzie kiedy dlaczego ile jaki jaka na do od dla po przy tez
    bardzo dobrze dobry fajny fajnie dzisiaj dzis jutro wczoraj dziekuje dzieki prosze czesc szkola dom domu pies psa
    kot kota siostra brat babcia przyjaciel kolega mama tata lat wiem wiesz jeszcze zawsze nigdy duzo teraz ulubiony
    sie
  `),
  Czech: wordList(`
    ja ty on ona my vy oni me mne tebe mi ti ho ji nas vas muj moje tvuj tvoje jeho nebo ale protoze ze jestli ne ano
    je jsem jsi jsou byl byla mam mas ma mame rad rada libi miluju chci chces muzu muzes musim jdu hraju hrat delam
    delas co kdo jak kde kdy proc kolik jaky jaka na do od pro po taky velmi dobre dobry dnes zitra vcera dekuju diky
    prosim ahoj cau skola doma pes psa kocka sestra bratr kamarad kamaradka mama tata let vim vis jeste vzdy nikdy moc
    ted
  `),
  Serbian: wordList(`
    ja ti on ona mi vi oni mene tebe me te ga je nas vas moj moja moje tvoj tvoja njegov ili ali jer da ako ne nije
    sam si smo ste su bio bila imam imas ima volim volis hocu hoces zelim mogu mozes moram idem ides igram igrati
    radim radis sta sto ko tko kako gde gdje kad kada zasto koliko koji koja na do od za po kod takode takoder vrlo
    mnogo dobro dobar danas sutra juce hvala molim zdravo bok skola kuca pas macka sestra brat drug prijatelj mama
    tata godina znam znas jos uvek nikad puno sada
  `),
  Hungarian: wordList(`
    en te mi ti ok engem teged nekem neked az egy es vagy de mert hogy ha nem igen van vagyok vagyunk volt lesz nincs
    szeretem szeretek szeretsz akarok tudok tudsz kell megyek jatszom jatszani csinalsz csinalok ki mit hol hova mikor
    miert hany milyen is nagyon jo szep ma holnap tegnap koszonom kerem szia sziasztok iskola haz kutya macska nover
    baratom anya apa eves tudom meg mindig soha sok most
  `),
  Finnish: wordList(`
    mina sina han me te he minun sinun hanen mulla sulla minulla sinulla ja tai mutta koska etta jos ei en et ole olen
    olet on oli tykkaan pidan rakastan haluan voin pitaa menen pelaan teen teet mita kuka missa mihin milloin miksi
    miten kuinka kanssa myos hyvin hyva kiva tanaan huomenna eilen kiitos moi hei terve koulu koti koira kissa sisko
    veli ystava kaveri aiti isa vuotta tieda tiedan viela aina paljon nyt yksi kaksi kolme
  `),
  Indonesian: wordList(`
    saya aku kamu anda dia kami kita mereka ku mu nya ini itu yang dan atau tapi tetapi karena kalau tidak nggak gak
    bukan ya ada adalah punya suka cinta mau ingin bisa harus pergi main bermain lagi sedang sudah belum akan apa
    siapa mana kapan kenapa bagaimana berapa di ke dari dengan untuk pada sama juga sangat sekali bagus baik hari
    besok kemarin terima kasih makasih tolong halo selamat pagi malam kabar sekolah rumah anjing kucing kakak adik
    teman ibu ayah nama tahun tahu selalu banyak sekarang setiap satu dua
  `),
  Filipino: wordList(`
    ako ikaw ka siya kami tayo kayo sila ko mo niya namin natin ninyo nila akin iyo ang ng mga sa si ni kay at pero
    kasi dahil kung hindi wala oo opo po may mayroon gusto ayaw mahal kailangan pwede puwede pumunta laro maglaro
    ginagawa ano sino saan kailan bakit paano ilan alin din rin lang naman talaga sobra maganda mabuti ngayon bukas
    kahapon salamat kumusta kamusta magandang umaga paaralan bahay aso pusa ate kuya kaibigan nanay tatay pangalan
    taon alam palagi marami na ba nga
  `),
  Vietnamese: wordList(`
    toi minh ban anh chi em ong ba no chung ta cua va hay nhung vi neu khong co la thi ma thich yeu muon phai di choi
    lam gi ai dau nao sao bao nhieu may voi cho tu trong tren cung rat tot dep vui hom nay mai qua cam on xin chao
    truong nha meo con gai trai me bo ten tuoi biet luon mot hai nhe roi khoe
  `),
  Hindi: wordList(`
    main mai mein mujhe mujhko mera meri mere tum tumhe tumhara tumhari tumhare tera teri tere aap aapka aapki aapko
    hum humara hamara woh wo ye yeh uska uski unka ka ki ke ko se me par aur ya lekin magar kyunki agar to nahi nahin
    haan ha ji hai hain hoon hu ho tha thi the raha rahi rahe rha rhi rhe kar karo karna karte karta karti hota jata
    jaa chahiye pasand pyar kya kaun kaise kaisa kaisi kahan kab kyun kyu kitna kitne kitni bahut bohot accha acha
    achha acchi achi theek thik aaj kal abhi bhi hi sab kuch koi bhai behen didi dost ghar naam saal dhanyavad
    shukriya namaste paas ek do teen lagta laga liye sath matlab yaar
  `),
  Arabic: wordList(`
    ana anta inta enta enti inti ente huwa howa hiya heya nahnu ehna antum hom ismi esmi ismak esmak ismek fi min ila
    ala 3ala 3an ma3 ma3a wa wala aw bas bass lakin la2 la2a laa mish mush mesh aywa aiwa na3am 3andi 3andak 3ndi
    bahib ba7eb b7eb uhib ohebbo ureed biddi 3ayez 3ayz aareed rayeh baaref a3ref ba3ref shu shou eh esh ish leh leish
    lesh feen wein wen emta kif keef kayf kaif kifak kifik keefak keifak halak halik izzayak ezayak izayak ezzayek
    amel 3amel kteer ktir awi giddan jiddan kwayes kwayis tamam mabsoot yom elyom inharda bukra bokra embareh shukran
    shokran marhaba ahlan sabah masa khair kheir yalla wallah wallahi inshallah habibi habibti sadiqi sa7bi akhi ukhti
    ummi abi bayt beit madrasa kalb hada hatha haza hai dah deh elli illi
  `),
  Persian: wordList(`
    man to oo ma shoma anha mano tora manam toam dar az ba be baraye va ya vali ama chon agar na nist are baleh hastam
    hasti hast hastim am ast daram dari darad darim dust doost dostat mikham mikhahi mitunam bayad miram miri bazi
    mikonam mikoni chi chiye ki chetor chetori chetore koja key chera chand kodam ham kheyli kheili khub khoob emruz
    emrooz farda diruz mamnun mamnoon merci salam madrese khane khuneh sag gorbe khahar baradar doostam madar pedar
    esm esmam sal midunam hamishe alan yek
  `),
  Swahili: wordList(`
    mimi wewe yeye sisi nyinyi wao wangu yangu langu changu wako yako lako chako wake yake na au lakini kwa sababu
    kama si hapana ndiyo ni nina una ana tuna napenda unapenda ninapenda nataka unataka naweza lazima naenda unaenda
    kucheza unafanya nini nani gani wapi lini vipi ngapi katika pia sana nzuri mzuri vizuri leo kesho jana asante
    tafadhali jambo habari mambo shule nyumba nyumbani mbwa paka dada kaka rafiki mama baba jina miaka najua daima
    nyingi sasa hii huyu hiyo yote
  `),
  Greek: wordList(`
    ego esi aftos afti emeis eseis mou sou tou tis mas sas ton tin to ta oi enas mia ena kai alla giati an oti den dn
    ne nai oxi ohi eimai eisai einai eimaste exo eho exeis eheis exei ehei aresei agapo thelo theleis boro boreis
    prepei pao pas paizo kano kaneis ti pios poios pou pote pos poso posa me se sto sti stin apo gia poli poly kala
    kalo kalos simera avrio xthes efxaristo euxaristo parakalo geia yia sxoleio spiti skylos gata adelfi adelfos filos
    file fili mitera pateras onoma xronon xero ksero panta tora
  `),
  Japanese: wordList(`
    watashi boku ore anata kimi kare kanojo no wa ga wo ni de to mo ka ne yo desu da deshita janai masu masen suki
    daisuki kirai hoshii tai ikimasu iku asobu asobi shimasu suru nani nan dare doko itsu doshite ikutsu dou totemo
    sugoi ii yoi kyou ashita kinou arigatou arigato gozaimasu onegai konnichiwa konnichi ohayou konbanwa sayonara
    gakkou uchi ie inu neko imouto otouto oneesan oniisan tomodachi okaasan otousan namae sai wakaranai itsumo takusan
    ima kawaii genki hai iie sore kore
  `),
  Korean: wordList(`
    na neo jeo uri neoui naneun nan neon jeoneun naega nega ne ga eun neun eul reul eseo do wa gwa hago ani aniyo ye
    ieyo yeyo imnida isseo isseoyo eopseo eopseoyo joahae joahaeyo saranghae sirheo sipeo hal gaja nolja mwo mwoya
    mwohae nugu eodi eonje wae eotteoke myeot neomu jeongmal jinjja joeun oneul naeil eoje gomawo gamsahamnida
    annyeong annyeonghaseyo chingu hakgyo jip gae goyangi eonni oppa hyeong nuna dongsaeng eomma appa ireum sal molla
    hangsang mani jigeum
  `),
  Kurdish: wordList(`
    ez tu ew em hun wan min te wi we me xwe ye ne yen yek an le belki ji li bi di de da ku ger na ere im in heye hene
    tune hez dikim dike diki dixwazim dikarim dicim dibim cima ci ki kengi cawa cend gelek bas xwes iro sibe duh spas
    silav rojbas dibistan mal malper kuci pisik xwisk bira heval hevale dayik bav nav sal dizanim her niha
  `),
} as const;
