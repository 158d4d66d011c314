import { texts } from '../../lib/translate.ts'

export const t = texts({
  tr: {
    title: 'Destek',
    note: 'Canlı sohbet şu anda açık değil. Bize şu yollarla ulaşabilirsin.',
    call: 'Sizi Arayalım',
    callNote: 'Numaranı ve konuyu bırak, biz arayalım. Giriş gerekir.',
    tickets: 'Biletler',
    ticketsNote: 'Yazılı taleplerin ve yanıtları',
    rules: 'Genel kural ve şartlar',
    rulesNote: 'Yanıt çoğu zaman burada',
    newTab: '(yeni sekmede açılır)',
  },
  en: {
    title: 'Support',
    note: 'Live chat is not open at the moment. You can reach us in these ways.',
    call: 'Call Request',
    callNote: 'Leave your number and the matter, and we will call. Needs a login.',
    tickets: 'Tickets',
    ticketsNote: 'Your written requests and the answers',
    rules: 'General terms and conditions',
    rulesNote: 'The answer is often here',
    newTab: '(opens in a new tab)',
  },
})
