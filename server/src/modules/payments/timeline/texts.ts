import { PAYMENT_TYPES } from '@zar/contract/payment'
import type { ExtendCode, PaymentStep } from '../../../db/tables/payments.ts'
import type { Text } from '../../../platform/http/route.ts'
import { HOLDS, holdsBy } from '../pay-rule/hold-texts.ts'
import { EXTENSIONS } from '../review/texts.ts'
import { CLOCK_RETURNS, LAW_TEXT, REFUNDS, REJECTIONS } from '../texts.ts'
import type { PayBounds } from '../withdrawals/rules.ts'
import type { PaymentEvent } from './event.ts'
import { atTime } from './times.ts'

export type StepText = { title: Text; note?: Text }

const said = (tr: string, en: string, note?: Text): StepText => ({
  title: { tr, en },
  ...(note && { note }),
})

const LATE = said('Söz verdiğimiz saat geçti', 'The time we promised has passed', {
  tr: 'Yeni bir saat söyledik ve çalışmayı sürdürdük.',
  en: 'We named a new time and kept at it.',
})
const MERGED = said('Yeni isteğinle birleştirildi', 'Merged with your newer order', {
  tr: 'Aynı tutar için yeniden başladın. Paran hareket etmedi.',
  en: 'You started anew for the same sum. No money moved.',
})
/** Steps of a review alone. The first of two approvals is told to nobody. */
const REVIEWED = {
  first_approved: said('İncelendi', 'Reviewed'),
  extended: said('İnceleme uzatıldı', 'Review extended'),
  released: said('Onaylandı', 'Approved', {
    tr: 'Kendiliğinden: inceleme süresi içinde aksi yönde bir karar çıkmadı.',
    en: 'By itself: nobody decided otherwise while it was reviewed.',
  }),
}
const CLOSED = said('Kapandı', 'Closed')

/** What has happened, by the direction of the payment. */
export const HAPPENED: Record<1 | 2, Record<PaymentStep, StepText>> = {
  [PAYMENT_TYPES.Deposit]: {
    ordered: said('İstek alındı', 'Order received'),
    opened: said('Bankanın sayfası açıldı', 'The bank’s page was opened'),
    sent: said('Bankaya iletildi', 'Passed to the bank'),
    merged: MERGED,
    given_up: CLOSED,
    held: said('İncelendi', 'Reviewed'),
    ...REVIEWED,
    approved: said('Onaylandı', 'Approved'),
    late: LATE,
    paid: said('Bakiyene eklendi', 'Added to your balance', {
      tr: 'Banka ödemeyi onayladı.',
      en: 'The bank approved the payment.',
    }),
    declined: said('Banka onaylamadı', 'The bank did not approve', {
      tr: 'Paran hareket etmedi.',
      en: 'No money moved.',
    }),
    returned: said('Geri gönderildi', 'Sent back'),
    stopped: CLOSED,
  },
  [PAYMENT_TYPES.Withdraw]: {
    ordered: said('Talep alındı', 'Request received', {
      tr: 'Tutar bakiyenden ayrıldı.',
      en: 'The sum has left your balance.',
    }),
    opened: said('Açıldı', 'Opened'),
    sent: said('Bankaya iletildi', 'Passed to the bank'),
    merged: MERGED,
    given_up: CLOSED,
    held: said('İncelemeye alındı', 'Taken for review'),
    ...REVIEWED,
    approved: said('Onaylandı', 'Approved'),
    late: LATE,
    paid: said('Hesabına gönderildi', 'Sent to your account'),
    declined: said('Banka onaylamadı', 'The bank did not approve'),
    returned: said(
      'Reddedildi, tutar bakiyene döndü',
      'Rejected, the sum is back in your balance',
      { tr: 'Banka işlemi yapamadı.', en: 'The bank could not carry it out.' },
    ),
    stopped: said('Durduruldu, tutar bakiyene döndü', 'Stopped, the sum is back in your balance', {
      tr: 'E-postandaki bağlantıyla durduruldu.',
      en: 'It was stopped with the link in your email.',
    }),
  },
}

/** A hold that waits for nobody, only for its time. */
export const WAITED = said('24 saat bekletildi', 'Held for 24 hours')

