import type { Text } from '../../../platform/http/route.ts'

const OBJECT: Text = {
  tr: 'Katılmıyorsan Destek’ten itiraz et: başka biri yeniden bakar. Çekim hakkın olduğu gibi durur.',
  en: 'If you disagree, object through Support: another person looks at it again. You can withdraw as before.',
}

/** What a player reads of a decision that is held against them. */
export const DECIDED: Record<'linked' | 'blocked', { title: Text; note: Text }> = {
  linked: {
    title: { tr: 'Hesabın hakkında bir karar', en: 'A decision about your account' },
    note: {
      tr: `Hesabını başka bir hesapla aynı kişinin saydık. Bonuslar bir kişiye bir kez verilir. ${OBJECT.tr}`,
      en: `We count your account and another one as the same person’s. Bonuses are given once to a person. ${OBJECT.en}`,
    },
  },
  blocked: {
    title: { tr: 'Hesabın kapatıldı', en: 'Your account is blocked' },
    note: {
      tr: `İnceleme sonunda hesabını oyuna ve yatırmaya kapattık. ${OBJECT.tr}`,
      en: `After a review your account is closed to play and deposits. ${OBJECT.en}`,
    },
  },
}
