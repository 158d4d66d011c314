import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AnyModes, MODES } from './games/find-modes.ts'
import type { Json } from './games/game.ts'
import type { Round } from './protocol.ts'
import { ARCADE_REFUSALS, type ArcadeRefusal } from './refusals.ts'
import { EN } from './screens/words/en.ts'
import { TR } from './screens/words/tr.ts'
import { type ArcadeFixture, openTestArcade } from './testing/open-arcade.ts'
import { betsOf, STEPPED_GAMES, type Step, stepsOf, wayTo } from './testing/steps.ts'

/** Rounds by the rules alone in which a game's moves and ways are looked for. */
const ROUNDS_TO_FIND = 100
const TABS = 5

let fixture: ArcadeFixture
beforeAll(async () => {
  fixture = await openTestArcade({ balanceKurus: 100_000_000, limits: { calls: 1e6, demos: 1e6 } })
})
afterAll(() => fixture.close())
beforeEach(() => fixture.operator.forgetCalls())

type Reply = { status: number; body: { refusal?: string; round?: Round } }

/** All that the commands of a page could have moved: its seat's rounds, moves and seeds, and the operator's books. */
async function held(token: string) {
  const { seat_id } = await fixture.session(token)
  const { rows } = await fixture.database.pool.query(
    `select (select json_agg(round order by id) from arcade.round where seat_id = $1) as rounds,
            (select json_agg(move order by asked_at, command_id) from arcade.move
               where round_id in (select id from arcade.round where seat_id = $1)) as moves,
            (select json_agg(pair order by id) from arcade.seed_pair pair
               where seat_id = $1 and client_seed is not null) as seeds`,
    [seat_id],
  )
  const calls = fixture.operator.calls.filter(({ path }) => path !== 'balance').length
  return { ...rows[0], calls, balanceE5: fixture.operator.books.balanceE5 }
}

/** Refused, with a sentence for the player in both languages. */
function expectRefused(what: string, { status, body }: Reply): void {
  const { refusal = '' } = body
  expect(ARCADE_REFUSALS[refusal as ArcadeRefusal], `${what} ${JSON.stringify(body)}`).toBe(status)
  for (const { refusals } of [TR, EN]) {
    const { title, text } = refusals[refusal as ArcadeRefusal]
    expect(`${title} ${text}`.length, what).toBeGreaterThan(10)
  }
}

async function expectAllRefused(
  token: string,
  tries: Record<string, () => Promise<Reply>>,
): Promise<void> {
  const before = await held(token)
  for (const [what, attempt] of Object.entries(tries)) expectRefused(what, await attempt())
  expect(await held(token)).toEqual(before)
}

const known = new Map<AnyModes, Step[]>()
/** The steps of a game whose rounds have several. */
function stepsOnce(modes: AnyModes): Step[] {
  if (!STEPPED_GAMES.includes(modes)) return []
  const steps = known.get(modes) ?? stepsOf(modes, ROUNDS_TO_FIND, 1)
  known.set(modes, steps)
  return steps
}

const firstBetOf = (modes: AnyModes): Json => betsOf(modes)[0] ?? null
const isStakes = (name: string) => /kurus$/i.test(name)

/** The same bet at twice the stakes. */
const doubled = (bet: Json): object =>
  JSON.parse(
    JSON.stringify(bet, (name, value) => {
      if (!isStakes(name)) return value
      return Array.isArray(value) ? value.map((stake) => 2 * stake) : 2 * value
    }),
  )
const withOutcome = (value: Json): object => ({
  ...(value as object),
  winKurus: 1_000_000,
  end: 'won',
})

const begin = (token: string, bet: Json | object, commandId = randomUUID(), more: object = {}) =>
  fixture.post('/api/begin', { token, commandId, bet, ...more }) as Promise<Reply>
const move = (token: string, roundId: string, what: Json | object, more: object = {}) =>
  fixture.post('/api/move', {
    token,
    roundId,
    commandId: randomUUID(),
    move: what,
    ...more,
  }) as Promise<Reply>

/** A player with their seeds, at a game in two windows; the first round of them goes on after its bet where one can. */
async function seatedAt(modes: AnyModes) {
  const user = `cheat-${randomUUID()}`
  const token = await fixture.seat(user, modes.game.code)
  const { fairness } = (await fixture.get(`/api/session?token=${token}`)).body.session
  const { rows } = await fixture.database.pool.query(
    'select server_seed from arcade.seed_pair where commitment = $1',
    [fairness.nextCommitment],
  )
  const opening = stepsOnce(modes).find(
    ({ command, name }) => command === 'begin' && name.endsWith('goes on'),
  )
  const way = opening
    ? await wayTo(modes, opening.name, rows[0].server_seed)
    : { clientSeed: 'page', bet: firstBetOf(modes) }
  await fixture.rotate(token, way.clientSeed)
  return { token, bet: way.bet, otherTab: await fixture.seat(user, modes.game.code) }
}

/** A round that waits for its player. */
async function openRound(modes: AnyModes) {
  const seat = await seatedAt(modes)
  const commandId = randomUUID()
  const { body, status } = await begin(seat.token, seat.bet, commandId)
  expect(status, JSON.stringify(body)).toBe(200)
  const round = body.round as Round
  return { ...seat, commandId, round, can: round.choices.find(({ why }) => !why)?.move ?? null }
}

/** Every move that a round of the game was ever seen to have. */
const movesOf = (modes: AnyModes): Json[] =>
  stepsOnce(modes).flatMap(({ move: made }) => made ?? [])

