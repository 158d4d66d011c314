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

/** Deposit methods: closed by one, opened, bounded and ordered by two. */
export const methodOfficeRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.listMethods, async (call) => ({ data: await readMethods(deps, call) })),
  serve(contract.listMethodVersions, async ({ input }) => ({
    data: await readVersions(deps.db, Number(input.id)),
  })),
  serve(contract.closeMethod, async (call) => {
    const { id, code, reason } = call.input
    const object = objectOf(id)
    // The right takes two people for what opens; closing moves nothing and takes nothing from anybody.
    call.may({ object, reason })
    await deps.db.transaction().execute(async (tx) => {
      const version = await closeMethod(tx, {
        id,
        code,
        setBy: call.person.id,
        because: reason,
      })
      await call.note(tx, { object, reason, after: { version, closed: code } })
    })
    return { data: null }
  }),
  setRoute(deps),
  orderRoute(deps),
]

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
