import { formatMoney, unitsOf } from '@zar/contract/money'
import type { Text } from '../../platform/http/route.ts'
import type { Started } from './deposits/deposit.ts'
import { holdText, LAW_TEXT, promiseText } from './texts.ts'
import type { PayBounds } from './withdrawals/rules.ts'
import type { Taken } from './withdrawals/withdraw.ts'

const PAGE: Text = {
  tr: 'Bankanın ödeme sayfası hazır. Ödemeni orada tamamla.',
  en: 'The bank’s payment page is ready. Complete your payment there.',
}
const INSTANT: Text = {
  tr: 'Yatırma isteğin alındı. Birkaç saniye içinde bakiyene eklenecek.',
  en: 'Your deposit was received. It will be in your balance within seconds.',
}

/** What the cashier says of a deposit that was started. */
export function depositAnswer({ order, paymentId }: Started): Text {
  const { flow } = order.method
  if (flow === 'page' || flow === 'card') return PAGE
  if (flow === 'instant') return INSTANT
  const sum = formatMoney(unitsOf(order.amountE5))
  const code = shortId(paymentId)
  return {
    tr: `Bildirimin alındı. Açıklamasına ${code} yazılmış ${sum} havale bankaya ulaşınca bakiyene eklenir. Bu deneme ortamında onu banka senin yerine gönderir.`,
    en: `Your notice was received. A transfer of ${sum} with ${code} as its reference is added to your balance when it reaches the bank. In this sandbox the bank sends it for you.`,
  }
}

/** What the cashier says of a withdrawal that was taken. */
export function withdrawAnswer(taken: Taken, now: Date, rule: PayBounds): Text {
  const { tr, en } = sayWhen(taken, now, rule)
  return {
    tr: `Çekim talebin alındı, tutar bakiyenden ayrıldı. ${tr}`,
    en: `Your withdrawal was received and the sum has left your balance. ${en}`,
  }
}

function sayWhen({ hold, promisedAt }: Taken, now: Date, rule: PayBounds): Text {
  if (promisedAt === null) return LAW_TEXT
  const by = new Date(promisedAt)
  return hold ? holdText(hold, { by, now, rule }) : promiseText(by)
}

/** What a payment is called by people, here and at the bank. */
const shortId = (paymentId: string) => paymentId.slice(0, 8)
