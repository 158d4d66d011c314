import { formatMoney, unitsOf } from '@zar/contract/money'
import { REJECTION_READS } from '@zar/contract/office/withdrawals/reads'
import type {
  ClockReturn,
  HoldReason,
  RefundReason,
  RejectReason,
} from '../../db/tables/payments.ts'
import type { Text } from '../../platform/http/route.ts'
import { HOLDS, holdsBy } from './pay-rule/hold-texts.ts'
import { atTime, clockTime, dayTime } from './timeline/times.ts'
import type { PayBounds } from './withdrawals/rules.ts'

const liras = (amountE5: bigint) => formatMoney(unitsOf(amountE5))

/** What happens where nobody has decided as the review ends. */
export function endText(hold: HoldReason | null, by: Date, now: Date): Text {
  const at = atTime(by, now)
  if (hold === 'payee')
    return {
      tr: `Karar çıkmazsa tutar ${at.tr} bakiyene döner.`,
      en: `If nobody decides, the sum is back in your balance ${at.en}.`,
    }
  return {
    tr: `Karar çıkmazsa ${at.tr} kendiliğinden ödenir.`,
    en: `If nobody decides, it is paid by itself ${at.en}.`,
  }
}

/** What the player reads where no clock runs. */
export const LAW_TEXT: Text = {
  tr: 'Yasal bir yükümlülük nedeniyle bekliyor. Sonucu ve süreyi yasa belirler; tutar ayrılmış olarak duruyor.',
  en: 'It waits as the law asks. The law decides how it ends and when; the sum is kept apart.',
}

/** What the clock gave back, because a fact was missing. */
export const CLOCK_RETURNS: Record<ClockReturn, Text> = {
  no_confirmed_account: {
    tr: 'Hesabın kimin adına olduğunu kimse doğrulamadı; adı bilinmeyen bir hesaba ödeme yapılmaz. Kendi adına kayıtlı bir hesapla yeniden iste.',
    en: 'Nobody has confirmed whose account it is, and we pay to no account without a known name. Ask again with one in your own name.',
  },
}

/** Why an operator turned a withdrawal down. */
export const REJECTIONS: Record<RejectReason, Text> = REJECTION_READS

/** Why a deposit goes straight back. */
export const REFUNDS: Record<RefundReason, Text> = {
  refunded_excluded: {
    tr: 'Oyuna ara verdiğin için para kabul edemiyoruz.',
    en: 'You are taking a break from play, so we cannot take money in.',
  },
  refunded_over_limit: {
    tr: 'Bu ödeme hesabındaki yatırma sınırını aşıyordu.',
    en: 'This payment went over the deposit limit on your account.',
  },
  refunded_other_name: {
    tr: 'Ödeme başka birinin adına kayıtlı bir hesaptan geldi. Yalnız kendi hesabından yatırabilirsin.',
    en: 'The payment came from an account in another name. You can only pay in from your own.',
  },
  refunded_over_bound: {
    tr: 'Bu ödemeyle hesabın tutabileceği en yüksek bakiyeyi aşıyordun.',
    en: 'This payment would have taken your account over the highest balance it can hold.',
  },
  refunded_by_house: {
    tr: 'İki çalışanımız bu yatırmayı geldiği hesaba geri gönderiyor.',
    en: 'Two of our people send this deposit back to the account it came from.',
  },
}

/** Beside a deposit that was credited, and was not the player's own. */
export const OTHER_NAME: Text = {
  tr: 'Ödeme başka birinin hesabından geldi; o hesaba para çekemezsin.',
  en: 'It came from somebody else’s account; you cannot withdraw to that account.',
}
export const refundText = (reason: RefundReason): Text => REFUNDS[reason]

/** What of a deposit does not go back, because it is no longer there. */
export const leftText = (depositE5: bigint, leavesE5: bigint): Text => ({
  tr: `Yatırdığın ${liras(depositE5)} tutarından ${liras(leavesE5)} artık bakiyende olmadığı için geri gitmiyor.`,
  en: `Of your deposit of ${liras(depositE5)}, ${liras(leavesE5)} does not go back, as it is no longer in your balance.`,
})

