import * as contract from '@zar/contract/office/house/payment-differences'
import { byTwo, type Command, command, type Lines } from '../../client/command.ts'
import { id, reason } from '../../client/words.ts'
import { listed, momentOf, moneyOf } from '../../terminal-text.ts'

export const PAYMENTS: Command[] = [
  command(
    { name: 'payments', takes: [], does: 'lists those that the payment service decided otherwise' },
    async (desk) => {
      const open = await desk.call(contract.listPaymentDifferences, {})
      return listed(open.flatMap(say), 'No payment differs.')
    },
  ),
  byTwo(
    {
      name: 'payments explain',
      takes: [id, reason],
      does: 'takes one off the list, and says what was found',
      done: 'Explained.',
    },
    contract.explainPaymentDifference,
    async (_, which, because) => ({ id: which, reason: because }),
  ),
]

const say = ({
  id: which,
  kind,
  amountE5,
  player,
  what,
  foundAt,
}: contract.PaymentDifference): Lines => [
  `${which}  ${kind} of ${moneyOf(amountE5)}  ${player}`,
  `    ${what}, found ${momentOf(foundAt)}.`,
]
