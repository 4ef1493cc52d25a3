const anyOf = (words: string): string => words.trim().split(/\s+/).join('|');

/** Months that are written in full or shortened just so, folded. */
const whole = anyOf(`
  jan feb mar apr may jun june jul july aug sep sept oct nov dec
  mars mai mei maj mayo maio maggio ene abr avr ago dic set out okt dez des ott giu lug gen
  juin aout mart ocak nisan ekim kasim aralik eylul mayis yanvar fevral iyun iyul avqust noyabr dekabr
  янв фев мар апр мая май маи июн июл авг сен сент окт ноя дек
  maja marca lipca lutego sierpnia
`);

/** Beginnings of longer months: the ending depends on the language, the case and the spelling. */
const stems = anyOf(`
  janu janv janei jann stycz enero genna febr febu fevr fever marc marz martie april aprile abril avril
  juni junho juli julho juill giugn lugli august agost agust aug[uo]s septe setem settem sentyab eylul
  octo octu okto outub ottob oktya novem noviem decem desem dezem dicie dicem
  subat haziran temmuz kwiet czerw wrze wrzes pazdz listop grudn
  январ феврал март апрел июн июл август сентяб октяб нояб декаб
  січ лют берез квіт трав черв лип серп верес жовт листоп груд
  มกรา กุมภา มีนา เมษา พฤษภา มิถุนา กรกฎา สิงหา กันยา ตุลา พฤศจิกา ธันวา
  يناير فبراير مارس ابريل مايو يونيو يوليو اغسطس سبتمبر اكتوبر نوفمبر ديسمبر
`);

/** Thai months in Latin letters. */
const thai = anyOf(
  'mokk?arakh?om kum(?:ph?a)+ph?an min[ae]+kh?om mes[ae]+yon ph?ruetsaph?akh?om mithunayon kar[ae]kadakh?om karakkadakhom singh?akh?om kanyayon tulakh?om ph?ruetsach?ikayon th?anwakh?om',
);
const hijri = anyOf(
  'muharram safar rabi rajab shaban ramadan ramazan ramzan shawwal shawal dhul zul jumada jumad',
);
const persian = anyOf(
  'farvardin ordibehesht khordad tir mordad shahrivar mehr aban azar dey bahman esfand',
);

export const month = `(?:(?:${whole})\\.?|(?:${stems})\\p{L}{0,6}|thang \\d{1,2})(?!\\p{L})`;
export const thaiMonth = `(?:${thai})`;
export const hijriMonth = `(?:${hijri})\\p{L}{0,4}(?:[ -](?:al|ul|i|as|us)?[ -]?\\p{L}{2,8})?`;
export const persianMonth = `(?:${persian})`;
