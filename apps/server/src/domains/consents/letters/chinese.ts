import type { ConsentLetterTexts } from './texts.ts';

export const chinese: ConsentLetterTexts = {
  hello: '您好！',
  signed: 'DigiPals 团队',
  ask: {
    subject: '{name}：可以给远方的朋友写信吗？',
    paragraphs: [
      '{school} {className} 班向您征求意见。英语课上我们使用 DigiPals。与其他国家的孩子交朋友、发消息，需要您回答同意或不同意。',
      '每条消息在送达之前都由受过培训的人阅读。其他孩子只能看到名字、卡通形象和国家。',
      '请在这里了解详情并回答。链接只供您的家庭使用，28 天内有效：',
      '{link}',
    ],
  },
  confirm: {
    subject: '{name}：请确认您的回答',
    paragraphs: [
      '您在 DigiPals 上为 {name} 作了回答。打开此链接并确认后，回答才会生效。链接三天内有效：',
      '{link}',
      '如果您没有回答过，什么都不用做：不会保存任何内容。',
    ],
  },
  done: {
    subject: '{name}：您的回答已生效',
    paragraphs: [
      '谢谢。您在 DigiPals 上为 {name} 所作的回答现已生效。',
      '您可以随时用此链接撤回，也可以创建账号。请保存这条消息：',
      '{link}',
    ],
  },
};
