import type { MailTexts } from './mail-texts.ts';

export const chinese: MailTexts = {
  answer: '您可以回复这封信，会有真人阅读。',
  signed: 'DigiPals 团队',
  open: '打开 DigiPals',
  reply: { wrote: '您在{day}写道：', answer: '我们的回复：' },
  invitation: {
    subject: '邀请您加入 DigiPals：{school}',
    lead: '{from} 邀请您以学校负责人的身份加入 DigiPals 上的 {school}。',
    teacher: '{from} 邀请您以老师的身份加入 DigiPals 上的 {school}。',
    once: '打开此链接即可加入。链接只能使用一次，{days} 天内有效。',
    join: '加入学校',
    password: '您将在那里设置密码，并设置一个提供验证码的应用，这样别人就无法以您的身份登录。',
    unknown: '如果您不认识 {from}，无需任何操作：链接会自动失效。',
  },
  week: {
    subject: '{name}：DigiPals 的一周',
    days: '使用 DigiPals 的天数',
    words: '新单词',
    stars: '星星',
    written: '写的文字',
    friends: '新朋友',
    say: '今天大声说出来',
    praise: {
      words: '真棒，{name}！你会的英语单词比一周前更多了。',
      friend: '太好了，{name}！你交到了新朋友。',
      writing: '太棒了，{name}！你在用英语写作。',
      stars: '好样的，{name}！你这周得到了星星。',
      days: '真棒，{name}！你一直在坚持练习。',
    },
    why: '您每周收到一次这封信，因为您同意接收。学校：{school}。信中没有孩子们的消息内容。',
    stop: '不再接收这封信',
  },
  wish: {
    subject: '{name} 有一个请求',
    data: '{name} 希望看看 DigiPals 保存了哪些关于自己的内容。',
    erasure: '{name} 希望 DigiPals 删除关于自己的一切。',
    talk: '请一起谈谈。在您账号的“数据”页面，您可以下载或删除全部内容，或告诉 {name} 已经谈过。没有账号时，请回复此信。',
  },
  erasure: {
    asked: {
      subject: '{name}：全部内容将被删除',
      happened: '{who}于{day}要求删除 DigiPals 保存的关于{name}的全部内容。',
    },
    kept: {
      subject: '{name}：不会删除任何内容',
      happened: '{who}于{day}取消了删除。DigiPals 保存的关于{name}的全部内容都会保留。',
    },
    done: {
      subject: '您孩子的全部内容已删除',
      happened: 'DigiPals 保存的关于您孩子的全部内容已于{day}删除。',
    },
    due: '全部内容将在{due}删除。在那之前，您可以在账号的“数据”页面取消。',
    dueNoAccount: '全部内容将在{due}删除。如果您不希望删除，请在那之前回复此信或联系学校。',
    another: '另一位家长',
    by: '要求删除的人：{who}。',
    proof: '删除证明的编号：{proof}',
  },
  changedAnswer: {
    subject: '{name}：有一个回答更改了',
    happened: '{who}于{day}为{name}作了回答。现在以下内容代替您的回答：',
    contact: '朋友和消息',
    visible: '班级以外也能找到',
    weeklyLetter: '每周的信',
    yes: '同意',
    no: '不同意',
    paused: '已暂停',
    look: '以家长最新的回答为准。在账号的“数据”页面，您可以看到谁回答了什么，也可以更改。',
  },
  account: {
    hello: '{name}，您好！',
    when: '时间：{moment}（UTC）',
    passkey: {
      subject: '您的 DigiPals 账号有了新的通行密钥',
      happened: '您的账号添加了一个通行密钥。用它登录无需密码。',
    },
    password: {
      subject: '您的 DigiPals 密码已更改',
      happened: '您的账号密码已更改，其他设备已退出登录。',
    },
    email: {
      subject: '您的 DigiPals 邮箱已更改',
      happened: '您的账号现在使用另一个邮箱。这是发往此地址的最后一封信。',
    },
    codes: {
      subject: '您的最后一个 DigiPals 恢复代码已使用',
      happened:
        '有人用您十个恢复代码中的最后一个登录了。请在账号页面生成新的代码，以便手机不在时也能登录。',
    },
    act: '如果不是您本人操作，请立即更改密码，在账号页面退出其他设备，并告知学校。',
    reset: '如果不是您本人操作，请立即告知学校：您的账号可以重新设置。',
    newEmail: {
      subject: '您在 DigiPals 的新邮箱',
      asked:
        '您申请在 DigiPals 账号中使用此邮箱。请打开此链接确认。链接只能用一次，{hours} 小时内有效。',
      confirm: '确认此邮箱',
      otherwise: '在此之前，您仍用原来的邮箱登录。如果不是您申请的，无需任何操作。',
    },
  },
  stopPage: {
    ask: '您要停止接收每周来信吗？',
    button: '是的，停止',
    done: '好了。您不会再收到每周来信。',
    unknown: '此链接已失效。',
  },
};
