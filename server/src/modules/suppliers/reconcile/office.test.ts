import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOffice, runScript } from '../../../testing/casino/run-script.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'

const MANY = 501

let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino()
})
afterAll(() => casino.close())

const differences = async () => [
  (await runOffice(casino.url, ['differences'])).said,
  (await runScript('scripts/providers/status.ts', casino.url, ['--differences'])).said,
]
const saidOf = (told: string) => told.split('\n').filter((line) => line.startsWith('#'))

test('an operator hears how many differences there are, also of those that are too many to be shown', async () => {
  for (const said of await differences()) expect(said).toContain('No difference is open.')
  await casino.pool.query(
    `insert into supplier_difference (provider, transaction_id, what, day, found_at)
       select 'hub88', 'bet ' || n, 'missing_there', '2026-03-01', now() from generate_series(1, $1::int) n`,
    [MANY],
  )
  for (const said of await differences()) {
    expect(said).toContain('501 are open, of which 500 are shown.')
    expect(saidOf(said)).toHaveLength(500)
  }
  const [first] = await differences()
  const [, number = ''] = /^#(\d+) /.exec(first ?? '') ?? []
  const explain = ['differences', 'explain', number, 'as ticket 7', '--by', 'ayla']
  expect((await runOffice(casino.url, explain)).said).toContain('Explained.')
  for (const said of await differences()) {
    expect(said).toContain('\n500 are open.')
    expect(saidOf(said)).toHaveLength(500)
  }
})
