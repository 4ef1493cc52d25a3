import type { StatusTexts } from './status-texts.ts';

export const chinese: StatusTexts = {
  headlines: {
    ok: 'DigiPals 运行正常',
    slow: 'DigiPals 可以使用，但有些功能较慢',
    down: 'DigiPals 目前无法使用',
  },
  states: { ok: '正常', slow: '较慢', resting: '休息中', down: '无法使用' },
  lessons: {
    name: '登录和课程',
    ok: '孩子们可以登录和学习。',
    down: '目前无法登录。孩子已经做出的回答会保存在设备上，稍后发送。',
  },
  messages: {
    name: '消息',
    ok: '大人会在{time}内阅读新消息。',
    slow: '大人阅读新消息会比平时晚。消息不会丢失。',
    resting: '阅读消息的大人现在不在。消息会等他们回来。',
    restingUntil: '阅读消息的大人现在不在。他们回来的时间：{time}。',
    down: '目前无法发送或阅读消息。消息不会丢失。',
  },
  letters: {
    name: '给家庭和学校的信',
    ok: '信件会在几分钟内发出。',
    slow: '信件会比平时晚到。',
    down: 'DigiPals 恢复后，信件会立即发出。',
  },
  news: '来自 DigiPals 的管理者',
  updated: '更新时间：{time}。本页每分钟自动更新。',
  unreachable: '目前无法连接 DigiPals。本页会继续尝试。',
};
