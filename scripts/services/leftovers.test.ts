import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'

const STARTS = 5
/** Claims the folder at the time that all do, says what came of it, and stays until it is told. */
const CLAIM = `
  const { claimFolder } = await import(process.argv[1])
  process.stdout.write('ready\\n')
  const [at] = await new Promise((resolve) => process.stdin.once('data', (data) => resolve(String(data).split('\\n'))))
  while (Date.now() < Number(at));
  try { claimFolder(process.argv[2]); console.log('claimed ' + process.pid) } catch (error) { console.log(error.message) }
  process.stdin.once('end', () => process.exit()).resume()`

test.runIf(process.platform !== 'win32')(
  'of five starts on one folder at once, after one that was killed, one claims it and four are refused',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'zar-claim-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const notes = path.join(folder, 'processes')
    mkdirSync(notes)
    writeFileSync(path.join(notes, 'start'), `${process.pid} another time`)
    const module = new URL('./leftovers.ts', import.meta.url).href
    const children = Array.from({ length: STARTS }, () => {
      const words = ['--import', 'tsx', '--input-type=module', '-e', CLAIM, module, folder]
      const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] })
      onTestFinished(() => void child.kill('SIGKILL'))
      return child
    })
    await Promise.all(children.map(({ stdout }) => once(stdout, 'data')))
    const at = Date.now() + 300
    for (const { stdin } of children) stdin.write(`${at}\n`)
    const answers = await Promise.all(children.map(({ stdout }) => once(stdout, 'data')))
    for (const { stdin } of children) stdin.end()
    await Promise.all(children.map(({ stdout }) => text(stdout)))
    const said = answers.map(([data]) => String(data).trim())
    const winners = said.filter((one) => one.startsWith('claimed'))
    expect(winners, said.join('; ')).toHaveLength(1)
    const pid = winners[0]?.split(' ')[1]
    expect(said.filter((one) => one.includes(`is open already, by process ${pid}:`))).toHaveLength(
      4,
    )
    expect(readFileSync(path.join(notes, 'start'), 'utf8')).toMatch(new RegExp(`^${pid} `))
    expect(readdirSync(notes)).toEqual(['start'])
  },
)
