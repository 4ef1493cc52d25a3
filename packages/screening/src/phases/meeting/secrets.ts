import { makeRule, type Rule } from '../../read/reading.ts';

const secret = makeRule.bind(null, 'secret', 2);

const kin =
  '(?:mum|dad|parents|teachers?|family|brother|sister|grandma|grandpa|friends?|mummy|daddy|class)';
const anyone =
  '(?:anyone|any one|any1|anybody|no one|nobody|no body|others?|other people|adults?|grown ups?|mods?|moderators?|reviewers?|admins?|the domino people|somebody|someone|a soul|people|them|him|her)';
const grownUp = `(?:(?:your|you|the|a|my|any|our) )?(?:${kin}|${anyone})`;
const not =
  '(?:do not|not|never|no|no need to|please do not|you do not have to|you must not|can not|should not|without|stop|will not|you will not|nobody|promise not to|promise me not to|swear not to|wont)';
const this_ =
  '(?:(?:this|it|that|about|to|me|us|our (?:chat|secret|friendship|letters?|meeting|plan)|the chat|anything|everything|them|what (?:we|i) (?:write|said|say|do|talk)|a word|my (?:letters?|messages?|photos?)|of|with|these|let|the|messages?|i wrote) ){0,4}';
const harmless =
  '(?! (?:about (?:the|her|his|my|our) (?:present|gift|party|surprise|cake|birthday|end|film|homework)|your password|the (?:answer|end|score)|how the (?:book|film)|off|lies|she likes|he likes))';

/** What nobody may hear of, not what somebody learns at school: `nobody must ever learn`, `learn that we chat`. */
const learn =
  '(?:learn(?= (?:about|of|it|this|that|we|i|you|our)\\b)|(?<=\\b(?:(?:nobody|no one|no body|no adults?|no grown ups?) (?:must|may|should)(?: ever)?|(?:must|may|should) (?:not|never)(?: ever)?) )learn(?= [.?]|$))';

