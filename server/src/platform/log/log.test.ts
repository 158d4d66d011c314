import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { constants, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'

const LOG = JSON.stringify(new URL('./log.ts', import.meta.url).href)
/** Says more than any pipe holds, and by its exit code that it lived on. */
const PROGRAM = `import { openLog, exitAfterLog } from ${LOG}
  const log = openLog('info')
  for (let line = 0; line < 10; line++) {
    log.info({ line, text: 'x'.repeat(100_000) }, 'hello')
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await exitAfterLog(7)`

/** Runs it with its standard output there. */
function run(stdout: number | 'pipe') {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', PROGRAM], {
    stdio: ['ignore', stdout, 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

test('O7, FLT-06: a full disk under the standard output stops nobody', async () => {
  const child = run(openSync('/dev/full', 'w'))
  const complained = text(child.stderr ?? process.stdin)
  expect(await once(child, 'exit')).toEqual([7, null])
  expect(await complained).toBe('')
})

test('O7: nor does a standard output that nobody reads', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'zar-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const pipe = path.join(folder, 'pipe')
  spawnSync('mkfifo', [pipe])
  // Open at both ends, so that it takes lines until it is full.
  const child = run(openSync(pipe, constants.O_RDWR))
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
})

test('what was said before the end is all there', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'zar-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'log')
  await once(run(openSync(file, 'w')), 'exit')
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(10)
})
