/** What an adult who wants to harm a child asks, offers and says, one step at a time. */
export type Concept =
  | 'age'
  | 'alone'
  | 'secret'
  | 'photo'
  | 'body and clothes'
  | 'another channel'
  | 'gift'
  | 'meeting'
  | 'place'
  | 'trust'
  | 'control'
  | 'night';

/** How much a concept counts: what children also say among themselves counts less. */
export const weights: Readonly<Record<Concept, number>> = {
  age: 1,
  alone: 2,
  secret: 2,
  photo: 2,
  'body and clothes': 2,
  'another channel': 1.5,
  gift: 1,
  meeting: 2,
  place: 1,
  trust: 1,
  control: 2,
  night: 2,
};

/** One pattern of several, each at the beginning of a word. */
const anyOf = (...parts: string[]): RegExp =>
  new RegExp(`(?<![\\p{Script=Latin}\\p{Script=Cyrillic}])(?:${parts.join('|')})`, 'u');
const goods =
  '(?:presents?|gifts?|surprise|lingos|robux|v ?bucks|skins?|sweets?|money|phone|teddy|toys?|shoes|game|chocolate|puppy|kitten|bike|dress)';
/** Not about photos of the child. */
const notOfChild =
  '(?! (?:of )?(?:your|the|a|my|his|her) (?:[^ .?]{2,8} )?(?:cat|dog|pet|drawing|frog|poem|castle|picture|story|avatar|school|city)s?\\b)';

