import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EARLIER_MODES } from '../games/earlier/modes.ts'
import { type AnyGame, GAMES } from '../games/find-game.ts'
import type { Json } from '../games/game.ts'
import { beginRound, playMove } from '../rounds/outcome.ts'
import { commitmentOf, digestOf, type SeedPair } from './seeds.ts'
import { verifyRound } from './verifier.ts'

/** A bet of each game, and moves that end its round: those the page offers, the cheapest first. */
const BETS: Record<string, Json> = {
  zar_kirik_cini: { stakeKurus: 2_000, broken: 5 },
  zar_nar_tanesi: { stakeKurus: 2_000, rows: 16, risk: 'high', count: 7 },
  zar_terazi: { stakeKurus: 2_000, side: 'over', threshold: 4_950 },
  zar_fisek: { stakeKurus: 2_000, target: 200 },
  zar_kirk_kup: { stakeKurus: 2_000, picks: [3, 14, 15, 9, 26], risk: 'mid' },
  zar_alt_ust: { stakeKurus: 2_000 },
  zar_degirmen: { stakeKurus: 2_000, segments: 20, risk: 'mid' },
  zar_sedef: { stakeKurus: 2_000 },
  zar_han_blackjack: { stakesKurus: [2_000, 500] },
  zar_konak_rulet: { bets: [{ place: 'split:17-20', stakeKurus: 500 }] },
  zar_kosk_bakara: { bets: [{ place: 'banker', stakeKurus: 500 }] },
  zar_liman_holdem: { anteKurus: 500, aaKurus: 100 },
  zar_besli: { coinKurus: 100, coins: 5 },
  zar_uc_zar: { bets: [{ place: 'total:11', stakeKurus: 500 }] },
}

/** Of versions that know other bets. */
const EARLIER_BETS: Record<string, Json> = {
  'zar_nar_tanesi 1': { stakeKurus: 2_000, rows: 16, risk: 'high' },
}

const betOf = ({ code, version, stakesKurus }: AnyGame, nonce: number): Json =>
  EARLIER_BETS[`${code} ${version}`] ??
  BETS[code] ?? { stakeKurus: stakesKurus[nonce % stakesKurus.length] ?? 200 }

/** Plays a round to its end as a server does, each step from the word where the one before stopped. */
function playToEnd(game: AnyGame, bet: Json, seeds: SeedPair, nonce: number) {
  let progress = beginRound(game, bet, { seeds, nonce })
  const moves: Json[] = []
  let stakedKurus = game.stakeOf(bet)
  while (progress.winKurus === null) {
    const { outcome } = progress
    const may = game.choicesOf(outcome).filter((move) => game.whyNot(outcome, move) === undefined)
    const move = may[(nonce + moves.length) % may.length]
    if (move === undefined) throw new Error(`${game.code} offers no move`)
    moves.push(move)
    stakedKurus += game.priceOf(outcome, move)
    progress = playMove(game, progress, move, { seeds, nonce })
  }
  return {
    moves,
    shown: game.shownOf(progress.outcome),
    stakedKurus,
    winKurus: progress.winKurus,
  }
}

test('FAIR-05: the verifier agrees with the server on 10 000 rounds of all games and versions', async () => {
  const games = [...GAMES, ...EARLIER_MODES.map(({ game }) => game)]
  const rounds = Math.ceil(10_000 / games.length)
  for (const game of games) {
    const serverSeed = commitmentOf(game.code)
    for (let nonce = 0; nonce < rounds; nonce++) {
      const seeds = { serverSeed, clientSeed: `oyuncu-${nonce % 3}` }
      const bet = betOf(game, nonce)
      const { moves, ...played } = playToEnd(game, bet, seeds, nonce)
      const { version } = game
      const digest = digestOf(game.code, version)
      const round = { ...seeds, nonce, gameCode: game.code, bet, moves, digest }
      const commitment = commitmentOf(serverSeed, digest)
      expect(await verifyRound(round)).toEqual({ commitment, digest, version, ...played })
    }
  }
})

test('an unknown game, and a bet or a move that is none of its own, is not verified', async () => {
  const round = { serverSeed: 's', clientSeed: 'c', nonce: 0, moves: [] }
  const slot = { ...round, gameCode: 'zar_nar_bahcesi', bet: { stakeKurus: 200 } }
  await expect(verifyRound({ ...slot, gameCode: 'no_game' })).rejects.toThrow('unknown game')
  await expect(verifyRound({ ...slot, bet: { stakeKurus: 201 } })).rejects.toThrow('no bet of')
  const tiles = { ...round, gameCode: 'zar_kirik_cini', bet: { stakeKurus: 200, broken: 1 } }
  await expect(verifyRound({ ...tiles, moves: [{ open: 25 }] })).rejects.toThrow('no move of')
  await expect(verifyRound({ ...tiles, moves: [{ cashOut: true }] })).rejects.toThrow('no move of')
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
