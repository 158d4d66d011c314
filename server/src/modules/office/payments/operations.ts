import * as contract from '@zar/contract/office/house/payment-differences'
import { PAYMENT_TYPES } from '@zar/contract/payment'
import { Refusal } from '../../../platform/refusal.ts'
import {
  explainPaymentDifference,
  type PaymentDifference,
  readPaymentDifferences,
} from '../../payments/index.ts'
import { shownUsercode } from '../../players/index.ts'
import { byTwo } from '../approvals/two-persons.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'

const objectOf = (id: string) => `payment-difference:${id}`

/** What the payment service decided otherwise: listed, and explained by two people. */
export const paymentOfficeRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.listPaymentDifferences, async (call) => {
    const open = await readPaymentDifferences(deps.db)
    return { data: open.map((one) => tell(call, one)) }
  }),
  serve(contract.explainPaymentDifference, async (call) => {
    const { id, reason, proposal } = call.input
    const object = objectOf(id)
    call.may({ object, reason })
    const wish = {
      right: 'reconcile.explain',
      object,
      reason,
      proposal,
      terms: { explanation: reason },
      facts: (tx: OfficeDeps['db']) => factsOf(tx, id),
    } as const
    const data = await byTwo(deps, call, wish, (approve) =>
      deps.db.transaction().execute(async (tx) => {
        await approve(tx)
        const explaining = { paymentId: id, operator: call.person.name, because: reason }
        await explainPaymentDifference({ ...deps, db: tx }, explaining)
      }),
    )
    return { data }
  }),
]

/** What both people see; one that is explained or gone is refused. */
async function factsOf(db: OfficeDeps['db'], paymentId: string) {
  const found = (await readPaymentDifferences(db)).find(({ id }) => id === paymentId)
  if (!found) throw new Refusal('not_found')
  return { what: found.what, amountE5: `${found.amountE5}` }
}

function tell(call: OfficeCall<unknown>, one: PaymentDifference): contract.PaymentDifference {
  const { id, type, usercode, amountE5, what, foundAt } = one
  return {
    id,
    kind: type === PAYMENT_TYPES.Deposit ? 'deposit' : 'withdrawal',
    player: shownUsercode(usercode),
    amountE5: `${amountE5}`,
    what,
    foundAt: foundAt.toISOString(),
    actions: call.actions(['reconcile.explain'], { object: objectOf(id) }),
  }
}