export const APPROVED_BY = {
  rule: {
    tr: 'Kendiliğinden: tutar, doğrulama, çevrim ve sıklık kuralları tamam.',
    en: 'By itself: the rules on sum, verification, turnover and frequency are met.',
  },
  operator: { tr: 'Bir çalışanımız baktı.', en: 'One of our people looked at it.' },
} satisfies Record<string, Text>

const REASONS: Record<string, Text> = {
  ...HOLDS,
  legal_hold: LAW_TEXT,
  ...CLOCK_RETURNS,
  ...REJECTIONS,
  ...REFUNDS,
  gateway_down: {
    tr: 'Bankaya ulaşılamadı. Paran hareket etmedi.',
    en: 'The bank could not be reached. No money moved.',
  },
  unheard: {
    tr: 'Bankadan bir gün boyunca haber gelmedi. Ödemen bankaya ulaştıysa yine bakiyene eklenir.',
    en: 'The bank said nothing for a day. If your payment reaches it, it is still added to your balance.',
  },
  closed_by_house: {
    tr: 'Ödenmediği için bir çalışanımız kapattı. Ödemen bankaya ulaştıysa yine bakiyene eklenir.',
    en: 'One of our people closed it, as it was not paid. If your payment reaches the bank, it is still added to your balance.',
  },
  abandoned: {
    tr: 'Bankanın sayfasında bir saat boyunca onaylanmadı. Paran hareket etmedi.',
    en: 'It was not approved on the bank’s page within an hour. No money moved.',
  },
}

/** The sentence of a code that an event carries; of a hold by the bounds that it was judged by. */
export function reasonOf(code: string | null, rule?: PayBounds): Text | undefined {
  if (code === null || !Object.hasOwn(REASONS, code)) return undefined
  const isHold = rule !== undefined && Object.hasOwn(HOLDS, code)
  return isHold ? holdsBy(rule)[code as keyof typeof HOLDS] : REASONS[code]
}

/** Why a review got more time, and when it ends now. */
export function extensionOf({
  step,
  reason,
  clock_at: clockAt,
  at,
}: PaymentEvent): Text | undefined {
  if (step !== 'extended' || !clockAt) return undefined
  const why = EXTENSIONS[reason as ExtendCode]
  const until = atTime(clockAt, at)
  return {
    tr: `${why.tr} Karar çıkmazsa ${until.tr} kendiliğinden sonuçlanır.`,
    en: `${why.en} If nobody decides, it ends by itself ${until.en}.`,
  }
}

/** Where a payment stands, and what is still to come. */
export const UPCOMING = {
  unopened: said('Bankaya soruluyor', 'Asking the bank'),
  atPage: said('Bankanın sayfasında onayını bekliyor', 'Waits for you on the bank’s page', {
    tr: 'Bir saat içinde onaylanmazsa kapanır ve paran hareket etmez.',
    en: 'If it is not approved within an hour it is closed and no money moves.',
  }),
  atBankIn: said('Bankada', 'At the bank'),
  credited: said('Bakiyene eklenecek', 'Added to your balance'),
  /** It waits for its time alone. */
  waits: (why: Text | undefined, end: Text | undefined): StepText =>
    said('24 saat bekliyor', 'Waits 24 hours', join(why, end)),
  /** No clock runs, and nothing is promised. */
  byLaw: said('Yasa gereği bekliyor', 'Held as the law asks', LAW_TEXT),
  sending: said('Bankaya gönderiliyor', 'On its way to the bank'),
  atBankOut: said('Banka ödüyor', 'The bank is paying it'),
  toBank: said('Bankaya gönderilecek', 'Sent to the bank'),
  inAccount: said('Hesabında', 'In your account'),
  /** Why it waits, how many stand before it, and what happens where nobody decides. */
  reviewed: (why: Text | undefined, ahead: number, end: Text | undefined): StepText => {
    const place: Text = {
      tr: `Sıradaki yerin: ${ahead + 1}.`,
      en: `Your place in line: ${ahead + 1}.`,
    }
    return said('İncelemede', 'Under review', join(why, end, place))
  },
}

/** The sentences there are, one after the other. */
function join(...sentences: (Text | undefined)[]): Text {
  const there = sentences.filter((one) => one !== undefined)
  return { tr: there.map(({ tr }) => tr).join(' '), en: there.map(({ en }) => en).join(' ') }
}
