import { wordList } from './word-list.ts';

/** Words of addresses in many languages, folded, by their part in an address. A letter stands for each part. */
export const addressWords: Readonly<Record<string, readonly string[]>> = {
  /** Streets, after the name. */
  S: wordList(`
    street str st road rd avenue ave lane ln boulevard blvd crescent cres terrace mews parkway pkwy hwy highway esplanade
    caddesi cadde cad sokak sokagi sok sk bulvari kucesi kuce kuc strasse straat marg utca ulice
    dijk laan plein gracht kade gasse koshesi kochasi katu gatan gata vei veien vagen utja pr
  `),
  /** Streets where people live, after the name, that are also everyday words. */
  r: wordList('close ct rise grove parade croft quay heights'),
  /** Other streets, after the name, that are also everyday words or short forms. */
  s: wordList(`
    dr drive court gardens green place pl square sq way walk row hill circle cir trail trl view cross main loop bend path yard alley crossing ridge
    garden
  `),
  /** Streets, before the name. */
  B: wordList(`
    rue chemin impasse allee calle avenida av avda carrer paseo carrera rua travessa alameda jalan jl jln lorong soi thanon
    ngo ngach duong ulitsa ulica ul prospekt pereulok strada viale piazza vicolo odos sharia aleja ulitse calea os
    vulytsia vulytsya vulitsa vulica vul rruga rehov rechov kalye trg bulevardul вулиця вулиці вул
    улица улице улицы ул проспект проспекте пр переулок переулке пер бульвар бульваре шоссе площадь набережная
  `),
  /** Streets, before a name with a capital. */
  b: wordList('via corso largo plaza praca camino pho hem gang route quai callejon estrada'),
  /** Parts of a house, before a number. */
  U: wordList(`
    flat apt apartment unit suite room bldg floor door number no nr plot lot kv kvartira dom korpus scala interno scara piso quadra
    depto departamento casa lote mz manzana bloco daire kat kapi ev menzil bina blok etaj numero num nomer batiment appartement
    appt apto escalier haus wohnung phase sector ward entrance podezd level stage hno gate blk zone bloc ap
    дом кв квартира корпус подъезд этаж
  `),
  /** Houses, before a number or after a name. */
  H: wordList('house villa building tower block'),
  /** Houses and farms, after the name. */
  F: wordList(`
    farm cottage cottages lodge manor mill barn forge rectory vicarage grange bungalow apartments apts towers flats mansion mansions
    residency residences apartmani sitesi konutlari evleri ranch stables homestead farmhouse farmstead smallholding
  `),
  /** Settlements and quarters, before the name. */
  T: wordList(`
    village colonia barrio residence quan phuong urbanizacion urb lotissement residencia cite quartier condominio bairro perumahan komplek kampung
    kampong desa derevnya selo poselok barangay brgy purok sitio finca fazenda frazione contrada hameau aldea gali kibbutz
    douar derb mikrorayon mikroraion microdistrict mkr
    деревня деревне село селе поселок поселке
  `),
  /** Settlements and quarters, after the name. */
  t: wordList(`
    nagar colony vihar puram enclave layout kendi qesebesi koyu village estate compound gali gully mahallesi mahalle mah chowk
    rayonu ilcesi society settlement microdistrict community
  `),
  /** Particles within a name. */
  l: wordList('de del la las los el le les du des da do dos das di della dei van von der den'),
  /** Where something is. */
  o: wordList('in on at of off after by from'),
  e: ['the'],
  '@': wordList(
    'behind opposite opp beside besides near past next across above over corner front between below',
  ),
  j: ['to', 'and'],
  y: ['one'],
  R: ['rural'],
  g: wordList('just right directly exactly'),
  K: wordList('n s e w ne nw se sw north south east west'),
  X: wordList('box bp postbus postfach apartado casilla'),
  /** Streets, after the name, if they have a capital: `27 Bracken Vale`. */
  A: wordList(
    'park vale mount brae brow fold garth dene wynd wharf meadow meadows fields orchard reach hollow glen point',
  ),
  /** Counties and provinces, before the name. */
  Y: wordList('co county oblast'),
  /** Sides of a floor. */
  I: wordList(
    'left izquierda izq derecha dcha esquerdo esq direito dto links rechts gauche droite',
  ),
  /** Which floor, house or street it is. */
  i: wordList('first second third fourth fifth sixth seventh last'),
  /** What a house has. */
  h: ['with'],
  /** Titles, before a name. */
  m: wordList('mr mrs ms miss'),
  /** What homes stand beside. */
  L: wordList(`
    school hospital station mosque church chippy pub shop shops supermarket market bank bakery pharmacy chemist library cinema
    mall stadium hotel bridge pool playground temple mandir masjid garage mill airport port zoo museum university park
    tortilleria panaderia restaurant cafe stop farmacia pharmacie apteka eczane boulangerie bakkal eglise iglesia igreja chiesa
    kirche mairie mercado marche mezquita cami parque magazin tank statue roundabout fountain monument lighthouse kiosk
  `),
};

/** States and provinces, in capitals. */
export const states: ReadonlySet<string> = new Set(
  wordList(`
    AL AK AZ AR CA CO CT DE FL GA IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN
    TX UT VA VT WA WI WV WY DC NSW QLD VIC TAS ACT SA NT ON QC BC AB MB SK NS NB SP RJ MG RS PR UP MH TN KA
  `),
);

/** German, Dutch, Nordic and Hungarian streets: one word with its name. */
export const joinedStreet =
  /^\p{L}{3,24}(?:strasse|str|weg|gasse|platz|allee|damm|straat|laan|gracht|gata|gatan|gaten|vegen|veien|vagen|gade|katu|utca)$/u;

/** Places so large that they say nothing about a home. */
export const largePlaces: ReadonlySet<string> = new Set(
  wordList(`
    london paris berlin madrid rome moscow istanbul ankara izmir baku bangkok beijing shanghai tokyo delhi mumbai lagos cairo
    england britain scotland wales ireland france germany spain italy turkey russia ukraine poland china japan india thailand
    vietnam brazil mexico america canada australia africa europe asia usa uk azerbaijan nigeria morocco indonesia uae dubai
    manchester birmingham york sydney chicago texas california florida barcelona lisbon vienna athens warsaw kyiv kiev
  `),
);