/** What each concept sounds like, in the text as spoken or folded. */
export const conceptPatterns: Readonly<Record<Concept, RegExp>> = {
  age: anyOf(
    'how old (?:are|r|is) (?:you|u)\\b',
    'old are (?:you|u)\\b',
    'how old do you think i am\\b',
    'how many years (?:do )?you\\b',
    '(?:you (?:are|seem|sound|look)(?: [^ .?]{1,6}){0,2} (?:older|mature|grown up|clever for|big girl|big boy))',
    '(?:kids|children|girls|boys) (?:of )?your age\\b',
    'for your age\\b',
    'age is (?:just|only) a number',
    'you (?:will )?become a (?:woman|man)',
    'i am (?:1[5-9]|[2-6]\\d)\\b',
    'i am older\\b',
    'she was 1\\d\\b',
    'a bit more',
    'are you single|single \\?',
    'boyfriend|girlfriend',
    'kac yas',
    'nece yas',
    'скольк',
    'skolko (?:tebe )?let',
    'cuantos anos',
    'quel age',
    'อายุ',
    '几岁|多大',
  ),
  alone: anyOf(
    '(?:are |r )?(?:you|u)(?: (?:are|now|at|in|home|all|there))* alone\\b(?! in your)',
    'alone or with\\b',
    '(?:were|was|are) you (?:all )?alone\\b',
    'home alone \\?',
    'when (?:you are|are you) (?:at )?(?:home )?alone',
    '(?:by yourself|on your own)\\b',
    'your (?:mum|dad|parents|mom|brother|family)(?: (?:is|are|now))? (?:at )?(?:home|work|out|away|asleep|sleeping|shop)\\b',
    '(?:is|are|when is|when are|where (?:is|are)) (?:your|you) (?:mum|dad|parents|mom)\\b(?! (?:a |from|called|nice|name|favourite|like))',
    'and (?:your|you) (?:mum|dad)\\b(?= [.?]|$)',
    'lock on your door|close it and call',
    '(?:your|you have) own room\\b|have your own room',
    'walk (?:home )?alone|open the door alone',
    'yalniz|tek basina|evde tek|teksen',
    'ты дома|одна дома|один дома|дома одн',
    'sol[ao] en casa|estas sol',
    'seule? a la maison|tu es seul',
    'คนเดียว',
    '一个人在家|一个人吗',
  ),
  secret: anyOf(
    'wont show anyone|will not show any|she (?:does not|do not) need to know',
    'only for (?:me|us)\\b',
    'our (?:time|secret)\\b',
    'keep (?:this |it )?(?:quiet|between|secret)',
    'it is secret|be secret|is a secret|be our secret',
    'just asking',
    'private stuff',
    'nobody (?:else )?(?:must|will|should|can|comes|sees)(?: know)?',
    'best friends have no secrets',
    'not for grown ?ups',
    '(?:do not|not|never|dont) (?:tell|say|show)\\b(?! (?:my|the end|me|her she|the answer|[^ .?]{2,10} about (?:the|her|his|my|our) (?:cake|present|gift|party|surprise)))',
    'delete this',
    'kimseye|heckime|hec kim',
    'не говори|никому',
    'no le digas|no se lo digas|no digas',
    'ne (?:le )?dis (?:rien|pas)|ne dis',
    'อย่าบอก',
    '别告诉|不要告诉',
  ),
  photo: anyOf(
    `(?:send|show|give|take|make|post)(?: (?:me|us|a|the|your|you|one|some|little|just|real|please|now|in|of|first))*(?: (?:photos?|selfies?|foto|face|video|room)\\b)${notOfChild}`,
    `(?:photos?|selfie|foto)\\b(?= (?:please|first|is enough|in|without|of you|$|[.?]))(?<!took a photo|book|draw a photo)`,
    '(?:want to|can i|let me|to) see (?:a (?:real )?photo|more of you|you|it|your)\\b(?! (?:dog|cat|avatar|drawing))',
    'show me (?:in a video|something|your face|your room|in the|and)|and show me|to show you something',
    'need (?:some )?photos|promised me a photo|make photos|your photo|you in shorts',
    'camera\\b(?! in (?:the )?lesson)(?<!at the camera)',
    'video ?call|make video|a video\\b|headphones',
    'mirror',
    'films kids|you could be famous|models?\\b(?= [.]|$| you| and)',
    'fotografini|resmini at|foto at',
    'sekilini gonder|seklini',
    'пришли фото|скинь фото|фотку',
    'mandame (?:una )?foto|envia(?:me)? (?:una )?foto',
    'envoie (?:une |moi )?(?:une )?photo',
    'ส่งรูป|ถ่ายรูป',
    '发(?:张)?照片|照片给我',
  ),
  'body and clothes': anyOf(
    'what (?:do|are|r) (?:you|u) (?:wear(?:ing)?|have on)\\b(?! to (?:school|the))',
    '(?:what )?(?:you|u) wear(?:ing)?\\b(?! to (?:school|the))',
    'your (?:[^ .?]{2,8} )?(?:body|legs|swimsuit|skirt|pyjamas|underwear|lips|shorts|jacket)\\b',
    'in (?:your|summer) (?:dress|clothes|pyjamas)|in your dress',
    'without (?:your )?(?:jacket|clothes|shirt)',
    'take off\\b|long legs|measure and|how tall are you|how looks your|look like in real|do you look like\\b',
    'are you (?:slim|ticklish|pretty|sexy|thin)',
    '(?:you|u) (?:are|look|r)(?: (?:so|very|really|a|too))* (?:pretty|beautiful|cute|sexy|sweet|sweeter|hot|nice girl|lovely)\\b',
    'you have (?:beautiful|pretty|nice|lovely) (?:eyes|hair|face|legs)',
    '(?:hug|kiss|kissed|hold) (?:you|u)\\b|ever kissed|kiss somebody',
    'hello (?:princess|beautiful|sweetie|baby|honey|darling)',
    'do you (?:ever )?swim\\b',
    'dance\\b(?= \\?|$| for me)',
  ),
  'another channel': anyOf(
    'another app|other app|different app|in another|somewhere else|better there',
    'call me\\b|call later|lets call|let us call|call you',
    'my number\\b|your number\\b|have (?:a )?phone \\?|do you have a phone',
    'is slow\\b|here they (?:read|check)|they check here|read (?:this|everything)',
    'talk on|come in|add me',
  ),
  gift: anyOf(
    `i (?:(?:can|could|will|would|have|got|get|give|buy|bought|send|bring|sent|gave|am going to|a|give gifts) ){1,4}(?:you |for you )?(?:a |an |some |many |free |new |\\d+ |big |little )*(?:[^ .?]{2,8} )?${goods}`,
    `(?:here is|have) (?:a |\\d+ )?${goods} for you|gift for you|${goods} for (?:you|photo|foto)\\b`,
    'i (?:can |will )?(?:buy|bring|send|get|give) you\\b',
    'gave you gifts|owe me|earn money|for free|pocket money|send you some',
    'do you like (?:sweets|gifts|presents)|you like gifts',
    'secret santa',
    'it is (?:a )?surprise\\b',
  ),
  meeting: anyOf(
    '(?:come|go) (?:to|with) me\\b|come take|take you with|visit you|meet me|like to meet|special ones meet',
    'i live near|wait for you|in your (?:city|town|street)|our city',
    'eat ice cream|only us|just us',
    'have a car|in my car|live with me',
    'i (?:can |will |could )?(?:come|visit)\\b(?= (?:and|to|you|there)|$| [.?])',
    'see you on saturday|on saturday$',
    'find a place',
  ),
  place: anyOf(
    'where (?:do )?(?:you|u) (?:live|play)\\b',
    'where is your (?:house|home|flat)|which (?:street|road|way|floor|city)\\b',
    'your address|where you live',
    'what school (?:do|are|r)|which school|when do you finish|what time do you|do you get home',
    'nerede otur|harada yasayirsan|где ты жив|donde vives|ou habites|你住哪',
  ),
  trust: anyOf(
    'only you (?:understand|know)|only (?:one|friend)\\b|the only one',
    'you can (?:tell|talk to|say)(?: to)? me|tell me (?:everything|about)|talk (?:only )?to me|talk (?:about|with) (?:me|anything)',
    'not like the others|special\\b|my favourite\\b(?! (?:colour|food|game|app|animal|subject|song|book))',
    '(?:you )?trust me|can trust|you trust',
    'i (?:will |would )?(?:understand|love|like) you\\b(?! too| name)|like you (?:very much|more)|dream of you|i do\\b(?= [.]|$)',
    'good girl|good boy|princess|you are (?:so )?clever|i am (?:a )?good man|do not be afraid|dont be afraid',
    'friends share|best friends forever|best friends have|you promised|promise\\b|i would (?:never|stay)',
    'i lose you|i am sad now|i feel sad|nobody likes me|poor you|be fair|do something for me|so be fair|will you be my',
    'do you like your mum|do you like me|you like me|like you\\b(?= [.?]|$)',
  ),
  control: anyOf(
    'did you tell|do(?:es)? (?:your|you) (?:mum|parents|mom|dad)(?: [^ .?]{1,6}){0,1} (?:look|read|check|know|see)',
    'do not talk with|dont talk with|they do not care|are not nice to you|is mean to you|does not let|doesnt let',
    'too strict|would say no|say no so|take it away|do not ask\\b|dont ask\\b|ask your mum|live with your (?:mum|dad)',
    'your password|truth or dare|dare \\.|did you do what i said|keep quiet|can you keep',
    'mum says no|do not say why|dont say why|lets not ask|let us not ask|do you live with',
  ),
  night: anyOf(
    'when (?:everybody|everyone|they|your parents|all|ur parents)(?: (?:is|are))? (?:sleeps?|asleep|sleeping)',
    'at night|stay up|it is late|under the blanket|dark in your room|are you in bed|when you sleep',
    'are asleep|headphones',
  ),
};
