import * as contract from '@zar/contract/office/house/methods'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import {
  closeMethod,
  depositMethod,
  readMethodOrder,
  readMethodSetting,
  refuseOutside,
  refuseStrangeOrder,
  setMethod,
  setMethodOrder,
} from '../../payments/index.ts'
import { byTwo } from '../approvals/two-persons.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'
import { readMethods, readVersions } from './read-methods.ts'

const objectOf = (id: number) => `method:${id}`
const ORDER = 'method:order'

/** A closing waits beside bounds that were proposed, rather than behind them. */
const closingOf = (id: number) => `method-closing:${id}`

/** Deposit methods: closed, opened, bounded and ordered by two. */
export const methodOfficeRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.listMethods, async (call) => ({ data: await readMethods(deps, call) })),
  serve(contract.listMethodVersions, async ({ input }) => ({
    data: await readVersions(deps.db, Number(input.id)),
  })),
  closeRoute(deps),
  setRoute(deps),
  orderRoute(deps),
]

const closeRoute = (deps: OfficeDeps): OfficeRoute =>
  serve(contract.closeMethod, async (call) => {
    const { id, code, reason, proposal } = call.input
    const object = closingOf(id)
    call.may({ object, reason })
    const wish = {
      right: 'method.edit',
      object,
      reason,
      proposal,
      terms: { closed: code },
      facts: async (tx: OfficeDeps['db']) => {
        const { closedCode } = await readMethodSetting(tx, depositMethod(id))
        refuseIf(closedCode !== null, 'decided_meanwhile')
        return { closed: closedCode }
      },
    } as const
    const data = await byTwo(deps, call, wish, (approve) =>
      deps.db.transaction().execute(async (tx) => {
        await closeMethod(tx, { id, code, setBy: call.person.id, because: reason, approve })
      }),
    )
    return { data }
  })

const setRoute = (deps: OfficeDeps): OfficeRoute =>
  serve(contract.setMethod, async (call) => {
    const { id, opens, reason, proposal } = call.input
    const bounds = { id, minE5: BigInt(call.input.minE5), maxE5: BigInt(call.input.maxE5) }
    const object = objectOf(id)
    call.may({ object, reason })
    refuseOutside(bounds)
    const wish = {
      right: 'method.edit',
      object,
      reason,
      proposal,
      terms: { minE5: `${bounds.minE5}`, maxE5: `${bounds.maxE5}`, opens },
      facts: async (tx: OfficeDeps['db']) => {
        const { version, closedCode, minE5, maxE5 } = await readMethodSetting(tx, depositMethod(id))
        const isSame = minE5 === bounds.minE5 && maxE5 === bounds.maxE5
        refuseIf(isSame && !(opens && closedCode), 'nothing_to_change')
        return { version, closed: closedCode, minE5: `${minE5}`, maxE5: `${maxE5}` }
      },
    } as const
    const data = await byTwo(deps, call, wish, (approve) =>
      deps.db.transaction().execute(async (tx) => {
        const by = { setBy: call.person.id, because: reason }
        await setMethod(tx, { ...bounds, ...by, opens, approve })
      }),
    )
    return { data }
  })

const orderRoute = (deps: OfficeDeps): OfficeRoute =>
  serve(contract.orderMethods, async (call) => {
    const { ids, reason, proposal } = call.input
    call.may({ object: ORDER, reason })
    refuseStrangeOrder(ids)
    const order = ids.join()
    const wish = {
      right: 'method.edit',
      object: ORDER,
      reason,
      proposal,
      terms: { order },
      facts: async (tx: OfficeDeps['db']) => {
        const held = await readMethodOrder(tx)
        if (held.ids.join() === order) throw new Refusal('nothing_to_change')
        return { version: held.version, order: held.ids.join() }
      },
    } as const
    const data = await byTwo(deps, call, wish, (approve) =>
      deps.db.transaction().execute(async (tx) => {
        await setMethodOrder(tx, { ids, setBy: call.person.id, because: reason, approve })
      }),
    )
    return { data }
  })
