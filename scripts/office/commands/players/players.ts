import { EXCLUDERS, placeExclusion } from '@zar/contract/office/player-acts'
import * as contract from '@zar/contract/office/players'
import { readmitPlayer } from '@zar/contract/office/risk/register'
import { byTwo, type Command, command, type Desk, type Lines } from '../../client/command.ts'
import { oneOf, optional, player, reason, until } from '../../client/words.ts'
import { listed, momentOf } from '../../terminal-text.ts'
import { pagesOf, playerOf } from '../shared.ts'

const KEPT_OUT = ['blocked', 'excluded', 'closed'] as const

export const PLAYERS: Command[] = [
  command(
    {
      name: 'players',
      takes: [optional(oneOf('STATE', contract.PLAYER_STATES))],
      does: 'lists who is kept out now: blocked, excluded, closed; or those of one state',
    },
    list,
  ),
  command(
    {
      name: 'players show',
      takes: [player],
      does: 'says how a player stands: what keeps or kept them out, and why',
    },
    async (desk, number) =>
      sayPage(await desk.call(contract.readPlayer, { id: await playerOf(desk, number) })),
  ),
  command(
    {
      name: 'players exclude',
      takes: [player, oneOf('WHOSE', EXCLUDERS), until, reason],
      does: 'no stakes and no deposits until the end of that day; they can still withdraw. Nobody ends what the player decided',
    },
    async (desk, number, whose, day, because) => {
      const id = await playerOf(desk, number)
      await desk.call(placeExclusion, { id, whose, until: day, reason: because })
      return [`Excluded from play ${untilOf(day)}. They are logged out and told why.`]
    },
  ),
  byTwo(
    {
      name: 'players readmit',
      takes: [player, reason],
      does: 'ends an exclusion of the house; what players decided themselves nobody ends',
      done: 'The exclusion has ended.',
    },
    readmitPlayer,
    async (desk, number, because) => ({ id: await playerOf(desk, number), reason: because }),
  ),
  command(
    {
      name: 'players block',
      takes: [player, until, reason],
      does: 'no log-in either; wins and rollbacks still post',
    },
    async (desk, number, day, because) => {
      const id = await playerOf(desk, number)
      await desk.call(contract.blockPlayer, { id, until: day, reason: because })
      return [`Blocked ${untilOf(day)}. They are logged out and told why.`]
    },
  ),
  byTwo(
    {
      name: 'players unblock',
      takes: [player, reason],
      does: 'ends a block',
      done: 'The block has ended.',
    },
    contract.unblockPlayer,
    async (desk, number, because) => ({ id: await playerOf(desk, number), reason: because }),
  ),
  command(
    { name: 'players log-out', takes: [player, reason], does: 'logs one out everywhere' },
    async (desk, number, because) => {
      const id = await playerOf(desk, number)
      await desk.call(contract.endPlayerSessions, { id, reason: because })
      return ['Logged out everywhere.']
    },
  ),
]

const untilOf = (day: string | null) =>
  day === null ? 'until it is taken back' : `until the end of ${day}`

async function list(desk: Desk, state?: contract.PlayerRow['state']): Promise<Lines> {
  const lines: string[] = []
  for (const one of state === undefined ? KEPT_OUT : [state]) {
    const rows = await pagesOf((after) => desk.call(contract.listPlayers, { state: one, after }))
    lines.push(...rows.map(({ number, username }) => `${number}  ${username}  ${one}`))
  }
  return listed(lines, state === undefined ? 'Nobody is kept out.' : `Nobody is ${state}.`)
}

function sayPage(page: contract.PlayerPage): Lines {
  const { number, username, state, identity, standing } = page
  const head = `${number}  ${username}  ${state}, identity ${identity}`
  return [head, ...listed(standing.map(sayStanding), 'Nothing keeps or kept the player out.')]
}

const KINDS = {
  time_out: 'time-out',
  self_exclusion: 'self-exclusion',
  operator: 'excluded',
  block: 'blocked',
  closure: 'closed',
}

function sayStanding({
  kind,
  beganAt,
  by,
  because,
  endsAt,
  endedAt,
}: contract.PlayerPage['standing'][number]): string {
  const who = `by ${by ?? 'the player'}${because === null ? '' : `: ${because}`}`
  const end = endsAt === null ? 'no end is set' : `until ${momentOf(endsAt)}`
  const state = endedAt === null ? end : `ended ${momentOf(endedAt)}`
  return `${KINDS[kind]} since ${momentOf(beganAt)}, ${state}, ${who}`
}