/** Requests for secrecy, in the words of children, of learners and of adults who pressure them. */
export const secretsInShort: readonly Rule[] = [
  secret(
    'Asks to keep something from others',
    `(?<!\\b(?:i|we|he|she|they|who|friends|always) (?:do |can |will |should )?)(?<!\\bdoes )\\b(?!(?<=\\bsurprise(?! for you) [^.?]{0,30})${not} (?:tell|say|show) (?:to )?(?:my|our)\\b)${not} (?:tell|say|show|mention|speak|talk|write|let|snitch|give|send|read)(?:ing)? ${this_}(?:(?:to|with|about|any|on) )?${grownUp}\\b(?: (?:see|know|find out|read|hear))?(?: (?:about|that) (?:me|us|this|it|what[^.?]{3,15}|everything))?(?: everything)?${harmless}`,
  ),
  secret(
    'Asks to keep something from others',
    `(?<=^|[.?] |\\b(?:please|ok|so|and|pls|but|ssh|shh) )(?<mark>(?:say|tell|speak|show|write) not(?: (?:to|with|it|about))* ${grownUp}(?: about (?:me|us|it|this))?)|\\b(?:do not|dont|no) (?:snitch|tell on me|rat (?:me )?out|grass)(?:ing)?\\b(?: (?:on me|to [^ .?]{2,10}))?`,
  ),
  secret(
    'Asks to keep a secret',
    '\\b(?:it |this |that )?(?:is|will be|can be|must be|must stay|stays?|should be|be|has to be|shall be|remain|keep|have|lets have|make)?(?: (?:a|our|as|own|have))* ?(?:our|us|we) (?:(?:own|little|big|special|private|sweet|lil|small) ){0,3}secrets?\\b(?! (?:garden|place|club|base|code|language|door|recipe|agent|santa|game|handshake|den|weapon|passage))|\\bsecrets? (?:of|for|between|to) (?:us|you and me|me and you|our)\\b|\\bit is (?:a )?secret (?:of|for|between) us\\b',
  ),
  secret(
    'Asks to keep a secret',
    '\\bkeep (?:(?:it|this|that|my|our|us|everything|the chat) ){0,2}(?:as )?(?:(?:a|the|our|this) )?(?:secret(?! (?:recipe|ingredient|diary|garden|place|base|code|language|door|handshake|den|club|agent|santa|passage|weapon|trick|stash))|private|quiet|hidden|between(?! the)|on the (?:low|down low|dl)|to yourself|for (?:you|us) only)\\b(?: (?:between )?(?:us|ourselves|you and me|ok))?|\\b(?:just|only|stays?|remain|this|that|it|keep it) (?:(?:between|for|with) )(?:us|ourselves|you and me|me and you|you n me|the two of us)\\b(?! (?:dancers|kids|girls|all))|\\bbetween (?:us|you and me|you n me|me and you|ourselves)\\b(?: (?:two|only))?(?! (?:and (?:the|them)|there|is the sea))|\\bonly you and me know\\b|\\bit stays (?:with us|here)\\b|\\bthis stays (?:here|between|with)\\b|\\bso keep quiet\\b|\\bkeep quiet\\b(?= (?:about|and)|[^.?]{0,3}$)',
  ),
  secret(
    'Asks that nobody knows',
    `\\b(?:nobody|no one|no body|no adults?|no grown ups?|${grownUp}) (?:(?:else|must|should|can|could|may|will|has to|have to|needs to|need to|knows|not|never|ever|do|does|did|no|to|would|is allowed to|are allowed to) ){1,4}(?:know|no|see|find out|find|read|hear|${learn}|see this|understand|notice)\\b(?! me(?= [.?]|$))(?: (?:about|of|it|this|that|us|our|me|the chat|from me|friendship|out))*(?! (?:how|the (?:answer|treasure|way)|what|where|why|me|my|in story|anything about))`,
  ),
  secret(
    'Asks that nobody knows',
    '(?<=^|[.?] |\\b(?:ok|shh|and|so|us) )(?<mark>no (?:adults|grown ups|parents|teachers|mums?))(?= [.?]|$| (?:please|here|in))|(?<=^|[.?] )(?<mark>nobody knows)(?= [.?]|$| (?:about|us|and)\\b)|\\b(?:make sure|be sure)(?: that)? (?:nobody|no one|your [^ .?]{2,8})(?: [^ .?]{2,6}){0,1} (?:sees?|knows?|hears?|reads?|finds?)[^.?]{0,20}|\\bso (?:that )?(?:they|nobody|no one|the (?:adults|reviewers|mods|grown ups)|your [^ .?]{2,8}) (?:can not|do not|not|does not|will not|cannot|can)(?: (?:see|read|know|notice|hear|get|find))[^.?]{0,12}|\\b(?:adults|grown ups|parents|mods|they|reviewers)(?: (?:must|should|can|do|will))? not (?:see|read|get|notice) (?:it|this|us)\\b',
  ),
  secret(
    'Asks to delete what was written',
    '\\b(?:delete|erase|remove|clear|wipe|destroy) (?:(?:this|the|our|my|all|these|your|it|that|everything|of) ){1,3}(?:messages?|chats?|text|letters?|conversation|history|posts?|after|later|please|now|when[^.?]{3,20}|when you finish|writing|photos?)?(?= [.?]|$| (?:after|when|please|now|later|ok|so|and)\\b)(?! (?:level|word|sentence|mistake|file))(?: (?:after|when|please|now|later)[^.?]{0,20})?|\\b(?:delete|erase|clear) (?:this|the|our|chat|this chat|the chat)(?= [.?]|$)',
  ),
  secret(
    'Asks to promise silence',
    '\\b(?:promise|swear|pinky promise|give me your word)(?: (?:me|that|to|you|will|u|not|wont))* ?(?:not|never|will not|wont)(?: (?:to|ever))* (?:tell|say|speak|show|talk|write)\\b[^.?]{0,20}|\\bcan i trust you(?: with[^.?]{0,30})?(?= [.?]|$)|\\bi trust you(?= \\. do not|[^.?]{0,4}do not)|\\b(?:can|could|do) you keep (?:a |my |this )?(?:secrets?|quiet)\\b|\\b(?:good|real|true|best) friends (?:can )?(?:keep (?:quiet|secrets)|do not tell|have no secrets)\\b[^.?]{0,20}|\\b(?:we|you|i|u) (?:will|would|can|could) (?:get|be) in (?:big )?trouble if (?:you|we|they|somebody)(?: [^ .?]{1,8}){1,3}',
  ),
  secret(
    'Asks to lie or to hide something',
    `\\b(?:hide|lie)(?: [^ .?]{1,10}){0,3} (?:from|to) ${grownUp}\\b(?:[^.?]{0,20})|(?<=^|[.?] |\\b(?:ask|asks|and|then|just|please|so) (?:\\. )?)(?<mark>(?:say|tell (?:them|her|him|your [^ .?]{2,8}))(?: that)? (?:you are|i am|it is|you were)(?: [^ .?]{1,8}){1,4})(?= [.?]|$)|\\bif (?:they|she|he|somebody|your [^ .?]{2,8}) asks?\\b[^.?]{0,4} (?:say|tell|you|do not)[^.?]{0,25}|\\bact like you (?:do not|dont) know (?:me|us)\\b|\\b(?:use|write)(?: (?:it|another|a|other|secret|code|different|in))* (?:words?|backwards|code|language|two messages|parts)[^.?]{0,3} so (?:that )?(?:they|the|nobody|no one)[^.?]{3,30}|\\bsplit it(?: [^ .?]{1,8}){1,4} so (?:that )?they[^.?]{3,20}`,
  ),
  secret(
    'Turns the child against its family',
    '\\b(?:your )?(?:mum|dad|parents|family|teachers?|friends|they|grown ups|adults)(?: (?:would|will|do|does|can|could|always|just))*(?: not)? (?:understand|be jealous|be angry|stop us|spoil|ruin|forbid|take (?:it|you|me) away|be mad)\\b(?: (?:of|about))?(?: (?:our|us|things?|this|you|friendship|it|everything))*(?<=not understand[^.?]{0,30}|jealous[^.?]{0,12}|angry|stop us|spoil[^.?]{0,20}|ruin[^.?]{0,20}|forbid[^.?]{0,10}|away|mad)(?<=(?:us|friendship|you|jealous|things?|jealous of us|it|away))(?! english)|\\b(?:mature|old|big|clever|smart|grown up) enough to (?:keep|have|know|understand|not tell)[^.?]{0,20}|\\bthis (?:chat|group|game|talk|is) (?:is )?(?:just|only) for us\\b(?! (?:dancers|kids|girls|boys|all))',
  ),
];
