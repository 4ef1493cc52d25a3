import type { DecisionReason, ReturnReason, SubmissionKind } from '@digipals/contract';

/** What an adult of the demo world says about a severe text. */
export type DemoOpinion = {
  /** The first part of its e-mail. */
  readonly by: 'senior' | 'lead';
  readonly outcome: 'deliver' | 'withhold';
  readonly reason: DecisionReason;
  readonly note: string;
};

/** The outcome of a text that a child of the demo world wrote. */
export type DemoFate =
  | { readonly outcome: 'deliver'; readonly edited?: string }
  | { readonly outcome: 'return'; readonly reason: ReturnReason }
  | { readonly outcome: 'hold'; readonly note: string }
  | { readonly outcome: 'escalate'; readonly note: string }
  | { readonly outcome: 'opinions'; readonly opinions: readonly DemoOpinion[] }
  | { readonly outcome: 'wait' };

/** A text. `to`: the name of another child, or of the author itself. */
export type DemoText = {
  readonly from: string;
  readonly to: string;
  readonly kind: SubmissionKind;
  readonly text: string;
  readonly minutesAgo: number;
  readonly fate: DemoFate;
};

const DELIVERED: DemoFate = { outcome: 'deliver' };
const WAITING: DemoFate = { outcome: 'wait' };

/** A message of a conversation; delivered unless another outcome is given. */
type Line = readonly [from: string, minutesAgo: number, text: string, fate?: DemoFate];

const conversation = (one: string, other: string, lines: readonly Line[]): DemoText[] =>
  lines.map(([from, minutesAgo, text, fate = DELIVERED]) => ({
    ...{ from, to: from === one ? other : one, kind: 'message', text, minutesAgo, fate },
  }));

const withMia = [
  ...conversation('Mia', 'Ali', [
    ['Mia', 1_290, 'Hi Ali! I am happy that you are my friend. What do you like?'],
    ['Ali', 1_250, 'Hi Mia! I like football and my cat. She is grey and very small.'],
    ['Mia', 1_180, 'I love cats! I have a rabbit. He is white and very soft.'],
    ['Ali', 320, 'What does your rabbit eat?'],
    ['Mia', 260, 'He eats carrots and green leaves. He is always hungry!'],
    ['Ali', 22, 'My cat sleeps all day. It is sunny here. How is the weather in England?'],
  ]),
  ...conversation('Mia', 'Ruby', [
    ['Ruby', 1_200, 'Hello Mia! I saw a kangaroo on Sunday.'],
    ['Mia', 1_100, 'Wow! I have never seen a kangaroo. Was it big?'],
    ['Ruby', 300, 'It was bigger than my dad! It jumped over a fence.'],
    ['Mia', 6, 'That is so funny! Can you draw it for me?', WAITING],
  ]),
  ...conversation('Mia', 'Wei', [
    ['Mia', 4_000, 'Hello Wei! I like your Domino. It has a nice hat.'],
    ['Wei', 3_900, 'Thank you Mia! I play table tennis. Do you play a sport?'],
    ['Mia', 2_500, 'I swim every week. It is fun but the water is cold.'],
    [
      ...(['Mia', 75] as const),
      'My school is Hill Road Primary School. What is the name of your school?',
      { outcome: 'return', reason: 'personal' },
    ],
  ]),
  ...conversation('Mia', 'Elif', [
    ['Elif', 4_100, 'Hi Mia! What is your favourite food?'],
    ['Mia', 3_000, 'I like pizza with lots of cheese. And you?'],
    ['Elif', 1_500, 'I like rice and yoghurt. My grandma makes the best soup.'],
  ]),
  ...conversation('Mia', 'Arjun', [
    [
      ...(['Arjun', 7_000] as const),
      'Hello Mia, I has two sisters and they are very loud.',
      { outcome: 'deliver', edited: 'Hello Mia, I have two sisters and they are very loud.' },
    ],
    [
      ...(['Mia', 6_900] as const),
      'My brother is loud too. He play the drums.',
      { outcome: 'deliver', edited: 'My brother is loud too. He plays the drums.' },
    ],
  ]),
];