/** By when the money is there. */
export const promiseText = (by: Date): Text => ({
  tr: `En geç ${clockTime(by)} itibarıyla hesabında olur.`,
  en: `It will be in your account by ${clockTime(by)}.`,
})

/** Why it waits, by when it is decided or paid, and what happens where it is not decided. */
export function holdText(
  hold: HoldReason,
  { by, now, rule }: { by: Date; now: Date; rule?: PayBounds | undefined },
): Text {
  const why = rule ? holdsBy(rule)[hold] : HOLDS[hold]
  if (hold === 'new_account')
    return {
      tr: `${why.tr} En geç ${dayTime(by, 'tr')} itibarıyla hesabında olur.`,
      en: `${why.en} It will be in your account by ${dayTime(by, 'en')}.`,
    }
  const end = endText(hold, by, now)
  return {
    tr: `${why.tr} En geç ${clockTime(by)} itibarıyla karar verilir. ${end.tr}`,
    en: `${why.en} It is decided by ${clockTime(by)}. ${end.en}`,
  }
}

/** What the promise was replaced with. */
export const lateText = (by: Date): Text => ({
  tr: `Yeni saat: en geç ${clockTime(by)}. Gecikme için özür dileriz.`,
  en: `The new time: ${clockTime(by)} at the latest. We are sorry for the delay.`,
})

type Notice = { title: Text; note: (sum: string) => Text }

const NOTICES = {
  deposited: {
    title: { tr: 'Para yatırma onaylandı', en: 'Deposit confirmed' },
    note: (sum) => ({ tr: `${sum} bakiyene eklendi.`, en: `${sum} was added to your balance.` }),
  },
  depositDeclined: {
    title: { tr: 'Para yatırma reddedildi', en: 'Deposit declined' },
    note: (sum) => ({
      tr: `${sum} tutarındaki ödemeni banka onaylamadı. Paran hareket etmedi.`,
      en: `The bank did not approve your payment of ${sum}. No money moved.`,
    }),
  },
  withdrawing: {
    title: { tr: 'Çekim talebin alındı', en: 'Withdrawal received' },
    note: (sum) => ({
      tr: `${sum} bakiyenden ayrıldı, ödeme bekliyor.`,
      en: `${sum} has left your balance and waits to be paid.`,
    }),
  },
  held: {
    title: { tr: 'Çekim talebin incelemede', en: 'Withdrawal under review' },
    note: (sum) => ({ tr: `${sum} bakiyenden ayrıldı.`, en: `${sum} has left your balance.` }),
  },
  approved: {
    title: { tr: 'Çekim talebin onaylandı', en: 'Withdrawal approved' },
    note: (sum) => ({
      tr: `${sum} bankaya gönderiliyor.`,
      en: `${sum} is on its way to the bank.`,
    }),
  },
  released: {
    title: { tr: 'Çekim talebin onaylandı', en: 'Withdrawal approved' },
    note: (sum) => ({
      tr: `İnceleme süresi doldu; ${sum} kendiliğinden bankaya gönderiliyor.`,
      en: `The time for the review is over: ${sum} is on its way to the bank by itself.`,
    }),
  },
  extended: {
    title: { tr: 'Çekim talebinin incelemesi uzatıldı', en: 'Withdrawal review extended' },
    note: (sum) => ({
      tr: `${sum} tutarındaki çekimin için iki çalışanımız ek süre aldı.`,
      en: `Two of our people have taken more time for your withdrawal of ${sum}.`,
    }),
  },
  late: {
    title: { tr: 'İşlemin gecikti', en: 'Your payment is late' },
    note: (sum) => ({
      tr: `${sum} tutarındaki işlemin söz verdiğimiz saatte bitmedi, sürüyor.`,
      en: `Your payment of ${sum} was not done by the time we promised. It goes on.`,
    }),
  },
  unheard: {
    title: { tr: 'Para yatırma kapandı', en: 'Deposit closed' },
    note: (sum) => ({
      tr: `${sum} için bankadan bir gün boyunca haber gelmedi. Ödemen bankaya ulaştıysa yine bakiyene eklenir.`,
      en: `The bank said nothing of your ${sum} for a day. If your payment reaches it, it is still added to your balance.`,
    }),
  },
  givenUp: {
    title: { tr: 'Para yatırma kapandı', en: 'Deposit closed' },
    note: (sum) => ({
      tr: `${sum} tutarındaki yatırman ödenmediği için kapatıldı. Ödemen bankaya ulaştıysa yine bakiyene eklenir.`,
      en: `Your deposit of ${sum} was closed, as it was not paid. If your payment reaches the bank, it is still added to your balance.`,
    }),
  },
  withdrawn: {
    title: { tr: 'Para çekme tamamlandı', en: 'Withdrawal paid' },
    note: (sum) => ({ tr: `${sum} hesabına gönderildi.`, en: `${sum} was sent to your account.` }),
  },
  withdrawalRejected: {
    title: { tr: 'Para çekme reddedildi', en: 'Withdrawal rejected' },
    note: (sum) => ({
      tr: `${sum} gönderilemedi ve bakiyene geri eklendi.`,
      en: `${sum} could not be sent and is back in your balance.`,
    }),
  },
  refunded: {
    title: { tr: 'Yatırdığın para geri gönderiliyor', en: 'Your deposit is being sent back' },
    note: (sum) => ({
      tr: `${sum} geldiği hesaba geri gidiyor.`,
      en: `${sum} goes back to the account it came from.`,
    }),
  },
  stopped: {
    title: { tr: 'Para çekme durduruldu', en: 'Withdrawal stopped' },
    note: (sum) => ({
      tr: `E-postandaki bağlantıyla durduruldu; ${sum} bakiyene geri eklendi. Sen istemediysen şifreni hemen değiştir.`,
      en: `It was stopped with the link in your email; ${sum} is back in your balance. If you had not asked for it, change your password at once.`,
    }),
  },
  turnedDown: {
    title: { tr: 'Para çekme reddedildi', en: 'Withdrawal rejected' },
    note: (sum) => ({ tr: `${sum} bakiyene geri eklendi.`, en: `${sum} is back in your balance.` }),
  },
} satisfies Record<string, Notice>

