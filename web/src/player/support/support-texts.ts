import { texts } from '../../lib/language/translate.ts'

export const t = texts({
  tr: {
    title: 'Destek',
    note: 'Sohbet için seni tanımamız gerekir. Giriş yap ya da şu yollardan birini seç.',
    chat: 'Canlı Destek',
    chatNote: 'Sohbet etmek için giriş yap',
    call: 'Sizi Arayalım',
    callNote: 'Numaranı ve konuyu bırak, biz arayalım. Giriş gerekir.',
    tickets: 'Destek talepleri',
    ticketsNote: 'Yazılı taleplerin ve yanıtları',
    rules: 'Genel kural ve şartlar',
    rulesNote: 'Yanıt çoğu zaman burada',
    newTab: '(yeni sekmede açılır)',
  },
  en: {
    title: 'Support',
    note: 'We need to know who you are to chat. Log in, or choose another way.',
    chat: 'Live Chat',
    chatNote: 'Log in to chat',
    call: 'Call request',
    callNote: 'Leave your number and what it is about, and we will call you. Login needed.',
    tickets: 'Tickets',
    ticketsNote: 'Your written requests and the answers',
    rules: 'General terms and conditions',
    rulesNote: 'The answer is often here',
    newTab: '(opens in a new tab)',
  },
})
