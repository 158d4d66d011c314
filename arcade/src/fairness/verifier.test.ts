import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SHEETS } from '../games/catalogue.ts'
import { engineOf, playRound } from '../games/play-round.ts'
import { commitmentOf, randomOf } from './seeds.ts'
import { verifyRound } from './verifier.ts'

test('FAIR-05: the verifier agrees with the server on 10 000 rounds of all games', async () => {
  const rounds = Math.ceil(10_000 / SHEETS.length)
  for (const sheet of SHEETS) {
    const engine = engineOf(sheet)
    const serverSeed = commitmentOf(sheet.gameCode)
    for (let nonce = 0; nonce < rounds; nonce++) {
      const stakeKurus = sheet.stakesKurus[nonce % sheet.stakesKurus.length] ?? 200
      const pair = { serverSeed, clientSeed: `oyuncu-${nonce % 3}` }
      const { gameCode } = sheet
      const verified = await verifyRound({ ...pair, nonce, gameCode, stakeKurus })
      const played = playRound(engine, stakeKurus, randomOf(pair, nonce))
      expect(verified).toEqual({ commitment: commitmentOf(serverSeed), ...played })
    }
  }
}, 60_000)

test('an unknown game and a stake that no line can bear are not verified', async () => {
  const round = { serverSeed: 's', clientSeed: 'c', nonce: 0, stakeKurus: 200 }
  await expect(verifyRound({ ...round, gameCode: 'no_game' })).rejects.toThrow('unknown game')
  const odd = { ...round, gameCode: 'zar_nar_bahcesi', stakeKurus: 201 }
  await expect(verifyRound(odd)).rejects.toThrow('stake 201')
})

test('nothing the verifier imports needs Node', () => {
  const seen = new Set<string>()
  const walk = (url: URL): void => {
    if (seen.has(url.href)) return
    seen.add(url.href)
    const source = readFileSync(url, 'utf8')
    for (const [, name = ''] of source.matchAll(/from '([^']+)'/g)) {
      expect(name).toMatch(/^(\.|zod\/mini$)/)
      if (name.startsWith('.')) walk(new URL(name, url))
    }
  }
  walk(new URL('./verifier.ts', import.meta.url))
  expect(seen.size).toBeGreaterThan(10)
})
