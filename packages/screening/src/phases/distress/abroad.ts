import { fold } from '../../fold/fold.ts';
import { matchesOf } from '../../read/matches.ts';
import { foundInFolded, type Reading } from '../../read/reading.ts';
import type { Found } from '../../types.ts';

type Call = readonly [explanation: string, severity: 2 | 3, patterns: readonly string[]];

const lines = (patterns: string): string[] => patterns.trim().split(/\s*\n\s*/);

/** Calls for help in the home languages, as written in letters without accents and in Latin letters. */
const calls: readonly Call[] = [
  [
    'A wish to die, in another language',
    3,
    lines(`
      (?:quiero|quisiera|me quiero|deseo) (?:morir|morirme|matarme|estar muert[oa]|suicidarme|desaparecer)
      no quiero (?:vivir|seguir viviendo|existir)
      (?:je veux|je voudrais|j'ai envie de|je vais) (?:mourir|me tuer|disparaitre|me suicider)
      je (?:ne )?veux (?:plus|pas) vivre
      (?:olmek|intihar etmek|kendimi oldurmek|yok olmak) (?:istiyorum|isterim|istiyom)
      yasamak istemiyorum
      (?:olmek|ozumu oldurmek|yox olmaq) (?:isteyirem|isteyirəm|istəyirəm)
      yasamaq istemirem
      хочу (?:умереть|сдохнуть|исчезнуть|убить себя)
      не хочу (?:больше )?жить
      (?:khochu|hochu|xochu) (?:umeret|umirat|sdohnut|ischeznut)
      ne (?:khochu|hochu|xochu) (?:bolshe )?zhit
      อยากตาย|ไม่อยากอยู่แล้ว|ฆ่าตัวตาย
      yak tai|mai yak yu laeo
      想死|不想活|自杀|想消失
      wo (?:xiang|yao) si|bu xiang huo
    `),
  ],
  [
    'Hurts itself, in another language',
    3,
    lines(`
      me corto(?: los brazos| las venas| la piel)?|me hago dano
      je me (?:coupe|fais du mal|scarifie|blesse)
      kendimi (?:kesiyorum|kestim|yaraliyorum)|kendime zarar
      ozumu (?:kesirem|yaralayiram)|ozume xesaret
      (?:режу|порезала|порезал) (?:себя|руки|вены)|rezhu (?:sebya|ruki|veny)
      กรีดแขน|ทำร้ายตัวเอง
      割腕|割自己|伤害自己
    `),
  ],
  [
    'Somebody hurts the child, in another language',
    3,
    lines(`
      (?:mi |el )?(?:papa|mama|padre|madre|padrastro|tio|abuelo|hermano|profe|maestro|profesor) (?:siempre )?me (?:pega|golpea|maltrata|grita y me pega|toca|lastima)
      (?:mon |ma )?(?:pere|papa|mere|maman|beau-pere|oncle|tonton|grand-pere|frere|prof|maitre) me (?:frappe|tape|bat|touche|fait mal)
      (?:babam|annem|uvey babam|amcam|dayim|abim|dedem|ogretmenim) (?:beni |bana )?(?:\\S+ )?(?:dovuyor|vuruyor|dokunuyor|dover|vurur|elliyor)
      (?:atam|anam|ogey atam|emim|dayim|qardasim|babam|muellimim) (?:meni |mene )?(?:\\S+ )?(?:doyur|vurur|toxunur|elleyir)
      (?:папа|отец|мама|отчим|дядя|дедушка|брат|учитель|он|сосед) (?:\\S+ )?(?:меня|нас) (?:\\S+ )?(?:бьет|трогает|избивает|лапает|обижает)
      (?:меня|нас) (?:бьет|бьют|трогает|избивает) ?(?:папа|отец|мама|отчим|дядя|дома)?
      (?:papa|mama|otec|otchim|dyadya|brat|ded) menya (?:byet|biet|bet|trogaet|izbivaet)
      (?:พ่อ|แม่|ลุง|อา|ครู|พี่|ตา)(?:ชอบ)?(?:ตี|ทำร้าย|จับ|ลวนลาม)(?:หนู|ผม|ฉัน|เรา)
      (?:爸爸|妈妈|叔叔|老师|哥哥|爷爷|舅舅)(?:总是|经常|每天|会)?(?:打|摸|骂|踢)我
      (?:baba|mama|shushu|laoshi) (?:da|mo) wo
    `),
  ],
  [
    'The child is afraid, in another language',
    2,
    lines(`
      tengo miedo (?:de mi (?:papa|padre|tio|padrastro)|en casa|de ir a casa|de volver a casa)
      j'ai peur (?:de mon (?:pere|oncle|beau-pere)|de rentrer)
      (?:eve gitmeye|babamdan|amcamdan) korkuyorum
      (?:eve getmeye|atamdan|emimden) qorxuram
      боюсь (?:идти домой|папу|отца|отчима|дядю)|boyus (?:idti domoy|papu|otca)
      (?:กลัวพ่อ|กลัวลุง|ไม่กล้ากลับบ้าน)
      怕爸爸|怕叔叔|不敢回家
    `),
  ],
];

const patterns = calls.map(
  ([explanation, severity, all]) =>
    ({
      signal: { code: 'distress', severity, explanation } as const,
      pattern: new RegExp(
        `(?<![a-z])(?<![\\p{Script=Latin}\\p{Script=Cyrillic}])(?:${all.map(one => fold(one).text).join('|')})(?![\\p{Script=Latin}\\p{Script=Cyrillic}])`,
        'gu',
      ),
    }) as const,
);

/** Finds calls for help in the home languages. */
export const distressAbroad = (reading: Reading): Found[] =>
  patterns.flatMap(({ signal, pattern }) =>
    matchesOf(pattern, reading.folded.text).map(match =>
      foundInFolded(reading, signal, match.index, match.index + match[0].length),
    ),
  );
