import { makeRule, type Rule } from '../../read/reading.ts';

const rule = makeRule.bind(null, 'school', 2);

const byNumber = 'A school by its number';
/** Schools by their numbers. */
export const numbered: readonly Rule[] = [
  rule(
    byNumber,
    '\\b(?:(?:music|art|sports?|primary|secondary|middle|high|language) )?(?:school|gymnasium|gimnazia|lyceum|lycee|lisey|mekteb|shkola|kindergarten) (?:is )?(?:(?:number|no|nr|n) )?(?:\\. )?\\d{1,4}[a-z]?(?! (?:(?:\\. )?\\d+ (?:\\. )?\\d|days|times|hours|years|children|pupils|girls|boys|teachers|o))\\b',
  ),
  rule(
    byNumber,
    '\\b(?:number|no) (?:\\. )?\\d{1,4} (?:[a-z]{3,12} ){0,2}(?:school|lyceum|gymnasium|kindergarten)\\b',
  ),
  rule(
    byNumber,
    '(?<=^| )(?:школ[аеуы]|гимнази[яию]|лице[йея]|мектеб[еа]?) (?:номер |no |№ ?)?\\d{1,4}(?= |$)',
  ),
  rule(
    byNumber,
    '\\b(?:(?:music|art|sports?|primary|secondary|middle|high|language) )?school (?:number|no|nr) (?:is )?\\d{1,4}\\b',
  ),
  rule(byNumber, '\\b\\d{1,4} (?:numbered|nomreli|sayli) (?:school|mekteb)\\b'),
  rule(
    byNumber,
    '\\b(?:ps|(?<=^)is|okul|mekteb|escuela|colegio|ecole|lycee|lyceum|gymnasium|gimnazia) (?:no |number |numero )?\\d{1,4}(?= [.?]|$| (?:kid|represent|is|and|here)\\b)(?<!(?:it|he|she|age|bus|number|that|there|one|what|today|this|my [^ .?]{2,12}|and) is \\d{1,4})',
  ),
  rule(
    byNumber,
    '\\b(?:in|to|at|of|from) (?:the )?(?<mark>\\d{1,4}(?:st|nd|rd|th)? school(?= [.?]|$| (?:\\d|(?:in|and|of|with|here|near|named|called|but|because|so|it|i|we)\\b))(?: of [^ .?]{3,20})?)(?= |$)',
  ),
  rule(
    byNumber,
    '\\b(?:in|to|at|from|the|attend) (?<mark>p (?:\\. )?s (?:\\. )?\\d{1,3})\\b(?! days)',
  ),
  rule(byNumber, '\\b(?:(?:study|learn|am) in|of|in) (?<mark>\\d{1,4} numbered school)\\b'),
];
