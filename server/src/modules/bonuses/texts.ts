import type { BonusStatus } from '../../db/tables/bonuses.ts'
import type { Text } from '../../platform/http/route.ts'
import { dayOf, money, type NoticeText } from './notice.ts'

export type Ending = Exclude<BonusStatus, 'opted_in' | 'waiting' | 'active'>

type Begun = { title: Text; amountE5: bigint; expiresAt: Date }
type Ended = { title: Text; releasedE5: bigint; returnedE5: bigint }

/** What a player is told of a bonus, when it happens. */
export const news = {
  begun({ title, amountE5, expiresAt }: Begun): NoticeText {
    const day = dayOf(expiresAt)
    return {
      title: { tr: 'Bonusun başladı', en: 'Your bonus has begun' },
      note: {
        tr: `${title.tr}: ${money(amountE5)} bonus hesabında. ${day.tr} gününe kadar kullanabilirsin.`,
        en: `${title.en}: ${money(amountE5)} is in your bonus account. You can use it until ${day.en}.`,
      },
    }
  },

  runsOut({ title, expiresAt }: Omit<Begun, 'amountE5'>): NoticeText {
    const day = dayOf(expiresAt)
    return {
      title: { tr: 'Bonusunun süresi doluyor', en: 'Your bonus is running out' },
      note: {
        tr: `${title.tr} ${day.tr} günü sona eriyor. O zaman kalan bonus geri alınır; kendi paran sende kalır.`,
        en: `${title.en} ends on ${day.en}. What is left of it then goes back to the house; your own money stays.`,
      },
    }
  },

  goesOn({ title, amountE5, expiresAt }: Begun): NoticeText {
    const day = dayOf(expiresAt)
    return {
      title: { tr: 'Bonusun sürüyor', en: 'Your bonus goes on' },
      note: {
        tr: `${title.tr}: açık kalan turun sonuçlandı, ${money(amountE5)} yine bonus hesabında. ${day.tr} gününe kadar çevirmeye devam edebilirsin.`,
        en: `${title.en}: your open round was settled and ${money(amountE5)} is in your bonus account again. You can go on wagering until ${day.en}.`,
      },
    }
  },

  waits({ title, expiresAt }: Omit<Begun, 'amountE5'>): NoticeText {
    const day = dayOf(expiresAt)
    return {
      title: { tr: 'Bonusun geri geldi', en: 'Your bonus is back' },
      note: {
        tr: `${title.tr}: açık kalan turun sonuçlandı. Şu anki bonusun bitince kaldığı yerden devam eder; ${day.tr} gününe kadar kullanabilirsin.`,
        en: `${title.en}: your open round was settled. It goes on where it was when your current bonus ends; you can use it until ${day.en}.`,
      },
    }
  },

  late({ title, releasedE5, returnedE5 }: Ended): NoticeText {
    if (releasedE5 === 0n) {
      return {
        title: { tr: 'Bonusun sona ermişti', en: 'Your bonus had ended' },
        note: {
          tr: `${title.tr}: açık kalan turun sonuçlandı. ${BACK.tr('', money(returnedE5))}`,
          en: `${title.en}: your open round was settled. ${BACK.en('', money(returnedE5))}`,
        },
      }
    }
    return {
      title: { tr: 'Bonus kazancın bakiyende', en: 'Bonus winnings in your balance' },
      note: {
        tr: `${title.tr}: açık kalan turun sonuçlandı, ${money(releasedE5)} bakiyene geçti.`,
        en: `${title.en}: your open round was settled and ${money(releasedE5)} is in your balance.`,
      },
    }
  },

  ended(ending: Ending, { title, releasedE5, returnedE5 }: Ended): NoticeText {
    return {
      title: ENDED[ending],
      note: {
        tr: `${title.tr}. ${NOTES[ending].tr(money(releasedE5), money(returnedE5))}`,
        en: `${title.en}. ${NOTES[ending].en(money(releasedE5), money(returnedE5))}`,
      },
    }
  },

  cashback({ day, amountE5 }: { day: Date; amountE5: bigint }): NoticeText {
    const said = dayOf(day)
    return {
      title: { tr: 'Kayıp iaden bakiyende', en: 'Your cashback is here' },
      note: {
        tr: `${said.tr} için ${money(amountE5)} iade bakiyene eklendi. Çevrim koşulu yok.`,
        en: `${money(amountE5)} of cashback for ${said.en} was added to your balance. No wagering.`,
      },
    }
  },
}

const ENDED: Record<Ending, Text> = {
  completed: { tr: 'Çevrim tamam', en: 'Wagering done' },
  spent: { tr: 'Bonusun bitti', en: 'Your bonus is spent' },
  expired: { tr: 'Bonusunun süresi doldu', en: 'Your bonus has run out' },
  declined: { tr: 'Bonustan vazgeçtin', en: 'You gave the bonus up' },
  cancelled: { tr: 'Bonusun iptal edildi', en: 'Your bonus was cancelled' },
}

type Note = Record<keyof Text, (released: string, returned: string) => string>
const BACK: Note = {
  tr: (_, returned) => `${returned} bonus geri alındı. Kendi paran sende.`,
  en: (_, returned) => `${returned} of bonus went back to the house. Your own money stays yours.`,
}
const NOTES: Record<Ending, Note> = {
  completed: {
    tr: (released) => `${released} artık senin paran: bakiyene geçti, istersen çekebilirsin.`,
    en: (released) =>
      `${released} is your own money now: it is in your balance, to withdraw at will.`,
  },
  spent: {
    tr: () =>
      'Bonusun tamamı oynandı. Açık kalan bir tur bir şey getirirse bonus geri gelir. Kendi paran sende.',
    en: () =>
      'All of the bonus was played. Should an open round still bring something, it comes back. Your own money stays yours.',
  },
  expired: BACK,
  declined: BACK,
  cancelled: BACK,
}

/** What a claim is answered. */
export const CLAIMED: Record<'begun' | 'waiting' | 'opted_in', Text> = {
  begun: { tr: 'Bonusun başladı.', en: 'Your bonus has begun.' },
  waiting: {
    tr: 'Bonus senin. Şu anki bonusun bitince başlayacak.',
    en: 'The bonus is yours. It begins when your current one ends.',
  },
  opted_in: {
    tr: 'Bonus senin. Koşulu karşılayan ilk yatırmanla başlayacak.',
    en: 'The bonus is yours. It begins with your first deposit that meets the terms.',
  },
}

export const DECLINED: Text = { tr: 'Bonustan vazgeçildi.', en: 'The bonus was given up.' }
