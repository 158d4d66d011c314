import { expect, test } from 'vitest'
import { randomOf } from '../fairness/seeds.ts'
import { baccarat } from './baccarat/rules.ts'
import { blackjack } from './blackjack/rules.ts'
import { type Card, dealOne, nameOf, newShoe } from './cards.ts'
import { dice } from './dice/rules.ts'
import type { Random } from './game.ts'
import { hiLo } from './hi-lo/rules.ts'
import { holdem } from './holdem/rules.ts'
import { keno } from './keno/rules.ts'
import { limbo } from './limbo/rules.ts'
import { mines } from './mines/rules.ts'
import { plinko } from './plinko/rules.ts'
import { roulette } from './roulette/rules.ts'
import { scratch } from './scratch/rules.ts'
import { sicBo } from './sic-bo/rules.ts'
import known from './testing/known-answers.json' with { type: 'json' }
import { videoPoker } from './video-poker/rules.ts'
import { wheel } from './wheel/rules.ts'

const stakeKurus = 2_000
const SEEDS = { serverSeed: 'example_server_seed', clientSeed: 'example_client_seed' }
const names = (cards: readonly Card[]) => cards.map(nameOf)

function shoeOf(cards: number, random: Random): string[] {
  let shoe = newShoe()
  return Array.from({ length: cards }, () => {
    const dealt = dealOne(shoe, random)
    shoe = dealt.shoe
    return nameOf(dealt.card)
  })
}

function skipped(random: Random): string[] {
  let state = hiLo.begin({ stakeKurus }, random)
  while (state.cards.length < 5) state = hiLo.play(state, { skip: true }, random)
  return names(state.cards.map(({ card }) => card))
}

/** What each game draws first, as its published vector tells it. */
const DRAWS: Record<keyof typeof known.draws, (random: Random) => unknown> = {
  mines5: (random) => mines.begin({ stakeKurus, broken: 5 }, random).broken,
  plinko12: (random) => plinko.begin({ stakeKurus, rows: 12, risk: 'mid' }, random).result.path,
  dice: (random) =>
    dice.begin({ stakeKurus, side: 'over', threshold: 5_000 }, random).result.drawn / 100,
  limbo: (random) => limbo.begin({ stakeKurus, target: 200 }, random).result.height / 100,
  keno: (random) => keno.begin({ stakeKurus, picks: [1], risk: 'mid' }, random).result.drawn,
  hilo5: skipped,
  wheel20: (random) => wheel.begin({ stakeKurus, segments: 20, risk: 'mid' }, random).result.place,
  scratch: (random) => scratch.begin({ stakeKurus }, random).result.boxes,
  roulette: (random) =>
    roulette.begin({ bets: [{ place: 'red', stakeKurus }] }, random).result.number,
  sicbo: (random) => sicBo.begin({ bets: [{ place: 'big', stakeKurus }] }, random).result.dice,
  blackjack6: (random) => shoeOf(6, random),
  baccarat: (random) => {
    const { result } = baccarat.begin({ bets: [{ place: 'tie', stakeKurus }] }, random)
    return { player: names(result.player), banker: names(result.banker) }
  },
  holdem: (random) => {
    const { player, dealer, board } = holdem.begin({ anteKurus: stakeKurus, aaKurus: 0 }, random)
    return { player: names(player), dealer: names(dealer), board: names(board) }
  },
  videoPoker: (random) => {
    const { deck } = videoPoker.begin({ coinKurus: 100, coins: 5 }, random)
    return { dealt: names(deck.slice(0, 5)), next: names(deck.slice(5)) }
  },
}

test.each(
  Object.entries(known.draws).flatMap(([game, vectors]) =>
    vectors.map(({ nonce, result }) => [game, nonce, result] as const),
  ),
)('%s draws its published vector of nonce %i', (game, nonce, result) => {
  const drawn = DRAWS[game as keyof typeof DRAWS](randomOf(SEEDS, nonce))
  if (game === 'scratch') expect(drawn).toEqual((result as { box: string[] }).box)
  else if (game === 'baccarat') expect(result).toMatchObject(drawn as object)
  else expect(drawn).toEqual(result)
})

test('the first cards of a round of blackjack go to the player, the dealer, and again', () => {
  const { hands, dealer } = blackjack.begin({ stakesKurus: [500] }, randomOf(SEEDS, 0))
  expect([names(hands[0]?.cards ?? []), names(dealer)]).toEqual([
    ['Ks', 'Tc'],
    ['Jh', '6s'],
  ])
})
