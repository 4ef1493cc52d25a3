import { sampleQuestion } from '../sample-question.ts';

const line = (from: number, text: string) => ({
  words: text.split(' ').map((word, place) => ({
    text: word,
    from: from + place / 2,
    to: from + place / 2 + 0.5,
  })),
});

/** A question for each type of this family. */
export const voiceSamples = {
  karaokeListen: sampleQuestion({
    type: 'karaokeListen',
    data: [{ id: 'song', value: '/media/song.mp3', label: 'Old MacDonald' }],
    meta: {
      picture: { value: '/media/farm.webp', label: 'a farm' },
      lines: [
        line(0, 'Old MacDonald had a farm,'),
        line(3, 'and on that farm he had a cow.'),
        line(7, 'With a moo-moo here,'),
      ],
    },
    instruction: 'Sing with Domino!',
  }),
  speakingActivity: sampleQuestion({
    type: 'speakingActivity',
    data: [
      { id: 'name', value: "My name's Mia.", audio: '/media/mia.mp3' },
      { id: 'fine', value: "I'm fine, thank you.", audio: '/media/fine.mp3' },
    ],
    meta: {
      prompts: [
        { text: "What's your name?", audio: '/media/ali.mp3', speaker: 'Ali' },
        { text: 'How are you?', audio: '/media/nine.mp3', speaker: 'Ali' },
      ],
    },
    instruction: 'Listen. Say it.',
  }),
};

/** The requirement that each type fulfils. */
export const voiceIds = {
  karaokeListen: 'COMP-50',
  speakingActivity: 'COMP-41',
};
