import { generateKeyPairSync } from 'node:crypto'
import type {
  SupplierControl as ControlTold,
  RotatableKey,
  SupplierSetting,
} from '@zar/contract/office/house/supplier-control'
import { openLog } from '../../../../platform/log/log.ts'
import { type Desk, openOfficeApp } from '../../../../testing/office/office-app.ts'
import { openTestCasino } from '../../../../testing/test-casino.ts'
import { openSupplierControl, type SupplierStart } from '../../../suppliers/index.ts'

export const REASON = 'They change over on Monday, ticket 7.'
const HOUR_MS = 3_600_000
const publicPem = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
export const OURS = publicPem()
export const FILES: Record<RotatableKey, string> = {
  'hub88-public.pem': publicPem().publicKey.trim(),
  'operator-private.pem': OURS.privateKey.trim(),
  'softgamings-hmac-secret': 'softgamings-hmac-secret-of-file',
  'softgamings-api-password': 'softgamings-password-of-file',
  'amusnet-password': 'amusnet-password-of-file',
  'egt-digital-checksum-key': 'egt-checksum-key-of-file',
  'egt-digital-gift-password': 'egt-gift-password-of-file',
  'everymatrix-password': 'everymatrix-password-of-file',
  'digitain-hmac-key': 'digitain-hmac-key-of-file',
}
const START: Partial<Record<SupplierSetting, string>> = {
  HUB88_URL: 'https://api.hub88.example',
  HUB88_ADDRESSES: '198.51.100.7',
  AMUSNET_GAME_URL: 'https://us:secret@games.amusnet.example/launch?key=secret',
}
const start: SupplierStart = {
  settings: (changes) => ({ ...START, ...changes }),
  key: (name) => FILES[name],
  isReal: false,
}

/** The office at one process, another process beside it, and two people who may change suppliers and one who may not. */
export async function openControlDesk() {
  const casino = await openTestCasino()
  const office = await openOfficeApp(casino)
  const open = () =>
    openSupplierControl({
      db: casino.db,
      // As the database's: windows of keys are of its time.
      clock: { now: () => new Date() },
      log: openLog('silent'),
      fieldCipher: office.deps.fieldCipher,
      start,
      everyMs: HOUR_MS,
    })
  const [here, there] = [await open(), await open()]
  office.deps.supplierControl = here
  const desk = async (name: string, role: 'oncall' | 'cashier') =>
    office.session((await office.staff(name, [role])).id)
  const kerem = await desk('kerem', 'oncall')
  const selin = await desk('selin', 'oncall')
  const defne = await desk('defne', 'cashier')
  const { set, stage, rotate } = callsOf(office, kerem)
  const told = async (provider: string) =>
    (await office.get<ControlTold>('/api/office/supplier-control', { provider }, kerem)).data
  return {
    casino,
    office,
    here,
    there,
    open,
    selin,
    defne,
    set,
    stage,
    rotate,
    told,
    settingOf: async (provider: string, name: string) =>
      (await told(provider))?.settings.find((one) => one.name === name),
    keyOf: async (provider: string, name: string) =>
      (await told(provider))?.keys.find((one) => one.name === name),
    prove: async (right: 'supplier.settings' | 'supplier.key_rotate', of = 'hub88') => {
      for (const one of [kerem, selin, defne]) await office.prove(one, right, `supplier:${of}`)
    },
    /** Two of the staff, for rows behind the office's back. */
    async people(): Promise<{ proposed_by: string; set_by: string }> {
      const [first, second] = await casino.db.selectFrom('staff').select('id').limit(2).execute()
      return { proposed_by: first?.id ?? '', set_by: second?.id ?? '' }
    },
    async close(): Promise<void> {
      await here.close()
      await there.close()
      await casino.close()
    },
  }
}

type Office = Awaited<ReturnType<typeof openOfficeApp>>
type Came = { outcome: string; proposal: string; code?: string }
type Staged = { staged: string; fingerprint: string; code?: string }

/** The calls, by Kerem where nobody else is told. */
function callsOf(office: Office, kerem: Desk) {
  return {
    set: (input: object, desk = kerem) =>
      office.post<Came>(
        '/api/office/supplier-settings',
        {
          provider: 'hub88',
          name: 'HUB88_ADDRESSES',
          value: '203.0.113.0/24',
          reason: REASON,
          ...input,
        },
        desk,
      ),
    stage: (input: object, desk = kerem) =>
      office.post<Staged>(
        '/api/office/supplier-key-stage',
        { provider: 'amusnet', typed: 'Amusnet', reason: REASON, ...input },
        desk,
      ),
    rotate: (input: object, desk = kerem) =>
      office.post<Came>(
        '/api/office/supplier-key-rotate',
        {
          provider: 'amusnet',
          name: 'amusnet-password',
          minutes: 60,
          typed: 'Amusnet',
          reason: REASON,
          ...input,
        },
        desk,
      ),
  }
}