const post = (from: string, to: string, minutesAgo: number, text: string): DemoText => ({
  ...{ from, to, kind: 'post', text, minutesAgo, fate: DELIVERED },
});
const status = (from: string, minutesAgo: number, text: string): DemoText => ({
  ...{ from, to: from, kind: 'status', text, minutesAgo, fate: DELIVERED },
});

const walls = [
  post('Priya', 'Mia', 2_900, 'I love your wallpaper, Mia! The colours are so nice.'),
  post('Mia', 'Mia', 1_400, 'Today I learned ten new English words!'),
  post('Ruby', 'Mia', 480, 'Your avatar looks so cool!'),
  post('Haruto', 'Mia', 330, 'Happy birthday to your rabbit!'),
  post('Mia', 'Ali', 600, 'Good luck with your football match!'),
  post('Jack', 'Ali', 1_700, 'You are really good at the spelling game.'),
  post('Minh', 'Ruby', 900, 'I want to see a kangaroo, too!'),
  post('Elif', 'Lucas', 700, 'Welcome to DigiPals, Lucas!'),
];

const statuses = [
  status('Mia', 1_900, 'I am reading a book about dinosaurs.'),
  status('Ali', 420, 'We won our football match today!'),
  status('Ruby', 260, 'It is very hot here today.'),
  status('Wei', 1_600, 'I am learning to play the piano.'),
  status('Yui', 350, 'I am making paper birds.'),
  status('Chloe', 240, 'My favourite colour is blue.'),
  status('Amara', 2_000, 'I can count to one thousand in English.'),
];

/** Texts by the children that can sign in and by their friends. */
export const ownTexts: readonly DemoText[] = [...withMia, ...walls, ...statuses];

/** Likes of posts; `begins` is the beginning of the post. */
export const postLikes: readonly { readonly by: string; readonly begins: string }[] = [
  { by: 'Ali', begins: 'Today I learned' },
  { by: 'Ruby', begins: 'Today I learned' },
  { by: 'Wei', begins: 'Today I learned' },
  { by: 'Mia', begins: 'Your avatar' },
  { by: 'Mia', begins: 'I love your wallpaper' },
  { by: 'Ali', begins: 'Good luck' },
];

/** First messages and answers between other children, reviewed in the last hours. */
export const exchanges: readonly (readonly [string, string])[] = [
  ['Hello! What is your favourite animal?', 'I like horses and dolphins best.'],
  ['Do you like music?', 'Yes, I sing in the bath every day!'],
  ['What did you eat for breakfast?', 'I had bread with honey and some milk.'],
  ['I have a new bike. It is red.', 'Cool! My bike is blue and a bit old.'],
  ['What games do you play?', 'I like chess and hide and seek.'],
  ['It is snowing here today!', 'Lucky you! It never snows in my country.'],
  ['How many brothers and sisters do you have?', 'I have one sister. She is four years old.'],
  ['I can ride a horse.', 'That is amazing! I am a little afraid of horses.'],
  ['What is your favourite subject?', 'I like maths because I like numbers.'],
  ['My dog ate my homework!', 'Ha ha! Really? What did your teacher say?'],
];

/** A text between other children that is waiting, held or escalated. */
export type OpenText = Pick<DemoText, 'kind' | 'text' | 'minutesAgo' | 'fate'>;

const waits = (minutesAgo: number, text: string, kind: SubmissionKind = 'message'): OpenText => ({
  ...{ kind, text, minutesAgo, fate: WAITING },
});

