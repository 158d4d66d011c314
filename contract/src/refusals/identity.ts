/** What waits for the check of an identity, and what that check is refused for. */
export const IDENTITY_REFUSALS = {
  identity_needed: {
    status: 200,
    tr: 'Toplam ₺5.000 üzerindeki çekimler için kimliğin doğrulanmalı. Hesap sayfandaki Kimlik bölümünden başlat.',
    en: 'Withdrawals above ₺5,000 in all need a checked identity. Begin in the Identity section of your account page.',
  },
  identity_needed_first: {
    status: 200,
    tr: 'Devam etmeden önce kimliğini doğrula: Hesap sayfandaki Kimlik bölümünden başlat.',
    en: 'Before you go on, have your identity checked: begin in the Identity section of your account page.',
  },
  identity_held: {
    status: 200,
    tr: 'Bu numarayı dışlanmış bir hesap tutuyor. Önce o hesaba karar ver.',
    en: 'An account that is excluded holds this number. Decide about that account first.',
  },
  identity_not_waiting: {
    status: 200,
    tr: 'Bu oyuncunun karar bekleyen bir kimlik kontrolü yok.',
    en: 'No identity check of this player waits for a decision.',
  },
} as const
