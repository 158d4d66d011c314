import type { ExtendCode } from '../../../db/tables/payments.ts'
import type { Text } from '../../../platform/http/route.ts'

/** Why two people gave a review more time, to the player. */
export const EXTENSIONS: Record<ExtendCode, Text> = {
  more_proof: {
    tr: 'Bir belge gerekiyor. Destek ekibine yaz, hangisi olduğunu söylesinler.',
    en: 'A document is needed. Write to support, they will say which one.',
  },
  risk: {
    tr: 'Güvenlik incelemesi sürüyor.',
    en: 'A check of safety goes on.',
  },
  awaiting_third_party: {
    tr: 'Banka gibi başka bir kurumun yanıtını bekliyoruz.',
    en: 'We wait for the answer of somebody else, such as the bank.',
  },
  incident: {
    tr: 'Bir sorun nedeniyle incelemedeki tüm çekimlere ek süre verildi.',
    en: 'Because of an incident all withdrawals under review were given more time.',
  },
  legal_hold: {
    tr: 'Yasal bir yükümlülük inceleniyor.',
    en: 'What the law asks is being looked at.',
  },
}
