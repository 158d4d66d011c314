import type { Score } from '@zar/contract/office/risk/alerts'
import { texts } from '../../lib/language/translate.ts'
import { moneyOf } from './money.ts'

type Factor = Score['reasons'][number]['factor']

const names = texts({
  tr: {
    linked_fact: 'Ortak olgu (IBAN, kimlik, kutu)',
    linked_signal: 'Ortak cihaz ve ağ',
    unplayed_deposit: 'Oynanmamış yatırma',
    new_payee: 'Ödeme hesabı 72 saatten yeni',
    new_device: 'Cihaz 72 saatten yeni',
    third_party_payer: 'Başka adla yatırma, açık',
    velocity: '24 saatte çekim',
    aml_alert: 'Açık kara para uyarısı',
    abuse_flag: 'Açık bonus bayrağı',
    history: 'Bayraksız ödenen çekim (puanı düşürür)',
    hours: '{count} saat',
    ofThree: '{seen} / 3',
  },
  en: {
    linked_fact: 'Shared fact (IBAN, identity, mailbox)',
    linked_signal: 'Shared device and network',
    unplayed_deposit: 'Unplayed deposit',
    new_payee: 'Payout account younger than 72 hours',
    new_device: 'Device younger than 72 hours',
    third_party_payer: 'Deposit in another name, open',
    velocity: 'Withdrawals in 24 hours',
    aml_alert: 'Open alert of money laundering',
    abuse_flag: 'Open flag of a bonus',
    history: 'Withdrawals paid without a flag (lowers the score)',
    hours: '{count} h',
    ofThree: '{seen} of 3',
  },
})

/** A factor of a risk score, in words. */
export const factorName = (factor: Factor): string => names(factor)

/** What the factor saw: a sum, hours, the weight of signals, or a count. */
export function factorSeen(factor: Factor, seen: string): string {
  if (factor === 'unplayed_deposit') return moneyOf(seen)
  if (factor === 'new_payee' || factor === 'new_device')
    return names('hours', { count: Number(seen) })
  return factor === 'linked_signal' ? names('ofThree', { seen }) : seen
}
