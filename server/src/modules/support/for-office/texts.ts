import type { Text } from '../../../platform/http/route.ts'

type Notice = { title: Text; note: Text }

const hourIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    timeZone: 'Europe/Istanbul',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })
const TR = hourIn('tr-TR')
const EN = hourIn('en-GB')

/** Nobody called at the promised hour. */
export const callMoved = (at: Date): Notice => ({
  title: { tr: 'Seni arayamadık, özür dileriz', en: 'We did not call you, we are sorry' },
  note: {
    tr: `Yeni saatin: ${TR.format(at)}. Başka bir saat istersen canlı sohbete ya da destek taleplerine yaz.`,
    en: `Your new hour: ${EN.format(at)}. If another one suits you, write to the live chat or open a ticket.`,
  },
})

/** The number did not answer. */
export const callMissed = (tries: number): Notice => ({
  title: { tr: 'Seni aradık, ulaşamadık', en: 'We called and did not reach you' },
  note: {
    tr: `${tries} kez denedik. Yeniden Sizi Arayalım de ya da canlı sohbete yaz.`,
    en: `We tried ${tries} times. Ask for a call again, or write to the live chat.`,
  },
})

/** A ticket was not answered in time. */
export const ticketLate = (name: string, at: Date): Notice => ({
  title: { tr: 'Yanıtın gecikti, özür dileriz', en: 'Your answer is late, we are sorry' },
  note: {
    tr: `${name}: talebin bir yetkiliye geçti. Yeni söz: ${TR.format(at)}.`,
    en: `${name}: your ticket is with a lead now. You will have an answer by ${EN.format(at)}.`,
  },
})

/** A complaint has its number. */
export const complaintSeen = (id: bigint, at: Date): Notice => ({
  title: { tr: `Şikâyetin kayda alındı: ${id}`, en: `Your complaint is recorded: ${id}` },
  note: {
    tr: `Karar günü: ${TR.format(at)}. Kararı, daha önce bu konuya bakmamış iki kişi verir.`,
    en: `You will have a decision by ${EN.format(at)}. Two people decide it who have not handled it before.`,
  },
})

/** Somebody has written about a complaint. */
export const complaintAnswered = (id: bigint, text: string): Notice => ({
  title: { tr: `Şikâyetine yanıt var: ${id}`, en: `Your complaint was answered: ${id}` },
  note: { tr: text, en: text },
})

export const complaintDecided = (id: bigint, isForPlayer: boolean, text: string): Notice => ({
  title: isForPlayer
    ? { tr: `Şikâyetin haklı bulundu: ${id}`, en: `Your complaint was upheld: ${id}` }
    : { tr: `Şikâyetin karara bağlandı: ${id}`, en: `Your complaint was decided: ${id}` },
  note: {
    tr: `${text} Katılmıyorsan 30 gün içinde itiraz edebilirsin.`,
    en: `${text} If you disagree, you can object within 30 days.`,
  },
})

/** Nobody decided in ten days. */
export const complaintOutside = (id: bigint): Notice => ({
  title: {
    tr: `Şikâyetine zamanında karar veremedik: ${id}`,
    en: `We did not decide your complaint in time: ${id}`,
  },
  note: {
    tr: 'Özür dileriz. Artık dışarıdaki kuruma başvurabilirsin: yolu Şikâyet ve itiraz sayfasında, kayıtların hesabında.',
    en: 'We are sorry. You may now turn to the outside body: the Complaints page says how, your records are in your account.',
  },
})
