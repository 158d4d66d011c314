import { createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { canon } from '../../contract/src/evidence/canon.ts'
import { readKeys } from '../../contract/src/evidence/keys.ts'
import { verifyEvidence } from '../../contract/src/evidence/verify.ts'

const REFERENCE = `${process.env.ZAR_SHARED ?? '../shared'}/reference`
const FOLDER = `${REFERENCE}/evidence`
const HAS_FILES = existsSync(FOLDER)

type Expected = {
  root: string
  bundles: Record<string, { verdict: string; code?: string; findings: string[] }>
}
const expected: Expected = HAS_FILES
  ? JSON.parse(readFileSync(`${FOLDER}/expected.json`, 'utf8'))
  : { root: '', bundles: {} }
const read = (name: string) => readFileSync(`${FOLDER}/${name}`)

test.skipIf(!HAS_FILES)('the files of the reference are answered as it says', async () => {
  const keys = await readKeys(read('keys.json'), expected.root)
  const answers = await Promise.all(
    Object.keys(expected.bundles).map(async (name) => {
      const verdict = await verifyEvidence(read(name), { keys })
      const findings = verdict.verdict === 'valid' ? verdict.findings.map(({ code }) => code) : []
      const code = verdict.verdict === 'refused' ? verdict.code : undefined
      return [name, { verdict: verdict.verdict, code, findings: [...new Set(findings)] }]
    }),
  )
  const told = Object.entries(expected.bundles).map(([name, { verdict, code, findings }]) => [
    name,
    { verdict, code, findings },
  ])
  expect(told.length).toBeGreaterThan(25)
  expect(answers).toEqual(told)
})

test.skipIf(!HAS_FILES)('its heads are those of its files', async () => {
  const lines = new Set(read('valid.jsonl').toString().split('\n'))
  const heads = read('heads.jsonl').toString().trimEnd().split('\n')
  expect(heads.filter((head) => !lines.has(head))).toEqual([])
})

test.skipIf(!HAS_FILES)(
  'events of the audit log have the spelling that its chain is made of',
  () => {
    const { auditChain } = JSON.parse(readFileSync(`${REFERENCE}/office-cases.json`, 'utf8'))
    let mac = Buffer.alloc(32)
    for (const { event, mac: expectedMac } of auditChain.rows) {
      mac = createHmac('sha256', 'example audit chain key')
        .update(mac)
        .update(canon(event))
        .digest()
      expect(mac.toString('hex')).toBe(expectedMac)
    }
    expect(auditChain.rows.length).toBeGreaterThan(2)
  },
)
