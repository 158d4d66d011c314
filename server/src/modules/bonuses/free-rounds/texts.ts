import { formatMoney, unitsOf } from '@zar/contract/money'
import type { Text } from '../../../platform/http/route.ts'
import { dayOf, type NoticeText } from '../notice.ts'
import type { Ending, Grant } from './grant.ts'
import type { Played } from './played.ts'

type Named = Pick<Grant, 'title_tr' | 'title_en' | 'rounds' | 'stake_e5' | 'expires_at'>

const money = (amountE5: bigint) => formatMoney(unitsOf(amountE5))

/** What a player is told of free rounds, when it happens. */
export const news = {
  ready({ title_tr, title_en, rounds, stake_e5, expires_at }: Named): NoticeText {
    const [day, stake] = [dayOf(expires_at), money(stake_e5)]
    return {
      title: { tr: 'Bedava turların hazır', en: 'Your free rounds are ready' },
      note: {
        tr: `${title_tr}: ${stake} değerinde ${rounds} tur. ${day.tr} gününe kadar oyna; kazancın hemen senin.`,
        en: `${title_en}: ${rounds} rounds at ${stake} each. Play them until ${day.en}; what they win is yours at once.`,
      },
    }
  },

  runOut({ title_tr, title_en, expires_at }: Named, left: number): NoticeText {
    const day = dayOf(expires_at)
    return {
      title: { tr: 'Bedava turlarının süresi doluyor', en: 'Your free rounds are running out' },
      note: {
        tr: `${title_tr}: kalan ${left} tur ${day.tr} günü silinir. Kazandıkların sende kalır.`,
        en: `${title_en}: the ${left} left end on ${day.en}. What you have won stays yours.`,
      },
    }
  },

  ended(ending: Ending, { title_tr, title_en }: Named, { wonE5 }: Played): NoticeText {
    return {
      title: ENDED[ending],
      note: {
        tr: `${title_tr}. ${NOTES[ending].tr(money(wonE5))}`,
        en: `${title_en}. ${NOTES[ending].en(money(wonE5))}`,
      },
    }
  },
}

const ENDED: Record<Ending, Text> = {
  spent: { tr: 'Bedava turların bitti', en: 'Your free rounds are played' },
  expired: { tr: 'Bedava turlarının süresi doldu', en: 'Your free rounds have run out' },
  declined: { tr: 'Bedava turlardan vazgeçtin', en: 'You gave the free rounds up' },
  cancelled: { tr: 'Bedava turların iptal edildi', en: 'Your free rounds were cancelled' },
  failed: { tr: 'Bedava turlar verilemedi', en: 'The free rounds could not be given' },
}

type Note = Record<keyof Text, (won: string) => string>
const STAYS: Note = {
  tr: (won) => `Kalan turlar kapandı. Kazandığın ${won} bakiyende kalır.`,
  en: (won) => `The rounds that were left are closed. The ${won} you won stays in your balance.`,
}
const NOTES: Record<Ending, Note> = {
  spent: {
    tr: (won) => `Bütün turlar oynandı. Kazandığın ${won} bakiyende.`,
    en: (won) => `All of the rounds were played. The ${won} you won is in your balance.`,
  },
  expired: STAYS,
  declined: STAYS,
  cancelled: STAYS,
  failed: {
    tr: () => 'Oyunun sağlayıcısı bu turları açmadı. Teklif yine senin: istersen yeniden al.',
    en: () => 'The supplier of the game did not open them. The offer is yours to claim again.',
  },
}

/** What a claim is answered. */
export const CLAIMED: Text = {
  tr: 'Bedava turların hazırlanıyor. Hazır olunca haber veririz.',
  en: 'Your free rounds are being prepared. We tell you when they are ready.',
}
export const DECLINED: Text = {
  tr: 'Bedava turlardan vazgeçildi.',
  en: 'The free rounds were given up.',
}
