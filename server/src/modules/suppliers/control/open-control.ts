import type { ProviderName } from '@zar/contract/casino/casino'
import {
  type BREAKER_SETTINGS,
  ROTATABLE_KEYS,
  type RotatableKey,
  type SupplierSetting,
  settingKindOf,
  settingsOf,
} from '@zar/contract/office/house/supplier-control'
import type { Logger } from 'pino'
import type { Db, Tx } from '../../../db/db.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { FieldCipher } from '../../../platform/encryption/field-cipher.ts'
import { repeatEvery } from '../../../platform/queues.ts'
import { type KeyChange, keyContext, readKeyChanges } from './keys.ts'
import { refuseSetting } from './setting-rules.ts'
import { type Changed, readSettings, type SetSetting } from './settings.ts'

const READ_EVERY_MS = 2_000

export type SettingValues = Partial<Record<SupplierSetting, string>>
/** What the office set, of settings that are one supplier's alone. */
export type OfficeSettings = Omit<SettingValues, (typeof BREAKER_SETTINGS)[number]>

/** What the start of this process has: its settings, with these changes of the office, and its files of keys. */
export type SupplierStart = {
  settings: (changes: OfficeSettings) => SettingValues
  /** The text of a file of the key folder. */
  key: (name: RotatableKey) => string
  /** Whether it plays for real money. */
  isReal: boolean
}

export type KeyStanding = {
  key: string
  /** What was in use before, and until when calls with it are taken. */
  old: { key: string; untilMs: number; keyId: string | null } | undefined
  /** Null of the file that was never otherwise. */
  change: Changed | null
  /** The row of its value; null of the file. */
  keyId: string | null
}

/** What counts now, of all that the office may change. It never changes itself: another one takes its place. */
export type SuppliersKnown = {
  /** The newest of each setting that was ever changed. */
  changed: readonly SetSetting[]
  keys: ReadonlyMap<RotatableKey, KeyStanding>
  /** The newest rows it was read from. */
  marks: { settings: bigint; keys: bigint }
}

export type SupplierControl = Awaited<ReturnType<typeof openSupplierControl>>

type Deps = {
  db: Db
  clock: Clock
  log: Logger
  fieldCipher: FieldCipher
  start: SupplierStart
  everyMs?: number
}

/**
 * The settings and keys of the suppliers as two people of the office left them, in memory, so that a call can ask. Every
 * process reads them each two seconds. What cannot be read or opened leaves what was known before; a process that has
 * never read them does not open, since a key that was taken out of use would else be good again.
 */
export async function openSupplierControl(deps: Deps) {
  const { log, start, everyMs = READ_EVERY_MS } = deps
  let known = await readKnown(deps)

  /** From a transaction where the caller is in one: it may hold the last connection. */
  async function read(db: Db | Tx = deps.db): Promise<void> {
    const next = await readKnown({ ...deps, db }, known)
    // Of two readings at once the earlier may answer later.
    if (!isNewer(next, known)) return
    known = next
    log.info({ event: 'suppliers changed' }, 'settings or keys of suppliers are others from now on')
  }

  const reading = repeatEvery(everyMs, {
    work: () => read(),
    onFailed: (err) =>
      log.error(
        { err },
        'settings and keys of suppliers were not read: those that were known are used',
      ),
  })
  return { now: () => known, start, read, close: reading.close }
}

const isNewer = ({ marks: next }: SuppliersKnown, { marks }: SuppliersKnown): boolean =>
  next.settings >= marks.settings &&
  next.keys >= marks.keys &&
  (next.settings > marks.settings || next.keys > marks.keys)

async function readKnown(
  deps: Omit<Deps, 'db'> & { db: Db | Tx },
  before?: SuppliersKnown,
): Promise<SuppliersKnown> {
  const changed = await readSettings(deps.db)
  const changes = await readKeyChanges(deps.db)
  const marks = { settings: newestOf(changed), keys: newestOf(changes) }
  if (before && marks.settings === before.marks.settings && marks.keys === before.marks.keys)
    return before
  refuseUnusable(changed, deps.start.isReal)
  return { changed, keys: standingsOf(deps, changes), marks }
}

const newestOf = (rows: readonly { id: bigint }[]): bigint =>
  rows.reduce((newest, { id }) => (id > newest ? id : newest), 0n)

/** Throws where a value cannot be what its setting must be: by another release, or written behind our back. */
function refuseUnusable(changed: readonly SetSetting[], isReal: boolean): void {
  for (const { provider, name, value } of changed) {
    const known = settingsOf(provider).find((one) => one === name)
    if (known && value !== null) refuseSetting(known, value, isReal)
  }
}

function standingsOf(deps: Omit<Deps, 'db'>, changes: readonly KeyChange[]) {
  const names = Object.values(ROTATABLE_KEYS).flat()
  return new Map(
    names.map((name) => [
      name,
      standingOf(
        deps,
        name,
        changes.filter((one) => one.name === name),
      ),
    ]),
  )
}

/** By the newest change and the one before it. Throws where a key does not open. */
function standingOf(
  { start, fieldCipher, clock }: Omit<Deps, 'db'>,
  name: RotatableKey,
  [newest, before]: readonly KeyChange[],
): KeyStanding {
  const textOf = (key: KeyChange['key'] | undefined) =>
    key ? fieldCipher.decrypt(key.sealed, keyContext(key.id)) : start.key(name)
  if (!newest) return { key: start.key(name), old: undefined, change: null, keyId: null }
  const { oldUntil, proposedBy, setBy, because, at } = newest
  const isOldTaken = oldUntil > clock.now()
  const keyId = before?.key?.id ?? null
  return {
    key: textOf(newest.key),
    old: isOldTaken ? { key: textOf(before?.key), untilMs: oldUntil.getTime(), keyId } : undefined,
    change: { proposedBy, setBy, because, at },
    keyId: newest.key?.id ?? null,
  }
}

/** What the office set and did not take back, of settings that are one supplier's alone. */
export function changesOf({ changed }: SuppliersKnown): OfficeSettings {
  const changes: SettingValues = {}
  for (const { provider, name, value } of changed) {
    const known = settingsOf(provider).find((one) => one === name)
    if (known && value !== null && settingKindOf(known) !== 'number') changes[known] = value
  }
  return changes
}

/** A setting as it is in use for this supplier; undefined where it is set to nothing. */
export function settingInUse(
  known: SuppliersKnown,
  start: SupplierStart,
  { provider, name }: { provider: ProviderName; name: SupplierSetting },
): string | undefined {
  const own = known.changed.find((one) => one.provider === provider && one.name === name)
  return own?.value ?? start.settings(changesOf(known))[name]
}
