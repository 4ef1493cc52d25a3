import type { MailTexts } from './mail-texts.ts';

export const chinese: MailTexts = {
  answer: '您可以回复这封信。会有真人阅读。',
  signed: 'DigiPals 团队',
  open: '打开 DigiPals',
  invitation: {
    subject: '邀请您加入 DigiPals：{school}',
    lead: '{from} 邀请您以学校负责人的身份加入 DigiPals 上的 {school}。',
    teacher: '{from} 邀请您以教师的身份加入 DigiPals 上的 {school}。',
    once: '打开此链接即可加入。链接只能使用一次，{days} 天内有效。',
    join: '加入学校',
    password: '您将在那里设置密码，并设置一个提供验证码的应用，这样别人就无法以您的身份登录。',
    unknown: '如果您不认识 {from}，无需任何操作：链接会自动失效。',
  },
  week: {
    subject: '{name}：DigiPals 的一周',
    days: '学习天数',
    words: '新单词',
    stars: '星星',
    written: '写的文字',
    friends: '新朋友',
    say: '今天大声说给孩子听',
    praise: {
      words: '真棒，{name}！你会的英语单词比一周前更多了。',
      friend: '真好，{name}！你交到了新朋友。',
      writing: '太棒了，{name}！你在用英语写作。',
      stars: '好样的，{name}！你这周得到了星星。',
      days: '真棒，{name}！你一直在坚持练习。',
    },
    why: '您每周收到一次这封信，因为您同意接收。学校：{school}。信中没有孩子们的消息内容。',
    stop: '不再接收这封信',
  },
  wish: {
    subject: '{name}有一个请求',
    data: '{name}希望看看 DigiPals 保存了哪些关于自己的内容。',
    erasure: '{name}希望 DigiPals 删除关于自己的一切。',
    talk: '请一起谈谈。在您账户的“数据”页面，您可以下载或删除全部内容，或告知已经谈过。没有账户时，请回复此信。',
  },
  stopPage: {
    ask: '您要停止接收每周来信吗？',
    button: '是的，停止',
    done: '好了。您不会再收到每周来信。',
    unknown: '此链接已失效。',
  },
};
