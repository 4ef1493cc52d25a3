import { makeRule, type Rule } from '../../read/reading.ts';

const meet = (explanation: string, pattern: string, severity: 1 | 2 = 2): Rule =>
  makeRule('meeting', severity, explanation, pattern);

const want =
  '(?:let us|lets|let|can we|could we|shall we|should we|we (?:can|could|should|shall|will|must|may|are going to)|(?:do )?you want(?: to)?|do you wanna|i (?:want|would like|would love|wish|hope)(?: to)?|i can|i could|i will|i may|i am going to|can i|could i|may i|can you|could you|you (?:can|could|may|must|should)|will you|would you (?:like|love)(?: to)?|perhaps we(?: could| can)?|maybe we(?: can| could)?|why do not we|when i come[^.?]{0,20} we(?: will)?|you wanna|want to|we|we should)';
const soft =
  '(?:(?:to|all|both|really|please|just|also|and|go|go and|maybe|one day|finally|at last|together|again|next week|soon) ){0,3}';
const where =
  '(?:(?:at|in|near|behind|by|outside|inside|next to|in front of|under|on|to|close to|over) (?:(?:the|my|your|our|a|big|old|this|that) ){0,2}[^ .?]{2,20})';
const when =
  '(?:tomorrow|today|tonight|now|soon|one day|some day|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend|(?:the )?(?:holidays?|vacation))|(?:at|in|by) (?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine)(?: (?:o.?clock|pm|am))?|after school|next (?:week|month|year|time)|this (?:week|evening|weekend|summer)|in (?:real(?: life)?|person|july|june|august|summer|the holidays|irl)|irl|at last|saturday|sunday|monday|friday|at (?:summer|the weekend|weekend)|really|alone|without anyone|for real|face to face)';
const rest = `(?: ${when}| ${where}| alone| with me| just us| only us| (?:and|where) [^ .?]{2,10} [^ .?]{2,10}){0,3}`;
const online =
  '(?! (?:here|online|(?:in|at) (?:the |our |this )?(?:game|app|chat|level|lobby|academy|class|lesson|next (?:message|lesson))|on digipals|again in|new (?:words?|friends?)|the (?:robinsons|author)|a (?:new|panda|dragon|whale|unicorn)|my (?:cousin|grandpa|granddad|teacher)|(?:a|the|our|his|her|my|your (?:dog|cat|puppy|sister|brother)|with cousins|with (?:my|our) (?:cousins|family|class)) ?))';
/** A wish for some day, which is a weaker signal. */
const notSomeDay =
  '(?![^.?]{0,30}\\b(?:one day|some ?day|when (?:i|we) (?:am|are|grow)|in the future)\\b)';
const own = '(?:house|home|place|flat|room|garden|yard|village|country|city|town|street|door|farm)';

const sight =
  '(?:cinema|park|mall|cafe|funfair|beach|pool|zoo|playground|shop|mcdonalds|movies?|restaurant|fair|circus|lake|forest|theatre|museum|ice cream[^ .?]*)';
const outing = `(?:let us|lets|shall we|can we|we can|we could|perhaps we could|do you want to|want to|you and me|could we)(?: (?:both|all|just|go|and|eat|get|together|out|maybe))* ?(?:to|in) (?:the |a |my )?${sight}`;
const withWhom = `(?: ${where})?(?: (?:just|only) (?:the )?(?:two of )?us| ${when}| alone| with me)`;

