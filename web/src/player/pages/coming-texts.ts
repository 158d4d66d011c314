import { texts } from '../../lib/translate.ts'

export const t = texts({
  tr: {
    today: 'Bugün ne yapabilirsin',
    tickets: 'Biletler',
    ticketsLead:
      'Yazılı destek talepleri bu sayfada açılacak. Henüz hazır değil; hazır olunca burada bulacaksın.',
    ticketsWill1: 'Konunu yazıp dosya ekleyerek yeni bir bilet açacaksın.',
    ticketsWill2: 'Her biletin numarasını, durumunu ve son yanıtını bir listede göreceksin.',
    ticketsWill3: 'Destek ekibiyle yazışman tek bir başlık altında kalacak.',
    call: 'Sizi Arayalım',
    callNote: 'Numaranı ve konuyu bırak, biz arayalım. Giriş gerekir.',
    support: 'Destek',
    supportNote: 'Canlı sohbet ve başka ulaşma yolları',
    rules: 'Genel kural ve şartlar',
    rulesNote: 'Yanıt çoğu zaman burada',
  },
  en: {
    today: 'What you can do today',
    tickets: 'Tickets',
    ticketsLead:
      'Written support requests will open on this page. It is not ready yet; once it is, you will find it here.',
    ticketsWill1: 'You will open a new ticket with your matter and attach files.',
    ticketsWill2: 'You will see the number, status and last answer of each ticket in one list.',
    ticketsWill3: 'Your exchange with support will stay under one heading.',
    call: 'Call Request',
    callNote: 'Leave your number and the matter, and we will call. Needs a login.',
    support: 'Support',
    supportNote: 'Live chat and other ways to reach us',
    rules: 'General terms and conditions',
    rulesNote: 'The answer is often here',
  },
})
