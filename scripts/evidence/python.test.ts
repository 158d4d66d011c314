import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { times } from '../../server/src/testing/chance.ts'
import { brokenFile } from './testing/broken.ts'
import { oneByteOff, openChance } from './testing/chance.ts'
import { answerTo } from './testing/check.ts'
import { aLife } from './testing/life.ts'
import { makeFile, makeKeys } from './testing/make.ts'
import { sealed } from './testing/story.ts'

const HAS_PYTHON = spawnSync('python3', ['--version']).status === 0
const FILES = times(200)
const SEED = 20_261_129

test.skipIf(!HAS_PYTHON)(
  'a verifier that is written from the text alone gives the same answer to every file, bent at random and signed again',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'zar-evidence-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const write = (name: string, bytes: Uint8Array) => {
      const file = path.join(folder, name)
      writeFileSync(file, bytes)
      return file
    }
    const chance = openChance(SEED)
    const right = makeFile(sealed(aLife()))
    const bent = Array.from({ length: FILES }, () => brokenFile(chance))
    const files = [right, ...bent, ...oneByteOff(right, 20, SEED)]
    const names = files.map((file, at) => write(`${at}.jsonl`, file))
    const keys = write('keys.json', makeKeys())
    const { stdout, stderr } = spawnSync(
      'python3',
      ['scripts/evidence/verify.py', keys, ...names],
      { encoding: 'utf8' },
    )
    expect(stderr).toBe('')
    const answers: string[] = []
    for (const file of files) answers.push((await answerTo(file)).replace(/ F.*/, ''))
    expect(stdout.trim().split('\n')).toEqual(answers)
    expect(new Set(answers).size).toBeGreaterThan(9)
  },
)
