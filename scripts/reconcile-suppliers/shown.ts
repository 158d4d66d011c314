import { expect } from 'vitest'
import { runScript } from '../../server/src/testing/casino/run-script.ts'
import type { Expected } from './planted-faults.ts'
import { type Sides, SUPPLIERS } from './sides.ts'

/** An operator reads of these, and of nothing else: in the list of differences, and of how the suppliers are doing. */
export async function expectShown(
  { casinoFixture }: Sides,
  expected: readonly Expected[],
): Promise<void> {
  const { url } = casinoFixture.testCasino
  const { said } = await runScript('scripts/providers/status.ts', url, ['--differences'])
  const blocks = said.split('\n\n').filter((block) => block.startsWith('#'))
  expect(blocks).toHaveLength(expected.length)
  for (const one of expected) {
    const block = blocks.find((text) => text.includes(`transaction  ${one.transactionId}`))
    expectTold(block?.replace(/\s+/g, ' ') ?? 'nothing', one)
  }
  const status = await runScript('scripts/providers/status.ts', url)
  expect(status.code).toBe(expected.length === 0 ? 0 : 1)
  for (const supplier of SUPPLIERS) {
    const own = expected.filter(({ provider }) => provider === supplier).length
    const block = status.said.split('\n\n').find((text) => text.startsWith(supplier)) ?? ''
    expect(block.includes('NEEDS A PERSON'), block).toBe(own > 0)
    expect(block).toContain(own > 0 ? `, ${own} differences` : ', no difference')
  }
}

function expectTold(words: string, { provider, sentence, ours, theirs }: Expected): void {
  expect(words).toMatch(new RegExp(`^#\\d+ ${provider} `))
  expect(words).toContain(sentence)
  for (const [name, side] of Object.entries({ ours, theirs })) {
    const [, line] = new RegExp(` ${name} (.*?)( theirs |$)`).exec(words) ?? []
    const money = side && `${(Number(side.amountE5) / 100_000).toFixed(2)} ${side.currency}`
    if (side === null) expect(line).toBe('nothing')
    else expect(line?.startsWith(`${side.kind} ${money}, `), words).toBe(true)
    expect(line?.includes('no cash moved')).toBe(side?.movesCash === false)
    if (side) expect(line).toContain(`player ${side.player} round ${side.round}`)
  }
}
