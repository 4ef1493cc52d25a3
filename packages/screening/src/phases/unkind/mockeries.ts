import type { Rule } from '../../read/reading.ts';
import { body, filler, hurtful, inDisguise, ruleOf, strong } from './words.ts';

const mockery = ruleOf('mockery');
const skill =
  '(?:english|spelling|writing|grammar|accent|pronunciation|drawing|picture|photo|work|homework)';
const language = '(?:english|spelling|writing|grammar|accent|pronunciation)';
const skills =
  '(?:spell|write|read|speak|talk|count|draw|know (?:english|how to (?:spell|write|read|speak)))\\b';
const poorOfCountry =
  '(?:bad|poor|terrible|awful|horrible|ugly|stupid|weak|a joke|the worst|worst|disgusting|crap|shit|rubbish|trash|dirty|boring|dangerous|lame|evil)';
const poorly =
  '(?:bad|poor|terrible|awful|horrible|funny|ugly|weird|silly|ridiculous|stupid|wrong|weak|a joke|the worst|worst|strange|disgusting|crap|shit|rubbish|trash|dirty|small|boring|dangerous|lame)';

/** Mockery of English, work, country, name and looks. */
export const mockeries: readonly Rule[] = [
  mockery(
    "Mocks the reader's English or work",
    `\\byour (?:${skill} (?:is|are|sounds?|looks?) ${filler}(?!funny\\b)${poorly}|${language} (?:is|are|sounds?|looks?) ${filler}funny)\\b`,
  ),
  mockery(
    'Calls what the reader made funny',
    `\\byour ${skill} (?:is|are|looks?) ${filler}funny\\b`,
    1,
  ),
  mockery(
    "Mocks the reader's English or work",
    `\\byour ${filler}(?:bad|terrible|awful|horrible|poor|stupid|funny|ugly) ${skill}\\b`,
  ),
  mockery(
    "Mocks the reader's English",
    `\\byou (?:can not|do not|not)(?:(?: (?:even|really))+ ${skills}| ${skills}(?! (?:it|this|that|with (?:it|a|your)|on (?:it|the)|here)\\b))(?! (?:russian|turkish|french|spanish|thai|chinese|about|because|to me))|\\blearn (?:to (?:spell|write|speak|read)|english)(?: (?:first|before|properly))\\b|\\byour english sucks\\b`,
  ),
  mockery(
    'Mocks how the reader writes or talks',
    `\\byou (?:talk|speak|write|walk|run|draw|sing|dance|read|cry|play|look|sound|act|behave|smell) like (?:a |an |my )(?:[^ .?]{1,12} )?(?:baby|babies|girl|grader|robot|monkey|grandma|grandmother|grandpa|old (?:man|woman)|dog|pig|donkey|cow|clown|child|kid|kindergarten|idiot|duck|beggar|alien|frog)\\b(?! ${inDisguise})(?![^.?]{0,12} (?:nice|beautiful|cool|great|amazing|lovely)\\b)`,
  ),
  mockery(
    "Mocks the reader's country",
    `\\b(?:your|you) (?:country|people|city|town|village|language|religion|god|flag|food|school|culture|nation) (?:is|are|looks?|sounds?|smells?|stinks?) ${filler}${poorOfCountry}(?: and [^ .?]{2,12})?`,
  ),
  mockery(
    "Mocks the reader's country",
    `\\b(?:people|everyone|everybody|kids|children|girls|boys|all) (?:from|in|of) (?:your|you) (?:country|city|town|village|school|class) (?:is|are|look|smell) ${filler}(?:${hurtful}|terrorists|poor|liars)\\b`,
  ),
  mockery(
    "Mocks the reader's country",
    '\\b(?:my|our) (?:country|people|city|language|religion|school|family|house) (?:is|are) (?:much |way |so much |far |a lot )?better than (?:your|you|yours)(?: [^ .?]{2,10})?',
  ),
  mockery(
    'Mocks a country',
    `\\b(?:all |every )?(?:russians|turks|americans|french|spaniards|thais|chinese|azerbaijanis|mexicans|arabs|muslims|christians|jews|armenians|ukrainians|gypsies|africans|asians|indians|germans|blacks|foreigners)(?: people)? (?:(?:are|is) ${filler}(?:${hurtful}|enemies|thieves|terrorists)|smell|eat dogs)\\b`,
  ),
  mockery(
    'Mocks a country',
    `\\b(?:stupid|dumb|ugly|dirty|bad|smelly|disgusting|crazy|poor|idiot) (?:russian|turkish|american|french|spanish|thai|chinese|azerbaijani|british|english|mexican|arab|muslim|christian|jewish|armenian|ukrainian|african|asian|indian|german|black|foreign)s?(?: (?:people|person|kids?|boys?|girls?|man|men|child|children))\\b`,
  ),
  mockery(
    'Mocks people of a place',
    `\\b(?:people|everyone|kids|children|girls|boys) (?:from|in|of) (?:there|(?:that|this|your|you) (?:country|city|town|place|village)|[a-z]{4,15}) (?:is|are|look|smell) ${filler}(?:${strong}|dirty|bad people)\\b`,
  ),
  mockery(
    "Mocks the reader's family",
    '\\byour (?:mum|dad|parents|family|grandma|grandpa) (?:is|are) (?:only|just) (?:a |an )(?:cleaner|driver|farmer|cook|waiter|waitress|worker|seller|beggar|nobody|loser|servant|guard|taxi driver|bus driver)\\b',
  ),
  mockery(
    "Mocks the reader's country",
    '\\b(?:people|kids|children|everyone) (?:in|from|of) your (?:country|city|town|village)(?: [^ .?]{1,10}){0,2} (?:live in (?:tents|caves|trees|huts)|eat (?:dogs|cats|rats|bugs|insects|garbage)|have no (?:cars|phones|food|toilets|shoes|internet)|do not wash)\\b|\\byou(?: all| people)? eat (?:dogs|cats|rats|bugs)\\b',
  ),
  mockery(
    "Mocks the reader's English",
    '\\byou (?:do not|not|can not)(?: even)? (?:know|remember) (?:even )?(?:the )?(?:alphabet|abc|how to (?:count|hold)|simple words?|one word|any english)\\b|\\byou(?: have)? (?:learn|learned|study|studied|been learning) english\\b[^.?]{0,25}\\b(?:and|but) (?:you )?(?:are )?still (?:so |very )?(?:bad|can not|know nothing)\\b',
  ),
  mockery(
    "Mocks the reader's name",
    `\\b(?:your|you) (?:sur|last |family )?name (?:is|sounds?|looks?) (?:like )?${filler}(?!funny\\b)(?:${poorly}|a joke|like a [^ .?]{2,10})\\b`,
  ),
  mockery(
    "Calls the reader's name funny",
    `\\b(?:your|you) (?:sur|last |family )?name (?:is|sounds?) ${filler}funny\\b`,
    1,
  ),
  mockery(
    "Mocks the reader's looks",
    `\\bwhy (?:is|are|do|does) (?:your|you) (?:[^ .?]{2,10} )?(?:so |such |like )?(?<mark>(?:${body} )?${filler}(?:ugly|fat|stupid|dumb|weird|small|black|yellow|dirty|poor|short|skinny|smelly|bad|dark|big|strange|slow|old))\\b(?= [.?]|$| (?:it|its|and|lol|haha|like|you)\\b)`,
  ),
  mockery(
    "Mocks the reader's looks",
    `\\b(?:lol|haha|hahaha|ha ha|omg|ew|eww|yuck) (?<mark>look at (?:your|you)(?: ${body})?|(?:your|you) ${body})\\b`,
  ),
  mockery(
    'Laughs at the reader',
    `\\b(?:i am|we are|we all|everyone is|everybody is|i)(?: (?:all|just|still))? (?:laughing|laugh|laughed) at you\\b|\\byou are (?:such )?a (?:joke|clown|shame|disgrace|failure|mistake|nobody|zero)\\b(?! (?:there|${inDisguise}|for halloween))|\\byou (?:play|dance|sing|draw|run|swim) (?:so |very )?(?:bad|badly|terrible|terribly|awful)\\b|\\bshame on you\\b`,
  ),
];