async function playToEnd(token: string, round: Round): Promise<Round> {
  let now = round
  while (!now.isDecided) {
    const choice = now.choices.findLast(({ why, priceKurus }) => !why && priceKurus === 0)
    const { body } = await move(token, now.id, choice?.move ?? null)
    now = body.round as Round
  }
  return (await fixture.finish(token, now.id)).body.round
}

/** What the round moved at the operator is what it says. */
function expectBooked({ id, stakedKurus, winKurus }: Round): void {
  expect(fixture.operator.books.netE5(id)).toBe((winKurus - stakedKurus) * 1_000)
}

describe.each(STEPPED_GAMES)('of $game.code, whose rounds have several commands,', (modes) => {
  test('a command out of turn, of another player, without a round or with an outcome moves nothing', async () => {
    const { token, otherTab, bet, commandId, round, can } = await openRound(modes)
    const stranger = await fixture.seat(undefined, modes.game.code)
    const [{ outcome } = { outcome: null }] = (await fixture.rounds()).filter(
      ({ id }) => id === round.id,
    )
    const outOfTurn = movesOf(modes).filter((one) => modes.game.whyNot(outcome, one))
    await expectAllRefused(token, {
      ...Object.fromEntries(
        outOfTurn.map((one) => [JSON.stringify(one), () => move(token, round.id, one)]),
      ),
      'another player': () => move(stranger, round.id, can),
      'another player’s end': () => fixture.finish(stranger, round.id),
      nobody: () => move(randomUUID(), round.id, can),
      'no round': () => move(token, randomUUID(), can),
      'no move': () => move(token, round.id, {}),
      'a list': () => move(token, round.id, [can]),
      'the outcome in the move': () => move(token, round.id, withOutcome(can)),
      'the outcome beside the move': () => move(token, round.id, can, { winKurus: 1_000_000 }),
      'the end before its time': () => fixture.finish(token, round.id),
      'another stake under the same id': () => begin(token, doubled(bet), commandId),
      'a second round': () => begin(token, bet),
      'a second round in another window': () => begin(otherTab, bet),
      'another seed': () => fixture.rotate(token, 'mine'),
    })
    expectBooked(await playToEnd(token, round))
  })

  test('a move that is sent many times at once is made once, and once from several windows', async () => {
    const { token, otherTab, round, can } = await openRound(modes)
    const ids = { commandId: randomUUID(), seen: 0 }
    const same = await Promise.all(
      Array.from({ length: TABS }, () => move(token, round.id, can, ids)),
    )
    expect(new Set(same.map(({ status }) => status))).toEqual(new Set([200]))
    expect(same[0]?.body.round?.moves).toEqual([can])
    await expectAllRefused(token, {
      'what the page has not seen': () => move(otherTab, round.id, can, { seen: 0 }),
    })

    const two = await openRound(modes)
    const tabs = Array.from({ length: TABS }, (_, tab) => (tab % 2 ? two.token : two.otherTab))
    const replies = await Promise.all(
      tabs.map((tab) => move(tab, two.round.id, two.can, { seen: 0 })),
    )
    const refused = replies.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(TABS - 1)
    for (const reply of refused) expectRefused('another window', reply)
    const { openRound: left } = (await fixture.get(`/api/session?token=${two.token}`)).body.session
    if (left) expect(left.moves).toHaveLength(1)
    expectBooked(
      await playToEnd(two.token, left ?? replies.find(({ status }) => status === 200)?.body.round),
    )
  })

  test('after its end nothing goes on, and its win is paid once', async () => {
    const { token, bet, round } = await openRound(modes)
    const ended = await playToEnd(token, round)
    await expectAllRefused(token, {
      ...Object.fromEntries(
        movesOf(modes).map((one) => [JSON.stringify(one), () => move(token, round.id, one)]),
      ),
      'the next round too soon': () => begin(token, bet),
    })
    const paid = await Promise.all(
      Array.from({ length: TABS }, () => fixture.finish(token, round.id)),
    )
    expect(paid.map(({ body }) => body.round)).toEqual(paid.map(() => ended))
    expect(fixture.operator.callsTo('win')).toHaveLength(1)
    expectBooked(ended)
  })
})

test.each(MODES)(
  'of $game.code a bet with an outcome, of nobody or under an id that was used moves nothing',
  async (modes) => {
    const { token, otherTab, bet } = await seatedAt(modes)
    await expectAllRefused(token, {
      'the outcome in the bet': () => begin(token, withOutcome(bet)),
      'the outcome beside the bet': () => begin(token, bet, randomUUID(), { winKurus: 1_000_000 }),
      'no bet': () => begin(token, {}),
      'free rounds that nobody gave': () =>
        begin(token, bet, randomUUID(), { rewardId: randomUUID() }),
      nobody: () => begin(randomUUID(), bet),
    })
    // The stake is changed while it is on its way, and another window begins beside it.
    const commandId = randomUUID()
    const replies = await Promise.all([
      begin(token, bet, commandId),
      begin(token, doubled(bet), commandId),
      begin(otherTab, bet),
    ])
    const begun = replies.filter(({ status }) => status === 200)
    expect(begun).toHaveLength(1)
    for (const reply of replies)
      if (reply.status !== 200) expectRefused('changed on its way', reply)
    expect(fixture.operator.callsTo('bet')).toHaveLength(1)
    expectBooked(await playToEnd(token, begun[0]?.body.round as Round))
  },
)
