import type { Queue } from '@zar/contract/office/queues'
import { locale } from '../../lib/language/translate.ts'

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
