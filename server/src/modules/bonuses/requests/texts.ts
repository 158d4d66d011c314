import { BONUS_REQUEST_READS, type BonusRequestCode } from '@zar/contract/offers/bonus-requests'
import type { Text } from '../../../platform/http/route.ts'
import type { NoticeText } from '../notice.ts'

export const ASKED: Text = {
  tr: 'İsteğin bize ulaştı. En geç dört saatte yanıtlanır.',
  en: 'Your request is here. It is answered within four hours.',
}
export const WITHDRAWN: Text = { tr: 'İsteğin geri alındı.', en: 'Your request was taken back.' }

export const grantedNotice = ({ tr, en }: Text): NoticeText => ({
  title: { tr: 'Bonus isteğin kabul edildi', en: 'Your request for a bonus was granted' },
  note: {
    tr: `Sana verilen: ${tr}. Koşulları ve süresi Bonuslar sayfasında.`,
    en: `You were given: ${en}. Its terms and its time are on the Bonuses page.`,
  },
})

const REFUSED: Text = {
  tr: 'Bonus isteğin kabul edilmedi',
  en: 'Your request for a bonus was refused',
}
const LATE: Text = {
  tr: 'Bonus isteğine bakamadık',
  en: 'We did not look at your request for a bonus',
}

export function refusedNotice(code: BonusRequestCode): NoticeText {
  const why = BONUS_REQUEST_READS[code]
  return {
    title: code === 'not_looked_at' ? LATE : REFUSED,
    note: { tr: why.tr, en: why.en },
  }
}
