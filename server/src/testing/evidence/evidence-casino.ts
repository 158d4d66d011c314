import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readKeys } from '@zar/contract/evidence/keys'
import { type Known, type Verdict, verifyEvidence } from '@zar/contract/evidence/verify'
import {
  factSources,
  type MakeDeps,
  makeFile,
  makeKeyList,
  nameKeyOf,
  publicKeysOf,
} from '../../modules/evidence/index.ts'
import { writeCheckpoints } from '../../modules/ledger/index.ts'
import { openCashier } from '../../modules/payments/testing/cashier.ts'
import { openSigningKey } from '../../platform/encryption/signing-key.ts'
import { LEDGER_KEY } from '../ledger-key.ts'
import { EVIDENCE_HOUSE } from './evidence-house.ts'

const ROOT = openSigningKey(Buffer.alloc(32, 14))
const PYTHON_VERIFIER = new URL('../../../../scripts/evidence/verify.py', import.meta.url)

/** The list of keys that these tests verify with. */
export const KEY_LIST = makeKeyList(ROOT, {
  publicKeys: publicKeysOf(EVIDENCE_HOUSE),
  from: new Date('2026-01-01T00:00:00Z'),
  until: new Date('2099-01-01T00:00:00Z'),
})

type Beside = Omit<Known, 'keys'>

/** A casino with its cashier that makes files of evidence. Its clock shows the time of day, as heads are by it. */
export async function openEvidenceCasino() {
  const cashier = await openCashier()
  const { casino, deps: payments } = cashier
  casino.clock.set(new Date())
  const folder = mkdtempSync(path.join(tmpdir(), 'zar-evidence-'))
  const deps: MakeDeps = {
    db: casino.db,
    house: EVIDENCE_HOUSE,
    journal: {
      db: casino.db,
      sources: factSources(payments.fieldCipher),
      nameKey: nameKeyOf(EVIDENCE_HOUSE.keys),
    },
    sealLedger: () => writeCheckpoints(casino.db, LEDGER_KEY),
  }
  const make = async (id: string): Promise<string> => {
    const owner = { id, number: '204718903', createdAt: new Date('2026-01-01T00:00:00Z') }
    const { lines } = await makeFile(deps, owner)
    let text = ''
    for await (const line of lines) text += line
    return text
  }
  const verify = async (text: string, beside: Beside = {}): Promise<Verdict> =>
    verifyEvidence(Buffer.from(text), {
      ...beside,
      keys: await readKeys(Buffer.from(KEY_LIST), ROOT.publicKey),
    })
  return {
    ...cashier,
    evidence: deps,
    make,
    verify,
    /** `valid`, or the code, by the steps in Python. */
    async verifyInPython(text: string): Promise<string> {
      const [file, keys] = [path.join(folder, 'file.jsonl'), path.join(folder, 'keys.json')]
      writeFileSync(file, text)
      writeFileSync(keys, KEY_LIST)
      return (await python(keys, file)).trim()
    },
    close: async () => {
      rmSync(folder, { recursive: true })
      await cashier.close()
    },
  }
}

const python = (keys: string, file: string): Promise<string> =>
  new Promise((resolve) => {
    execFile('python3', [PYTHON_VERIFIER.pathname, keys, file], (_, out) => resolve(out))
  })
