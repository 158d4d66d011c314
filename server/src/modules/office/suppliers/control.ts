import { PROVIDER_NAMES, type ProviderName } from '@zar/contract/casino/casino'
import * as contract from '@zar/contract/office/house/supplier-control'
import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import {
  changeKey,
  findStaged,
  fingerprintOf,
  lockSuppliers,
  refuseSetting,
  rotatableKey,
  type SupplierControl,
  setSetting,
  settingInUse,
  shownSetting,
  stageKey,
  typedKey,
  writtenSetting,
} from '../../suppliers/index.ts'
import { byTwo } from '../approvals/two-persons.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'
import { readControl } from './read-control.ts'

const objectOf = (provider: ProviderName) => `supplier:${provider}`
const isNameOf = (provider: ProviderName, typed: string): boolean =>
  typed.trim() === PROVIDER_NAMES[provider]

/** Settings and keys of the suppliers, changed by two. A process without any answers that there is nothing. */
export const supplierControlRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.supplierControl, async (call) => ({
    data: await readControl(controlOf(deps), call),
  })),
  settingRoute(deps),
  stageRoute(deps),
  rotateRoute(deps),
]

function controlOf({ supplierControl }: OfficeDeps): SupplierControl {
  if (!supplierControl) throw new Refusal('not_found')
  return supplierControl
}

const settingRoute = (deps: OfficeDeps): OfficeRoute =>
  serve(contract.setSupplierSetting, async (call) => {
    const { provider, reason, proposal } = call.input
    const object = objectOf(provider)
    call.may({ object, reason })
    const name = contract.settingsOf(provider).find((one) => one === call.input.name)
    if (!name) throw new Refusal('not_found')
    const control = controlOf(deps)
    const { start } = control
    const value = call.input.value === null ? null : writtenSetting(name, call.input.value)
    if (value !== null) refuseSetting(name, value, start.isReal)
    const wish = {
      right: 'supplier.settings',
      object,
      reason,
      proposal,
      terms: { name, value },
      /** What the second person sees is read anew under the lock: another change meanwhile stops it. */
      facts: async (tx: Tx) => {
        await lockSuppliers(tx)
        await control.read(tx)
        return settingFacts(control, { provider, name, value })
      },
    } as const
    const data = await byTwo(deps, call, wish, async (approve) => {
      await deps.db.transaction().execute(async (tx) => {
        const proposedBy = await approve(tx)
        const by = { proposedBy, setBy: call.person.id, because: reason }
        await setSetting(tx, { provider, name, value, ...by })
      })
      await control.read()
    })
    return { data }
  })

type Wished = { provider: ProviderName; name: contract.SupplierSetting; value: string | null }

function settingFacts({ now, start }: SupplierControl, { provider, name, value }: Wished) {
  const known = now()
  const own = known.changed.find((one) => one.provider === provider && one.name === name)
  const set = own?.value ?? null
  refuseIf(set === value, 'supplier_same')
  const inUse = settingInUse(known, start, { provider, name })
  return {
    now: inUse === undefined ? null : shownSetting(name, inUse),
    origin: set === null ? 'start' : 'office',
    after: own ? `${own.id}` : null,
  }
}

/** The key goes from the call into its sealed row, and no further: nothing of it is noted but its fingerprint. */
const stageRoute = (deps: OfficeDeps): OfficeRoute =>
  serve(contract.stageSupplierKey, async (call) => {
    const { provider, typed, reason } = call.input
    const object = objectOf(provider)
    call.may({ object, reason, isNameTyped: isNameOf(provider, typed) })
    const name = rotatableKey(provider, call.input.name)
    const control = controlOf(deps)
    const key = typedKey(name, call.input.key)
    await control.read()
    const fingerprint = fingerprintOf(name, key)
    refuseIf(fingerprint === fingerprintNow(control, name), 'supplier_same')
    const staged = await deps.db.transaction().execute(async (tx) => {
      const by = call.person.id
      const id = await stageKey(tx, deps, { provider, name, fingerprint, key, by })
      const linked = `supplier_key:${id}`
      await call.note(tx, { object, reason, after: { name, fingerprint }, linked })
      return id
    })
    return { data: { staged, fingerprint } }
  })

const rotateRoute = (deps: OfficeDeps): OfficeRoute =>
  serve(contract.rotateSupplierKey, async (call) => {
    const { provider, staged, minutes, typed, reason, proposal } = call.input
    const object = objectOf(provider)
    const isNameTyped = isNameOf(provider, typed)
    call.may({ object, reason, isNameTyped })
    const name = rotatableKey(provider, call.input.name)
    const control = controlOf(deps)
    const isFirst = proposal === undefined
    const wish = {
      right: 'supplier.key_rotate',
      object,
      reason,
      proposal,
      isNameTyped,
      terms: { name, staged, minutes },
      facts: async (tx: Tx) => {
        await lockSuppliers(tx)
        await control.read(tx)
        const next =
          staged === null
            ? oldOf(control, name, call.now)
            : await stagedOf(tx, staged, { provider, name, by: isFirst ? call.person.id : null })
        const now = fingerprintNow(control, name)
        refuseIf(next.fingerprint === now, 'supplier_same')
        return { now, next: next.fingerprint }
      },
    } as const
    const data = await byTwo(deps, call, wish, async (approve) => {
      await deps.db.transaction().execute(async (tx) => {
        const proposedBy = await approve(tx)
        const keyId = staged ?? oldOf(control, name, call.now).keyId
        const by = { proposedBy, setBy: call.person.id, because: reason }
        await changeKey(tx, { provider, name, keyId, minutes, ...by })
      })
      await control.read()
    })
    return { data }
  })

function fingerprintNow(control: SupplierControl, name: contract.RotatableKey): string {
  const standing = control.now().keys.get(name)
  if (!standing) throw new Error(`${name} has no standing`)
  return fingerprintOf(name, standing.key)
}

/** The key before, while calls with it are taken. */
function oldOf(control: SupplierControl, name: contract.RotatableKey, at: Date) {
  const old = control.now().keys.get(name)?.old
  if (!old || old.untilMs <= at.getTime()) throw new Refusal('supplier_key_no_old')
  return { fingerprint: fingerprintOf(name, old.key), keyId: old.keyId }
}

type Of = { provider: ProviderName; name: contract.RotatableKey; by: string | null }

/** Who proposes a key has taken it in themselves: nobody proposes what a later second person brought. */
async function stagedOf(tx: Tx, id: string, { provider, name, by }: Of) {
  const found = await findStaged(tx, id)
  const isIt = found && found.provider === provider && found.name === name
  if (!isIt || (by !== null && found.by !== by)) throw new Refusal('supplier_key_gone')
  return found
}