/** Plans to meet, in the words of children, of learners and of adults who pressure them. */
export const plans: readonly Rule[] = [
  meet(
    'A plan to meet',
    `\\b${want} ${soft}(?:meet(?: up)?|met|meat|link(?: up)?|meeting|hang(?: out)?|hangout|see (?:each other|us|you)|visit(?: (?:you|me)|(?<!\\b(?:which|what|where|how many)\\b[^.?]{0,30}))${notSomeDay})(?: (?:up|with|you|me|us|each other))*${online}(?:${rest}(?= [.?]|$)|(?: ${when}| ${where})${rest})`,
  ),
  meet(
    'A plan to meet',
    `(?<=^|[.?] |\\b(?:ok|please|and|so|city|omg|then|come|yes) )(?<mark>(?:(?:meet|meat|link)(?: up)? ?(?:(?:me|you|us|up|with me) ?)?|see (?:me|us) )(?!in (?:the )?(?:game|class|lesson|academy|app|next))(?:${when}|${where})${rest})`,
  ),
  meet(
    'A plan to meet',
    `\\bmeet ?up\\b(?= [.?]|$| (?:irl|tomorrow|at|in|on|saturday|sunday))|\\b(?:same (?:city|town|school|country))\\b[^.?]{0,12}\\b(?:meet|see|hang)\\b(?: up)?|\\b(?:my|your) place or (?:yours|mine)\\b|\\bsleep ?over at (?:mine|my (?:place|house)|yours)\\b|\\b(?:pull up|come thr(?:u|ough)|come over)(?: (?:to (?:the|my) [^ .?]{2,12}|saturday|sunday|tomorrow|tonight))?(?= [.?]|$)`,
  ),
  meet(
    'A wish to visit the other child',
    `\\b(?:i|we|my (?:dad|brother|mum|uncle|father)) (?:(?:will|can|could|want|may|might|would|like|love|am|are|going|going to|to|would like|gonna) ){0,4}(?:come|go|travel|drive|fly|visit|be)(?: (?:over|back|also))? (?:(?:to|and|in|at|into) ){0,2}(?:see |visit |find |get |meet )?(?:you\\b(?! (?:a|the|how|what|that|my|again with|with (?:a|more|the)))|your (?:[^ .?]{2,8} )?${own}|outside your [^ .?]{2,8}|outside (?:the )?school)${notSomeDay}(?: (?:and|to) (?:see|meet|find|get|visit) you)?(?: (?:next|this|on|at|in|for)(?: the)? [^ .?]{2,9})?`,
  ),
  meet(
    'An invitation home',
    `\\b(?:i|we|my (?:mum|parents|family))(?: (?:want to|would like to|will|can|shall))? (?:invite|invited) you(?: (?:to|at|in|home|for)(?: (?:my|our|the|a))?(?: [^ .?]{2,12})?)?|\\b(?:you|u) (?:can|could|may|must|should|will)(?: be)? (?:(?:a |my |our )?guests?|stay|sleep|come|visit|live)(?: [^ .?]{1,6}){0,2} (?:at|in|to|with|over|and|near|me|us|the night)(?: (?:my|our|me|us|the|see))?(?: [^ .?]{2,10}){0,2}|\\b(?:my )?(?:mum|dad|parents) says? (?:that )?you (?:can|may) (?:come|stay|sleep|visit)[^.?]{0,25}`,
  ),
  meet(
    'An invitation home',
    `(?<=^|[.?] |\\b(?:and|please|so|then|ok|can you|want to|you|you want to) )(?<mark>come (?:(?:to|at|in|into|over to|by) (?:me|us|mine|(?:my|our) (?:[^ .?]{2,8} )?(?:house|home|place|flat|room|village|city|farm|school)|the (?:shop|park|station|bandstand|playground|gate|mall))(?: (?:${when}|alone|at [^ .?]{2,8}|in [^ .?]{2,8}))*|alone(?: [^ .?]{2,10}){0,5}))(?! (?:game|world|castle in|server))`,
  ),
  meet(
    'Waiting at a place',
    `\\b(?:i|we)(?: (?:will|shall|can|am|be|going to|would))*(?: be)? wait(?:ing)?(?: for)?(?: (?:you|u|me))? ?(?:${where})?(?= [.?]|$| (?:at|with|after|tomorrow))(?<=you|near [^.?]{2,25}|outside[^.?]{0,25}|behind[^.?]{0,25}|by the [^.?]{0,20}|playground|school|gate|station|school)(?<!bus stop|for summer)|\\b(?:wait|be) (?:for )?(?:me )?(?:at|near|by|behind|outside|under) (?:the |my |your )?[^ .?]{2,12}(?: [^ .?]{2,10})?(?: (?:at|after) [^ .?]{1,8})?(?<![^.?]{0,3}(?:must|i|we|to|should|will|can) be (?:at|near|by|behind|outside|under)[^.?]{0,40})`,
  ),
  meet('A plan to go out together', `\\b${outing}${withWhom}${rest}`),
  // Also a sentence of lessons and books.
  meet('A plan to go out together', `\\b${outing}\\b`, 1),
  meet(
    'A plan to go out together',
    `\\bi (?:can|could|will) take you (?:out )?to (?:the |a |my )?${sight}${rest}`,
  ),
  meet(
    'A plan to go out together',
    '\\b(?:just|only) (?:you and (?:me|i)|the two of us|us(?: two)?|we two)\\b(?:(?: \\.)? (?:at|in) (?:the |my )?[^ .?]{2,12})?|\\bcinema just us\\b',
  ),
  meet(
    'Somebody who comes with a car',
    '\\b(?:i|we|my (?:dad|brother|friend|uncle|father|cousin))(?: (?:will|can|could|am going to|would))? (?:pick|get|take|bring|drive|fetch|collect|give)(?: (?:us|you))(?: up)?(?: (?:a (?:ride|lift)|home|there|over|with|in|by|to)(?: (?:a|the|my|car|his))*(?: [^ .?]{2,10})?)?(?= [.?]|$| (?:tonight|tomorrow|at|on|after|in|to)\\b)|\\bi have (?:a )?car\\b(?= (?:and|so|we|i|you)\\b| [.?] (?:(?:and|so) )?(?:(?:we|i|you) (?:can|could|will)|(?:do|can|shall|should|will) (?:we|i|you)|come|wait)\\b)|\\bi (?:will|can|could) (?:drive|fly|come) (?:over|to you)\\b(?: tonight)?|\\bgive you a (?:ride|lift)\\b|\\b(?:brother|dad|friend|i) can drive us\\b|\\bpay (?:for )?your (?:bus|train|plane)? ?(?:ticket|taxi)\\b',
    2,
  ),
  meet(
    'Asks to come in secret',
    '\\b(?:sneak out|skip (?:school|class)(?: and (?:come|meet))?|run away(?: (?:with me|together))|(?:let us|lets) run away|come without|tell your (?:mum|dad|parents)(?: that)? you are (?:at|with|in)[^.?]{0,30}|where (?:nobody|no one) sees us|where can i find you|tell me where you (?:play|live|are|go)(?: and i (?:will )?come)?|i live near (?:you|there|your)(?:[^.?]{0,20} meet)?|i have (?:puppies|kittens|toys|sweets|a present|presents|games)(?: [^ .?]{1,6}){0,4} (?:do you want to |want to |you can |if you |)(?:come|visit|see)(?: (?:them|it))?)(?: (?:tonight|and come|tomorrow))?',
  ),
  meet(
    'A time and a place',
    '(?<=^|[.?] )(?<mark>(?:\\d{1,2} ?(?:pm|am|o.?clock)|at \\d{1,2}|tomorrow|saturday|sunday|after school)(?: [^ .?]{2,10}){0,2} (?:fountain|gym|park|gate|station|bridge|mall|playground|bus stop|statue|behind [^.?]{2,15}|at the [^ .?]{2,12}))(?: (?:do not|dont) be late)?(?= [.?]|$| do not)|\\b(?:fountain|gate|park|station|mall|statue)\\b[^.?]{0,10} (?:do not|dont) be late\\b',
  ),
  meet(
    'A wish to meet',
    `\\bi (?:would love|would like|want|wish|hope|dream|really want)(?: (?:so much|really))?(?: (?:to|of))? (?:meet(?:ing)?|see(?:ing)?|hug(?:ging)?|visit(?:ing)?${notSomeDay})(?: (?:you|u))(?: (?:one day|some ?day|for real|in (?:person|real(?: life)?)|irl|soon|really|live|outside))?(?= [.?]|$| (?:one|some|for|in|irl|soon|and|at)\\b)(?! in (?:the (?:game|app)|my dreams))`,
  ),
];
