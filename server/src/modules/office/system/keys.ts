import * as contract from '@zar/contract/office/system/keys'
import type { z } from 'zod/mini'
import type { Tx } from '../../../db/db.ts'
import { takeLonger } from '../../../db/take-longer.ts'
import { readKeyNotes } from '../../../platform/encryption/key-notes.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { readProcesses } from '../../../platform/process-signs.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { byTwo } from '../approvals/two-persons.ts'
import type { KeyStore, OfficeDeps } from '../deps.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { KEY_TASK } from './key-work.ts'

/** Counting reads every sealed field, and nobody waits for it but who asked. */
const COUNT_MS = 120_000
const ALL = 'key:all'
const objectOf = (version: number) => `key:${contract.fieldKeyFile(version)}`

/** Those that never change: what was made with them could be read or verified no more. */
const NEVER = new Set([
  'softgamings-player-secret',
  'personal-data-index-key',
  'ledger-seal-key',
  'audit-seal-key',
  'audit-head-key',
  'evidence-salt-key',
  'evidence-chain-key',
])

const changeOf = (name: string): contract.OfficeKey['change'] => {
  if (/^personal-data-key(-\d+)?$/.test(name)) return 'here'
  return NEVER.has(name) ? 'never' : 'restart'
}

/** Keys by name, age and fingerprint; that of personal data made, used and deleted by two. */
export const keyRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  listRoute(deps),
  serve(contract.countKeys, async () => {
    const { keys, db } = deps
    if (!keys) return { data: [] }
    const sealedBy = await db.transaction().execute(async (tx) => {
      await takeLonger(tx, COUNT_MS)
      return keys.count(tx)
    })
    const { versions } = keys.read()
    return { data: versions.map((version) => ({ version, sealed: sealedBy(version) })) }
  }),
  newRoute(deps),
  rotateRoute(deps),
  retireRoute(deps),
]

const listRoute = ({ db, keys }: OfficeDeps): OfficeRoute =>
  serve(contract.listKeys, async (call) => {
    const [notes, processes] = await Promise.all([readKeyNotes(db), readProcesses(db)])
    const own = keys?.read()
    return {
      data: {
        keys: notes.map(({ since, ...note }) => ({
          ...note,
          since: since.toISOString(),
          change: changeOf(note.name),
        })),
        versions: own?.versions ?? [],
        sealing: own?.sealing ?? null,
        isWritable: own?.isWritable ?? false,
        processes: processes.map(({ process, keyVersions, sealingVersion }) => ({
          process,
          versions: keyVersions,
          sealing: sealingVersion,
        })),
        actions: call.actions(['key.new', 'key.rotate', 'key.retire']),
      },
    }
  })

/** The folder, where this process can change it. */
function writable({ keys }: OfficeDeps): KeyStore {
  if (!keys?.read().isWritable) throw new Refusal('keys_elsewhere')
  return keys
}

const newRoute = (deps: OfficeDeps): OfficeRoute =>
  serve(contract.newKey, async (call) => {
    const { reason, proposal } = call.input
    call.may({ object: ALL, reason })
    const wish = {
      right: 'key.new',
      object: ALL,
      reason,
      proposal,
      terms: {},
      facts: async () => {
        const { versions, sealing } = writable(deps).read()
        const newest = Math.max(sealing, ...versions)
        refuseIf(newest > sealing, 'key_waits')
        return { newest }
      },
    } as const
    const data = await byTwo(deps, call, wish, (approve) =>
      deps.db.transaction().execute(async (tx) => {
        await approve(tx)
        const version = await writable(deps).makeNext(tx, call.person.name)
        const after = { version, file: contract.fieldKeyFile(version) }
        await call.note(tx, { object: objectOf(version), after })
      }),
    )
    return { data }
  })

type OfVersion = z.output<typeof contract.rotateKey.input | typeof contract.retireKey.input>

/** The version whose file the person typed, and whether they may. */
function askedFor(call: OfficeCall<OfVersion>) {
  const { version, typed, reason, proposal } = call.input
  const object = objectOf(version)
  const isNameTyped = typed.trim() === contract.fieldKeyFile(version)
  call.may({ object, reason, isNameTyped })
  return { object, reason, proposal, isNameTyped }
}

const rotateRoute = (deps: OfficeDeps): OfficeRoute =>
  serve(contract.rotateKey, async (call) => {
    const { version, proposal } = call.input
    const wish = {
      right: 'key.rotate',
      ...askedFor(call),
      terms: { version },
      facts: async (tx: Tx) => {
        const { versions, sealing } = writable(deps).read()
        refuseIf(version < sealing || version !== Math.max(...versions), 'key_not_next')
        const processes = await readProcesses(tx)
        const isEverywhere = processes.every(({ keyVersions }) => keyVersions.includes(version))
        refuseIf(!isEverywhere, 'key_not_everywhere')
        return { sealing }
      },
    } as const
    const data = await byTwo(deps, call, wish, (approve) =>
      deps.db.transaction().execute(async (tx) => {
        await approve(tx)
        const payload = { version, proposal: `${proposal}` }
        await addJob(tx, { name: KEY_TASK, payload, key: KEY_TASK, runAt: call.now })
      }),
    )
    return { data }
  })

const retireRoute = (deps: OfficeDeps): OfficeRoute =>
  serve(contract.retireKey, async (call) => {
    const { version } = call.input
    const wish = {
      right: 'key.retire',
      ...askedFor(call),
      terms: { version },
      facts: async (tx: Tx) => {
        await refuseUsed(tx, writable(deps), version)
        return {}
      },
    } as const
    const data = await byTwo(deps, call, wish, async (approve) => {
      await deps.db.transaction().execute(async (tx) => {
        await approve(tx)
        await writable(deps).noteGone(tx, version, call.person.name)
      })
      // Only what is committed is deleted: a start that misses a key would not open.
      deps.keys?.remove(version)
    })
    return { data }
  })

async function refuseUsed(tx: Tx, keys: KeyStore, version: number): Promise<void> {
  await takeLonger(tx, COUNT_MS)
  const why = await keys.whyKept(tx, version)
  refuseIf(why === 'unknown', 'not_found')
  refuseIf(why !== undefined, 'key_used')
  const processes = await readProcesses(tx)
  refuseIf(
    processes.some(({ sealingVersion }) => sealingVersion === version),
    'key_used',
  )
}
