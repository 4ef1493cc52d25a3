import type { LetterTexts } from './letter.ts';

export const chinese: LetterTexts = {
  hello: '您好：',
  answer: '您可以回复这封信，会有真人阅读。',
  signed: 'DigiPals 团队',
  unkind: {
    subject: '{name} 在 DigiPals 上写的一条消息',
    paragraphs: [
      '{name} 在 DigiPals 上写了一些对另一个孩子不友善的话。',
      '这个年龄的孩子有时会这样，常常是在输了游戏或有误会之后。我们不会因此觉得 {name} 不好。',
      '您能和孩子一起聊聊对方可能有什么感受吗？{name} 可以像以前一样写消息。',
    ],
  },
  personal: {
    subject: '在 DigiPals 上保护个人信息',
    paragraphs: [
      '{name} 在 DigiPals 上写了一些可能让别人知道孩子是谁或在哪里的内容，比如全名、地址或电话号码。',
      '孩子们常常因为喜欢对方而分享这些，并没有恶意。',
      '您能和孩子一起聊聊哪些事要保密、为什么吗？{name} 可以像以前一样写消息。',
    ],
  },
  meeting: {
    subject: 'DigiPals 上关于见面的消息',
    paragraphs: [
      '{name} 在 DigiPals 上参与了谈到见面或保守秘密的消息。',
      '这也许没什么：朋友都想见面。为了大家的安全，孩子们不在 DigiPals 上约见面，也不转到其他应用。',
      '您能问问 {name} 这件事，并约定和网友的计划要与大人一起商量吗？',
    ],
  },
  worried: {
    subject: '{name} 在 DigiPals 上写的一些话',
    paragraphs: [
      '{name} 在 DigiPals 上写了一些听起来难过或担心的话。',
      '我们可能理解错了：屏幕上的文字说明不了太多。但我们还是想告诉您。',
      '您能找一个安静的时间问问 {name} 感觉怎么样，并听孩子说说吗？如果您担心，医生或学校可以帮忙。',
    ],
  },
  notEnglish: {
    subject: '在 DigiPals 上用英语写消息',
    paragraphs: [
      '{name} 在 DigiPals 上用英语以外的语言写了几条消息。',
      '消息用英语写，这样所有孩子都能互相看懂，我们的审核人员也能保护他们。刚开始并不容易。',
      '您能和孩子一起试试吗？句子积木可以帮忙造句。',
    ],
  },
};
