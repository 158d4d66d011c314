import { createHash } from 'node:crypto'
import { OTHER_HOLDER, printedName } from './holder.ts'
import type { CheckoutOrder, Payer } from './protocol.ts'

/** From whose account a customer pays: their own, or another's. */
export type PayerChoice = 'own' | 'other'

/** So that a merchant can see another name where the customer has no page to choose on. */
const isOthersSum = (amountKurus: number) => amountKurus % 100 === 14

export const payerWithoutPage = ({ amountKurus }: CheckoutOrder): PayerChoice =>
  isOthersSum(amountKurus) ? 'other' : 'own'

/** The accounts that a customer can pay from: the same ones each time. */
export function payerOf(customer: { id: string; name: string }, choice: PayerChoice): Payer {
  return {
    account: ibanOf(`${choice} ${customer.id}`),
    holder: choice === 'own' ? printedName(customer.name) : OTHER_HOLDER,
  }
}

/** An IBAN of this bank with right check digits, always the same for the same seed. */
function ibanOf(seed: string): string {
  const hash = createHash('sha256').update(seed).digest('hex').slice(0, 15)
  const number = `${BigInt(`0x${hash}`) % 10n ** 14n}`.padStart(14, '0')
  // One that ended in 13 would be somebody else's, whoever asks.
  const bban = `000990${number}71`
  const check = 98n - (BigInt(`${bban}292700`) % 97n)
  return `TR${String(check).padStart(2, '0')}${bban}`
}