/** The title and note of one piece of news about a sum. */
export function noticeOf(news: keyof typeof NOTICES, amountE5: bigint, more?: Text) {
  const { title, note } = NOTICES[news]
  const { tr, en } = note(liras(amountE5))
  return { title, note: more ? { tr: `${tr} ${more.tr}`, en: `${en} ${more.en}` } : { tr, en } }
}

/** What is said in the panel and by email of an account that is new: until when the withdrawal waits, if it does. */
type NewAccount = { account: string; until: Date | null }

const NEW_ACCOUNT_TITLE: Text = {
  tr: 'Yeni bir hesaba çekim istendi',
  en: 'A withdrawal to a new account',
}

const newAccount = ({ account, until }: NewAccount): Text => ({
  tr: `Para ilk kez ${account} hesabına gidiyor ve bunun için şifren yazıldı.${until ? ` Çekim ${dayTime(until, 'tr')} saatine kadar bekler.` : ''}`,
  en: `Money goes to the account ${account} for the first time, and your password was entered for it.${until ? ` The withdrawal waits until ${dayTime(until, 'en')}.` : ''}`,
})

export function newAccountNotice(about: NewAccount) {
  const { tr, en } = newAccount(about)
  return {
    title: NEW_ACCOUNT_TITLE,
    note: {
      tr: `${tr} Sen değilsen e-postandaki bağlantıyla durdur, şifreni hemen değiştir ve destek ekibine yaz.`,
      en: `${en} If that was not you, stop it with the link in your email, change your password at once and write to support.`,
    },
  }
}
