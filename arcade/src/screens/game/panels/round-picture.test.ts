import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { randomOf } from '../../../fairness/seeds.ts'
import { type AnyGame, findGame } from '../../../games/find-game.ts'
import type { Json } from '../../../games/game.ts'
import { shownOf } from '../../../rounds/present.ts'
import { findScreen } from '../find/find-screen.ts'
import { roundOf } from '../testing/round.ts'
import { RoundPicture } from './round-picture.tsx'

const SEEDS = { serverSeed: 'example_server_seed', clientSeed: 'example_client_seed' }
const stakeKurus = 2_000
const on = (place: string) => ({ bets: [{ place, stakeKurus }] })

/** A bet on each game whose picture is its own stage, and something that only its result shows. */
const STAGES: Record<string, [bet: Json, shown: RegExp]> = {
  zar_kirik_cini: [{ stakeKurus, broken: 5 }, /mines__board/],
  zar_nar_tanesi: [{ stakeKurus, rows: 16, risk: 'high' }, /plinko__bowl--lit/],
  zar_terazi: [{ stakeKurus, side: 'under', threshold: 2_500 }, /25(\.00)?/],
  zar_fisek: [{ stakeKurus, target: 500 }, /5\.00×/],
  zar_kirk_kup: [{ stakeKurus, picks: [3, 14, 15], risk: 'mid' }, /keno/],
  zar_alt_ust: [{ stakeKurus }, /class="card/],
  zar_degirmen: [{ stakeKurus, segments: 10, risk: 'high' }, /wheel/],
  zar_sedef: [{ stakeKurus }, /scratch/],
  zar_han_blackjack: [{ stakesKurus: [stakeKurus] }, /class="card/],
  zar_konak_rulet: [on('straight:17'), /roulette/],
  zar_kosk_bakara: [on('banker'), /class="stack/],
  zar_liman_holdem: [{ anteKurus: 1_000, aaKurus: 0 }, /class="card/],
  zar_besli: [{ coinKurus: 500, coins: 2 }, /class="card/],
  zar_uc_zar: [on('small'), /class="stack/],
}

/** One title of each machine: their pictures are grids. */
const MACHINES = [
  'zar_lale_devri',
  'zar_saat_kulesi',
  'zar_su_kemeri',
  'zar_ebru_teknesi',
  'zar_bakircilar_carsisi',
  'zar_kahve_fali',
  'zar_nakkashane',
  'zar_poyraz_feneri',
  'zar_bozkir_firtinasi',
  'zar_rasathane',
  'zar_balon_vadisi',
  'zar_golge_perdesi',
]

function playRound(game: AnyGame, input: Json, nonce: number) {
  const bet = game.readBet(input)
  if (bet === undefined) throw new Error(`${game.code} reads no such bet`)
  const random = randomOf(SEEDS, nonce)
  let state = game.begin(bet, random)
  while (game.returnOf(state) === undefined) {
    const move = game.whenLeft(state)
    if (move === 'stake back') break
    state = game.play(state, move, random)
  }
  const stake = game.stakeOf(bet)
  return roundOf(game.code, game.shownOf(state), {
    ...shownOf(game, state, game.returnOf(state) ?? 0),
    bet,
    stakeKurus: stake,
    stakedKurus: stake,
    state: 'settled',
  })
}

async function open(gameCode: string) {
  const [game, screen] = [findGame(gameCode), await findScreen(gameCode)]
  if (!game || !screen) throw new Error(`${gameCode} cannot be played`)
  return { game, screen }
}

test.each(Object.entries(STAGES))(
  'a past round of %s is drawn by its own stage',
  async (code, [bet, shown]) => {
    const { game, screen } = await open(code)
    for (const nonce of [0, 1]) {
      const round = playRound(game, bet, nonce)
      const markup = renderToStaticMarkup(
        createElement(RoundPicture, { screen, round, language: 'en' }),
      )
      expect(markup).toMatch(shown)
      expect(markup).toMatch(/^<div class="picture"[^>]*inert/)
    }
  },
)

test.each(MACHINES)('a past round of %s is drawn grid by grid, its wins marked', async (code) => {
  const { game, screen } = await open(code)
  const Grids = await screen.loadPicture?.()
  if (!Grids) throw new Error(`${code} draws no grids`)
  for (let nonce = 0; nonce < 15; nonce++) {
    const round = playRound(game, { stakeKurus }, nonce)
    const markup = renderToStaticMarkup(createElement(Grids, { round, language: 'en' }))
    expect(markup).toContain('<img')
    if (round.winKurus > 0) expect(markup).toMatch(/pastgrids__lit|<b>/)
    else expect(markup).not.toContain('pastgrids__lit')
  }
})
