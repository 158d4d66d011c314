/** Holds docs/breach-runbook.md to what the platform can do: in a breach nobody has time to find out. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shownOf } from './office/client/run-command.ts'
import { COMMANDS } from './office/commands/commands.ts'
import { MACHINE_USAGE } from './office/machine/usage.ts'

const runbook = readFileSync('docs/breach-runbook.md', 'utf8')
const offered = [
  ...MACHINE_USAGE.split('\n').map((line) => `npm run office -- ${line.trim().split(/ {2,}/)[0]}`),
  ...COMMANDS.map(shownOf),
]
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}
const commands = [...runbook.matchAll(/^ *(npm run .+)$/gm)].map(([, command = '']) => command)

test('PRV-03: every command of the breach runbook exists, with the words it is given', () => {
  expect(commands.length).toBeGreaterThanOrEqual(5)
  for (const command of commands) {
    const [, , script = ''] = command.split(' ')
    expect(Object.keys(scripts)).toContain(script)
    if (script === 'office') expect(offered).toContain(command.replace(/ --proposal NUMBER$/, ''))
  }
})

test('PRV-03: the runbook tells the authority within 72 hours, and ends all sessions by one command', () => {
  expect(runbook).toMatch(/\*\*72 hours\*\* \| the authority/)
  expect(commands).toContain('npm run office -- sessions end-all')
})

test('PRV-03: every table, column and key that the runbook names exists', () => {
  const tables = readFileSync('server/src/db/tables/players.ts', 'utf8')
  for (const [, table = '', column = ''] of runbook.matchAll(/\b(session|player)\.(\w+)/g)) {
    const body = tables.split(new RegExp(`^  ${table}: \\{$`, 'm'))[1]?.split('\n  }')[0] ?? ''
    expect(body).toMatch(new RegExp(`^    ${column}: `, 'm'))
  }
  const made = readFileSync('scripts/keys/keys.ts', 'utf8')
  for (const key of [
    'bank-order-secret',
    'bank-callback-secret',
    'personal-data-key',
    'personal-data-index-key',
  ])
    expect([runbook.includes(key), made.includes(key)]).toEqual([true, true])
})
