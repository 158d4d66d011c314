import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { LOG_LIMITS, openLogFile } from './log-file.ts'

const LINE = Buffer.from('{"msg":"hello"}\n')
const DAY_MS = 86_400_000

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'zar-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  file = path.join(folder, 'casino.log')
})

const linesOf = (name: string) =>
  readFileSync(path.join(folder, name), 'utf8').split('\n').filter(Boolean)

function open(limits: Partial<typeof LOG_LIMITS> = {}, now = () => new Date()) {
  const log = openLogFile(file, { clock: { now }, limits: { ...LOG_LIMITS, ...limits } })
  onTestFinished(() => log.close())
  return log
}

/** One write at a time, as a service that speaks now and then. */
async function say(limits: Partial<typeof LOG_LIMITS>, times: number, now?: () => Date) {
  for (let time = 0; time < times; time++) {
    const log = open(limits, now)
    log.write(LINE)
    await log.close()
  }
}

test('O7, LOG-02: a file that is full is put aside, and only so many are kept', async () => {
  await say({ maxBytes: LINE.length, kept: 2 }, 9)
  expect(linesOf('casino.log')).toHaveLength(1)
  expect(linesOf('casino.log.1')).toHaveLength(2)
  expect(linesOf('casino.log.2')).toHaveLength(2)
  expect(existsSync(`${file}.3`)).toBe(false)
})

test('O7: a file of yesterday is put aside, and one that is too old goes', async () => {
  writeFileSync(`${file}.7`, 'of last month\n')
  writeFileSync(`${file}.8`, 'of yesterday\n')
  writeFileSync(path.join(folder, 'arcade.log.7'), 'of another\n')
  const past = new Date(Date.now() - 31 * DAY_MS)
  utimesSync(`${file}.7`, past, past)
  utimesSync(path.join(folder, 'arcade.log.7'), past, past)
  await say({}, 1)
  await say({}, 1, () => new Date(Date.now() + LOG_LIMITS.maxAgeMs + 1_000))
  expect(linesOf('casino.log')).toHaveLength(1)
  expect(linesOf('casino.log.1')).toHaveLength(1)
  expect(existsSync(`${file}.8`)).toBe(false)
  expect(linesOf('casino.log.9')).toEqual(['of yesterday'])
  expect(linesOf('arcade.log.7')).toEqual(['of another'])
})

test('O7, FLT-06: what a full disk does not take is dropped and counted, and told once there is room', async () => {
  const target = path.join(folder, 'disk')
  symlinkSync('/dev/full', target)
  symlinkSync(target, file)
  const log = open()
  for (let line = 0; line < 3; line++) log.write(LINE)
  await log.close()
  rmSync(target)
  writeFileSync(target, '')
  for (let line = 0; line < 2; line++) log.write(LINE)
  await log.close()
  const lines = linesOf('disk').map((line) => JSON.parse(line))
  expect(lines).toEqual([
    { level: 40, time: expect.any(Number), count: 3, msg: 'log lines dropped' },
    { msg: 'hello' },
    { msg: 'hello' },
  ])
})

test('O7: a pipe that nobody reads holds nobody up', async () => {
  spawnSync('mkfifo', [file])
  const log = open({ waitingMaxBytes: 1_000_000 })
  for (let line = 0; line < 100_000; line++) log.write(LINE)
  await log.close()
})

test('O7: what waits for the disk is bounded', async () => {
  const log = open({ waitingMaxBytes: 2 * LINE.length })
  for (let line = 0; line < 5; line++) log.write(LINE)
  await log.close()
  log.write(LINE)
  await log.close()
  const said = linesOf('casino.log').map((line) => JSON.parse(line))
  const dropped = said.filter(({ msg }) => msg === 'log lines dropped')
  expect(said.filter(({ msg }) => msg === 'hello').length + dropped[0].count).toBe(6)
  expect(dropped).toHaveLength(1)
})

test('PRV-04: a log that was readable by others no longer is', async () => {
  writeFileSync(file, '')
  chmodSync(file, 0o644)
  await say({}, 1)
  const { status } = spawnSync('sh', ['-c', `test "$(ls -l ${file} | cut -c1-10)" = -rw-------`])
  expect(status).toBe(0)
})
