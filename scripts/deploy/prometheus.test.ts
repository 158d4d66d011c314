/** The alarms of deploy/prometheus: each rings at its fault, has a line of what to do, and knows its figures. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = 'deploy/prometheus'
const alarms = [...read('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
const hasPromtool = spawnSync('promtool', ['--version']).error === undefined

function read(file: string): string {
  return readFileSync(`${FOLDER}/${file}`, 'utf8')
}

test('every alarm has a fault at which it rings, and is silent while all is well', () => {
  const cases = read('alerts.test.yml')
  expect(alarms.length).toBeGreaterThan(30)
  for (const alarm of alarms) {
    const rows = [
      ...cases.matchAll(new RegExp(`alertname: ${alarm},\\s+exp_alerts: \\[\\s*(.)`, 'g')),
    ]
    expect([alarm, ...rows.map(([, first]) => first)]).toEqual([alarm, ']', '{'])
  }
})

test('every alarm has one row in docs/operations.md that says what to do', () => {
  const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split('### Alarms\n')
  const rows = [...(section.split(/\n##+ /)[0] ?? '').matchAll(/^\| `(\w+)` \|/gm)].map(
    ([, name]) => name,
  )
  expect(rows.sort()).toEqual(alarms.toSorted())
})

test.skipIf(!hasPromtool)('promtool takes the rules and the settings, and each fault rings', () => {
  const checks = [
    ['check', 'rules', 'alerts.yml'],
    ['check', 'config', 'prometheus.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ]
  for (const words of checks) {
    const { status, stdout, stderr } = spawnSync('promtool', words, {
      cwd: FOLDER,
      encoding: 'utf8',
    })
    expect([words, status, status === 0 ? '' : stdout + stderr]).toEqual([words, 0, ''])
  }
})
