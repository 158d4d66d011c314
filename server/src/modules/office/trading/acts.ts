import * as contract from '@zar/contract/office/trading/acts'
import type { Tx } from '../../../db/db.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import {
  type Noted,
  type OfficeCall,
  type OfficeRoute,
  serve,
} from '../operations/operation-route.ts'
import type { Room } from './deps.ts'

/** Why a trader acts where no words are asked: the audit log has who and what. */
const AT_ONCE = 'in the trading room'

/** Who does it and why, and its row of the audit log beside it. */
export const signed = (call: OfficeCall<unknown>, noted: Noted) => ({
  operator: call.person.id,
  because: noted.reason ?? AT_ONCE,
  also: (tx: Tx) => call.note(tx, noted),
})

/** What one person does to matches, markets and prices. */
export const actingRoutes = (room: Room): OfficeRoute[] => [
  ...stoppingRoutes(room),
  ...pricingRoutes(room),
  ...switchingRoutes(room),
]

const stoppingRoutes = ({ desk }: Room): OfficeRoute[] => [
  serve(contract.suspend, async (call) => {
    const { scope, id, seen } = call.input
    const object = `${scope}:${id}`
    call.may({ object })
    const by = signed(call, { object, before: { seen } })
    await desk.setStopped({ ...by, scope, id: BigInt(id), isStopped: true, seen })
    return { data: null }
  }),
  serve(contract.suspendAll, async (call) => {
    const object = 'event:all'
    call.may({ object })
    return { data: { stopped: await desk.stopAll(signed(call, { object })) } }
  }),
  serve(contract.open, async (call) => {
    const { scope, id, seen } = call.input
    const object = `${scope}:${id}`
    call.may({ object })
    const by = signed(call, { object, before: { seen } })
    const opened = { scope, id: BigInt(id), isStopped: false, seen, needsFresh: true }
    await desk.setStopped({ ...by, ...opened })
    return { data: null }
  }),
]

const pricingRoutes = ({ desk }: Room): OfficeRoute[] => [
  serve(contract.setPrice, async (call) => {
    const { id, oddsMilli, seen } = call.input
    const object = `selection:${id}`
    call.may({ object })
    const by = signed(call, { object, before: { seen }, after: { oddsMilli } })
    await desk.setPrice({ ...by, selectionId: BigInt(id), oddsMilli, seen })
    return { data: null }
  }),
  serve(contract.setLimit, async (call) => {
    const { scope, id, most, seen, reason } = call.input
    const object = `${scope}:${id}`
    call.may({ object, reason })
    const by = signed(call, { object, reason, before: { seen }, after: most ?? { most: null } })
    await desk.setOwnLimit({
      ...by,
      scope,
      id: BigInt(id),
      seen,
      most: most && {
        stakeKurus: BigInt(most.stakeKurus),
        payoutKurus: BigInt(most.payoutKurus),
        liabilityKurus: BigInt(most.liabilityKurus),
      },
    })
    return { data: null }
  }),
]

const switchingRoutes = ({ desk }: Room): OfficeRoute[] => [
  serve(contract.setCashOut, async (call) => {
    const { scope, id, hasCashOut, reason } = call.input
    refuseIf(scope === 'all' && id !== '0', 'invalid_input')
    const object = scope === 'all' ? 'event:all' : `${scope}:${id}`
    call.may({ object, reason })
    const by = signed(call, { object, reason, after: { hasCashOut } })
    await desk.setCashOut({ ...by, scope, id: BigInt(id), hasCashOut })
    return { data: null }
  }),
  serve(contract.askRecovery, async (call) => {
    const { source, producer, reason } = call.input
    const object = `feed:${source}.${producer}`
    call.may({ object, reason })
    const by = signed(call, { object, reason, after: { recovery: 'asked' } })
    await desk.askRecovery({ ...by, source, producer })
    return { data: null }
  }),
  serve(contract.switchFeed, async (call) => {
    const { source, producer, isShut, reason } = call.input
    const object = `feed:${source}.${producer}`
    call.may({ object, reason })
    const by = signed(call, { object, reason, after: { isShut } })
    await desk.setShut({ ...by, source, producer, isShut })
    return { data: null }
  }),
]
