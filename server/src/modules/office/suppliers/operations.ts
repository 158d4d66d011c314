import { PROVIDER_NAMES, type ProviderName } from '@zar/contract/casino/casino'
import * as contract from '@zar/contract/office/suppliers'
import { Refusal } from '../../../platform/refusal.ts'
import {
  closeGaming,
  closeSupplier,
  findSupplierClosing,
  openGaming,
  readClosings,
  restoreSupplier,
} from '../../casino/index.ts'
import { trySupplier } from '../../suppliers/index.ts'
import { byTwo } from '../approvals/two-persons.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'
import { supplierControlRoutes } from './control.ts'
import { differenceRoutes } from './differences.ts'
import { readSuppliers } from './read-suppliers.ts'
import { reconcileRoutes } from './reconcile.ts'

/** The suppliers, what is stopped and opened of them, and the queue of differences. */
export const supplierOfficeRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.listSuppliers, async (call) => ({ data: await readSuppliers(deps, call) })),
  tryRoute(deps),
  ...killRoutes(deps),
  ...gamingRoutes(deps),
  ...differenceRoutes(deps),
  ...reconcileRoutes(deps),
  ...supplierControlRoutes(deps),
]

const isName = (typed: string, name: string): boolean => typed.trim() === name
const objectOf = (provider: ProviderName) => `supplier:${provider}`

const tryRoute = ({ db, suppliers = [] }: OfficeDeps): OfficeRoute =>
  serve(contract.trySupplier, async (call) => {
    const { provider } = call.input
    const object = objectOf(provider)
    call.may({ object })
    const supplier = suppliers.find((one) => one.provider.name === provider)
    if (!supplier) throw new Refusal('not_found')
    const data = await trySupplier(supplier)
    const { isAnswered, ms } = data
    await db.transaction().execute((tx) => call.note(tx, { object, after: { isAnswered, ms } }))
    return { data }
  })

const killRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.killSupplier, async (call) => {
    const { provider, typed, reason } = call.input
    const object = objectOf(provider)
    call.may({ object, reason, isNameTyped: isName(typed, PROVIDER_NAMES[provider]) })
    const games = await closeSupplier(deps.db, {
      provider,
      operator: call.person.name,
      because: reason,
      also: (tx) => call.note(tx, { object, reason, after: { isClosed: true } }),
    })
    return { data: { games } }
  }),
  serve(contract.restoreSupplier, async (call) => {
    const { provider, typed, reason, proposal } = call.input
    const object = objectOf(provider)
    const isNameTyped = isName(typed, PROVIDER_NAMES[provider])
    call.may({ object, reason, isNameTyped })
    const wish = {
      right: 'supplier.restore',
      object,
      reason,
      proposal,
      isNameTyped,
      terms: {},
      facts: async (tx: Parameters<typeof findSupplierClosing>[0]) => {
        const closing = await findSupplierClosing(tx, provider)
        if (!closing) throw new Refusal('decided_meanwhile')
        const { beganAt, by, because, games } = closing
        return { since: beganAt.toISOString(), by, because, games }
      },
    } as const
    const data = await byTwo(deps, call, wish, (approve) =>
      restoreSupplier(deps.db, {
        provider,
        operator: call.person.name,
        because: reason,
        also: approve,
      }),
    )
    return { data }
  }),
]

const GAMING = 'gaming:all'

const gamingRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.stopGaming, async (call) => {
    const { typed, reason } = call.input
    call.may({ object: GAMING, reason, isNameTyped: isName(typed, contract.HOUSE_NAME) })
    await closeGaming(deps.db, {
      operator: call.person.name,
      because: reason,
      also: (tx) => call.note(tx, { object: GAMING, reason, after: { isClosed: true } }),
    })
    return { data: null }
  }),
  serve(contract.restartGaming, async (call) => {
    const { typed, reason, proposal } = call.input
    const isNameTyped = isName(typed, contract.HOUSE_NAME)
    call.may({ object: GAMING, reason, isNameTyped })
    const wish = {
      right: 'gaming.restart',
      object: GAMING,
      reason,
      proposal,
      isNameTyped,
      terms: {},
      facts: async (tx: Parameters<typeof readClosings>[0]) => {
        const closing = (await readClosings(tx)).find(({ game }) => game === null)
        if (!closing) throw new Refusal('decided_meanwhile')
        const { beganAt, by, because } = closing
        return { since: beganAt.toISOString(), by, because }
      },
    } as const
    const data = await byTwo(deps, call, wish, async (approve) => {
      await openGaming(deps.db, {
        operator: call.person.name,
        because: reason,
        also: approve,
      })
    })
    return { data }
  }),
]
