import type { Rule } from '../../read/reading.ts';
import { ruleOf } from './words.ts';

const threat = ruleOf('threat');
const will =
  '(?:will|am going to|want to|am gonna|shall|would like to|can|could|would|are going to|is going to)';
/** Threats, and wishes that the reader gets hurt. */
export const threats: readonly Rule[] = [
  threat(
    'A threat',
    `\\b(?:i|we|he|they|my (?:big |older )?(?:brother|dad|friends?|cousin|dog)) ${will} (?:(?:really|just|come and|come to|find you and|so|find|come|all) ){0,2}(?<mark>(?:kill|hit|punch|kick|beat|slap|hurt|stab|shoot|destroy|smash|murder|burn|choke|strangle|attack|crush|harm|end|break)(?: up)? (?:you\\b|your (?:face|head|nose|neck|arms?|legs?|family|house|teeth|bones?|mum|dad))(?: up)?)(?! (?:in (?:the |this |minecraft|roblox|chess|football|a )?(?:game|match|race|chess|minecraft|roblox|football|fortnite|quiz)|at (?:chess|football|the game)|a ball|with a (?:pillow|snowball)))`,
  ),
  threat(
    'A threat',
    `\\b(?:i|we) ${will} (?<mark>(?:find|get|catch|hunt) you(?: and [^ .?]{1,12} you)?)(?= (?:and|at|after|tomorrow|one day|soon)\\b|$| [.])(?! (?:a|the|some))`,
  ),
  threat(
    'Tells the reader to harm itself',
    '\\b(?:go |just |please |you should |should |why do not you )?(?:kill|hang|hurt|cut|drown) yourself\\b',
    3,
  ),
  threat(
    'Wishes the reader dead',
    '(?<=^|[.?] |\\b(?:just|please|you|should|hey) )(?:go (?:and )?die|die in a [^ .?]{2,10}|drop dead(?! gorgeous))\\b|\\bi (?:hope|wish) you (?:would |will |should )?(?:die|dead|were dead|get hurt|get sick)\\b|\\byou (?:should|must|will|deserve to|need to|are going to) (?:die|be dead)\\b',
    3,
  ),
  threat(
    'A threat',
    '\\byou (?:will|are going to|gonna) (?:be (?:so |very )?sorry|regret (?:it|this)|pay for (?:it|this)|see what happens|cry)\\b|\\bwatch your (?:back|mouth|step)\\b|\\bwait and see what i\\b|\\byou are (?:dead|finished|so dead|dead meat)\\b(?! (?:in the game|tired))',
  ),
  threat(
    'A threat',
    '\\byou (?:had )?better be (?:scared|afraid)\\b|\\bwe (?:are|will be) waiting for you (?:after school|outside|at school|behind|to (?:fight|beat|hit))\\b|\\b(?:i|we) (?:will|am going to|are going to) (?:put|stick|use) (?:a |the |my )?(?:knife|gun|stick|stone) (?:in|into|on|to|at|against) you\\b|\\btake you to (?:prison|jail|the police)\\b',
  ),
  threat(
    'A threat',
    `\\b(?:i|we) ${will} (?<mark>make you (?:cry|suffer|bleed|regret|pay|hurt))\\b(?! (?:laugh|happy|with|from laugh))`,
  ),
  threat(
    'A threat',
    '\\bi know where (?:do )?you live\\b|\\bi am (?:watching|coming for|outside your|behind) you\\b|\\bi will come for you\\b',
  ),
  threat(
    'A threat to tell what was told in confidence',
    '\\bif you (?:do not|do|tell|not|say|leave|will not|block)[^.?]{0,40}? i (?:(?:will|am going to) (?=[a-z])|(?=tell (?:everyone|all|the (?:whole )?class|your|the teacher)\\b))(?<mark>(?:tell|show|post|send|hit|kill|hurt|hack|report|block|hate|find|come)(?: [^ .?]{1,12}){1,4})|\\bi (?:will|am going to|can) (?:tell|show) (?:everyone|everybody|all)(?: [^ .?]{1,10}){0,2} (?:secrets?|photos?|about you)\\b',
  ),
  threat(
    'A threat',
    '\\bi (?:will|am going to|can|could) (?:hack|steal|ban|delete) (?:you\\b|your (?:account|lingos|password|things|phone|computer|avatar))|\\bor i will (?:kill|hit|hurt|beat|tell|hate|slap|punch|never)\\b|\\bor else\\b(?= [.?]|$)',
  ),
];
