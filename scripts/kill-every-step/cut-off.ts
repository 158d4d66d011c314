import { setTimeout as wait } from 'node:timers/promises'
import { systemChance } from '../../arcade/src/chance.ts'
import { systemClock } from '../../arcade/src/clock.ts'
import { findFacts } from '../../arcade/src/games/find-facts.ts'
import type { Arcade } from '../../arcade/src/rounds/arcade.ts'
import { openSession } from '../../arcade/src/rounds/sessions/open-session.ts'
import { wayTo } from '../../arcade/src/testing/steps.ts'
import { seatAt } from '../supplier-faults/casino.ts'
import { PLACES } from '../supplier-faults/places.ts'
import type { Moment } from './moments.ts'
import { type Command, openPage, type Page } from './page.ts'
import { patiently } from './patiently.ts'
import type { Side, TwoSides } from './two-sides.ts'

/** A command that asks no wallet is over within this time. */
const WITHIN_MS = 8
/** On a machine that others keep busy. */
const REACHED_MAX_MS = 60_000

const TRIES_MAX = 10

/** A round that is cut off, or will be, within this command. `user` is the player as the arcade knows them. */
export type CutOff = {
  moment: Moment
  page: Page
  playerId: string
  user: string
  target: Command
}

/**
 * A new player's first round, played as far as the moment's step. A busy machine may be too slow for a
 * supplier's wait; such a round is `left` to its player, and another is begun.
 */
export async function bringTo(
  sides: TwoSides,
  moment: Moment,
  left: (round: CutOff) => void,
): Promise<CutOff> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const way = await patiently(() => wayOf(sides, moment))
    const round = await walk(moment, way)
    if (round.isThere) return round
    left(round)
  }
  throw new Error(`no round comes to ${moment.step.name}`)
}

type Way = Awaited<ReturnType<typeof wayTo>> & Pick<CutOff, 'page' | 'playerId' | 'user'>

/** A new player with seeds that lead to the step. */
async function wayOf(sides: TwoSides, { modes, step }: Moment): Promise<Way> {
  const { token, ...player } = await seatedAt(sides, modes.game.code)
  const page = openPage(sides.url, token, addressOf(player.playerId))
  const { nextCommitment } = (await page.session()).fairness
  const { rows } = await sides.pool.query(
    'select server_seed from arcade.seed_pair where commitment = $1',
    [nextCommitment],
  )
  const way = await wayTo(modes, step.name, rows[0].server_seed)
  await page.seed(nextCommitment, way.clientSeed)
  return { ...way, ...player, page }
}

/** Every command before the step's, which is the target; or the first that was refused. */
async function walk(
  moment: Moment,
  { page, playerId, user, bet, steps, at }: Way,
): Promise<CutOff & { isThere: boolean }> {
  const player = { page, playerId, user }
  let target = page.begin(bet)
  for (const { command, move } of steps.slice(1, at + 1)) {
    const { round } = await page.say(target)
    if (!round) return { moment, ...player, target, isThere: false }
    target = command === 'move' ? page.move(round.id, move) : page.finish(round.id)
  }
  return { moment, ...player, target, isThere: true }
}

/** A player of the casino with money, at a game that their session was launched for. */
export async function seatedAt({ casinoFixture, pool }: TwoSides, game: string) {
  const supplier = findFacts(game)?.supplier ?? 'hub88'
  const place = Object.values(PLACES).find((one) => one.supplier === supplier) ?? PLACES.hub88
  const gameCode = place.gameCode.replaceAll(place.game, game)
  const { playerId, holder } = await seatAt({ casinoFixture }, { ...place, game, gameCode })
  const arcade = { pool, chance: systemChance, clock: systemClock } as unknown as Arcade
  const { user, token: operatorToken, currency } = holder
  const launch = { user, operatorToken, gameCode: game, currency, language: 'tr' as const }
  return { playerId, user, token: await openSession(arcade, { ...launch, lobbyUrl: null }) }
}

/** Each player calls from an address of their own, as in life: strangers' calls are counted by address. */
export const addressOf = (playerId: string) =>
  `2001:db8:${playerId.slice(0, 4)}:${playerId.slice(4, 8)}::1`

type Blow = { victims: readonly Side[]; random: () => number }

/** Sends every round's command, kills the victims once each is where it shall be cut off, and starts them again. */
export async function killWithin(
  { gate, kill, start }: Pick<TwoSides, 'gate' | 'kill' | 'start'>,
  rounds: readonly CutOff[],
  { victims, random }: Blow,
): Promise<void> {
  const reached = rounds.map(({ moment: { step, stop }, playerId }) =>
    stop ? inTime(gate.stop({ playerId, ...stop }), `${step.name}, call ${stop.call}`) : undefined,
  )
  const said = rounds.map(async ({ page, moment, target }) => {
    if (!moment.stop) await Promise.all(reached)
    return page.say(target)
  })
  await Promise.all(reached)
  await wait(random() * WITHIN_MS)
  const isCasinoHit = victims.includes('casino')
  // What it has begun with is lost with it, or just not.
  if (isCasinoHit) gate.letGo({ throughCalls: true })
  if (isCasinoHit) await wait(random() * WITHIN_MS)
  await kill(victims)
  gate.letGo({ throughCalls: false })
  await start(victims)
  await Promise.all(said)
}

async function inTime(reached: Promise<void>, what: string): Promise<void> {
  const ending = new AbortController()
  const late = wait(REACHED_MAX_MS, 'late' as const, { signal: ending.signal }).catch(() => 'ended')
  if ((await Promise.race([reached, late])) === 'late') throw new Error(`${what} is never asked`)
  ending.abort()
}

/** The page is opened again: it asks for its last command once more, and plays the round to its end. */
export async function comeBack({ page, target }: CutOff): Promise<void> {
  await page.say(target)
  await page.playOn()
}
