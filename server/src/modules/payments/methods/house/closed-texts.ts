import type { ClosedCode } from '../../../../db/tables/payments.ts'
import type { Text } from '../../../../platform/http/route.ts'

/** What players read of a deposit method that is closed. */
export const CLOSED_TEXTS: Record<ClosedCode, Text> = {
  maintenance: {
    tr: 'Bakımda. Başka bir yöntem seç.',
    en: 'In maintenance. Choose another method.',
  },
  bank: {
    tr: 'Bankanın tarafında bir sorun var. Başka bir yöntem seç.',
    en: 'There is trouble at the bank. Choose another method.',
  },
  checked: {
    tr: 'Bu yöntem inceleniyor. Başka bir yöntem seç.',
    en: 'This method is being looked into. Choose another one.',
  },
}