/** The queue of the desk: mostly harmless texts, and some for each signal group of screening. */
export const openTexts: readonly OpenText[] = [
  waits(52, 'I went to the beach with my family. We built a big castle of sand.'),
  waits(49, 'Do you have a pet? I have three fish.'),
  waits(47, 'My favourite film is about a lost robot.'),
  waits(44, 'I like your profile. The penguins are so cute!', 'post'),
  waits(41, 'Yesterday I baked a cake with my grandma.'),
  waits(38, 'It is my birthday on Friday. I will be ten!'),
  waits(36, 'I am learning to skate. I fell down five times today.', 'status'),
  waits(33, 'What time is it in your country? Here it is eight in the evening.'),
  waits(31, 'I like drawing dragons. Do you like dragons?'),
  waits(28, 'We have a test tomorrow. Wish me luck!'),
  waits(26, 'You have the best streak of all my friends!', 'post'),
  waits(24, 'My little brother has lost his first tooth.'),
  waits(21, 'Can you teach me a word in your language?'),
  waits(19, 'I am very happy today because it is raining.', 'status'),
  waits(17, 'I am on page 90 of my book. It has 250 pages.'),
  waits(15, 'Our class has a garden. We grow tomatoes and beans.'),
  waits(12, 'I like your avatar. Where did you find the green hat?', 'post'),
  waits(9, 'Goodnight from me! I am so tired.'),
  waits(4, 'Do you like apples or bananas?'),
  waits(2, 'I can play the guitar now!', 'status'),
  waits(27, 'My phone number is 07700 900 461, please call me after school.'),
  waits(14, 'write to me at tomek.k@example.com it is my own email'),
  waits(11, 'I live at 14 Garden Street, it is the house with the red door.'),
  waits(8, 'I go to Saint Mary Primary School in class 4B.'),
  waits(23, 'Hello, my name is Daniel Novak. What is yours?'),
  waits(7, 'Do you have Instagram? My name there is star_girl_2016'),
  waits(5, 'What is your address? I want to send you a present.'),
  waits(13, 'This game is so damn hard, what the hell!'),
  waits(10, 'You are stupid and nobody likes you.'),
  waits(6, 'Go away, you can not play with us any more.'),
  waits(18, 'Your English is bad and you write like a baby, ha ha ha.'),
  waits(3, 'Let us meet on Saturday in the park next to the station.'),
  waits(3, 'This is our secret, do not tell your mum.'),
  waits(1, 'Nobody likes me. I do not want to live any more.'),
  waits(29, 'Merhaba nasılsın, bugün okulda ne yaptın?'),
  waits(20, 'hola amigo como estas hoy quiero jugar contigo'),
  waits(16, 'look at this www.free-lingos.example.com it is great'),
  waits(25, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'),
  waits(30, 'Hello hello hello hello hello hello hello hello'),
  waits(22, 'I lost my hamster yesterday. I am a bit sad but my mum helps me look.'),
  {
    ...waits(95, 'My cousin says he knows where you live.'),
    fate: { outcome: 'hold', note: 'A joke, or not? I would like a second pair of eyes.' },
  },
  {
    ...waits(70, 'Can I tell you something about my teacher?'),
    fate: { outcome: 'hold', note: 'Waiting to see the next message of this child.' },
  },
  {
    ...waits(40, 'Can I sleep in your room when I come to your country?'),
    fate: { outcome: 'escalate', note: 'They have never met. Does a grown-up write this?' },
  },
  {
    ...waits(45, 'Come to my house tomorrow and do not tell anybody.'),
    fate: {
      outcome: 'opinions',
      opinions: [
        {
          by: 'senior',
          outcome: 'withhold',
          reason: 'meeting',
          note: 'Asks another child to come home with it, in secret.',
        },
      ],
    },
  },
  {
    ...waits(58, 'I am so sad. My dog is not here any more. I do not want to live.'),
    fate: {
      outcome: 'opinions',
      opinions: [
        {
          by: 'lead',
          outcome: 'withhold',
          reason: 'distress',
          note: 'In the present, and about himself. I would help him first.',
        },
        {
          by: 'senior',
          outcome: 'deliver',
          reason: 'distress',
          note: 'His dog died, and his friend has comforted him before.',
        },
      ],
    },
  },
];

/** A delivered message that its recipient has reported. */
export const reportedText = {
  text: 'You never win, you are really bad at this game.',
  minutesAgo: 200,
  reportedMinutesAgo: 24,
} as const;
