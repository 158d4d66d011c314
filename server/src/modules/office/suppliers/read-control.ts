import type { ProviderName } from '@zar/contract/casino/casino'
import {
  type SupplierControl as ControlTold,
  type KeyInUse,
  type RotatableKey,
  rotatableKeysOf,
  type SettingInUse,
  type SupplierSetting,
  settingKindOf,
  settingsOf,
} from '@zar/contract/office/house/supplier-control'
import {
  type Changed,
  fingerprintOf,
  type SupplierControl,
  settingInUse,
  shownSetting,
} from '../../suppliers/index.ts'
import type { OfficeCall } from '../operations/operation-route.ts'

/** Settings and keys of a supplier as this process uses them. Of a key nothing but its fingerprint is told. */
export async function readControl(
  control: SupplierControl,
  call: OfficeCall<{ provider: ProviderName }>,
): Promise<ControlTold> {
  const { provider } = call.input
  await control.read()
  return {
    settings: settingsOf(provider).map((name) => tellSetting(control, provider, name)),
    keys: rotatableKeysOf(provider).map((name) => tellKey(control, name, call.now)),
    actions: call.actions(['supplier.settings', 'supplier.key_rotate'], {
      object: `supplier:${provider}`,
    }),
  }
}

const changeOf = ({ proposedBy, setBy, because, at }: Changed) => ({
  proposedBy,
  setBy,
  because,
  at: at.toISOString(),
})

function tellSetting(
  { now, start }: SupplierControl,
  provider: ProviderName,
  name: SupplierSetting,
): SettingInUse {
  const known = now()
  const own = known.changed.find((one) => one.provider === provider && one.name === name)
  const shown = (value: string | undefined) =>
    value === undefined ? null : shownSetting(name, value)
  return {
    name,
    kind: settingKindOf(name),
    value: shown(settingInUse(known, start, { provider, name })),
    start: shown(start.settings({})[name]),
    origin: own && own.value !== null ? 'office' : 'start',
    change: own ? changeOf(own) : null,
  }
}

function tellKey({ now }: SupplierControl, name: RotatableKey, at: Date): KeyInUse {
  const standing = now().keys.get(name)
  if (!standing) throw new Error(`${name} has no standing`)
  const { key, old, change, keyId } = standing
  const isOldTaken = old !== undefined && at.getTime() < old.untilMs
  return {
    name,
    origin: keyId === null ? 'start' : 'office',
    fingerprint: fingerprintOf(name, key),
    change: change && changeOf(change),
    old: isOldTaken
      ? { until: new Date(old.untilMs).toISOString(), fingerprint: fingerprintOf(name, old.key) }
      : null,
  }
}
