import type { Queue } from '@zar/contract/office/queues'
import type { Me } from '@zar/contract/office/staff'
import { locale } from '../../lib/language/translate.ts'
import { maySee } from '../layout/may-see.ts'
import { SCREENS } from '../screens.ts'

const NAMES: Record<Queue | 'withdrawals', { tr: string; en: string }> = {
  withdrawals: { tr: 'Çekimler', en: 'Withdrawals' },
  documents: { tr: 'Belgeler', en: 'Documents' },
  payees: { tr: 'İlk ödeme hesapları', en: 'First payout accounts' },
  alerts: { tr: 'Risk uyarısı', en: 'Risk alerts' },
  aml: { tr: 'AML', en: 'AML' },
  tickets: { tr: 'Biletler', en: 'Tickets' },
  chat: { tr: 'Sohbet', en: 'Chat' },
  calls: { tr: 'Arama istekleri', en: 'Call requests' },
  bonus_requests: { tr: 'Bonus istekleri', en: 'Bonus requests' },
  supplier_differences: { tr: 'Tedarikçi farkları', en: 'Supplier differences' },
  settlements: { tr: 'Sonuçlandırmalar', en: 'Settlements' },
  complaints: { tr: 'Şikâyetler', en: 'Complaints' },
  bonus_abuse: { tr: 'Bonus suistimali', en: 'Bonus abuse' },
}

const isKnown = (queue: string): queue is keyof typeof NAMES => queue in NAMES

export const queueName = (queue: string): string => (isKnown(queue) ? NAMES[queue][locale] : queue)

/** The screen of a queue that the person may see. */
export const queuePath = (queue: string, me: Me): string | undefined =>
  SCREENS.find((one) => one.counts === queue && maySee(me, one))?.path
