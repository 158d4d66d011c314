import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { faultsOf, gamesNow } from '../../arcade/src/approval/self-check.ts'
import { findGame } from '../../arcade/src/games/find-game.ts'
import { findRoom } from '../../arcade/src/games/rooms/find-room.ts'
import { watchReturns } from '../../arcade/src/returns/check-returns.ts'
import { ALARM_DAYS, type Watched } from '../../arcade/src/returns/judge.ts'
import type { Pool } from '../../arcade/src/store/database.ts'
import { ALL_GAMES, listStops, openGame, stopGame } from '../../arcade/src/store/game-stops.ts'
import { momentOf, plain } from '../office/terminal-text.ts'
import { hide, mute, reports } from './chat.ts'
import { jackpots } from './jackpots.ts'
import { withArcade } from './with-arcade.ts'

/** `npm run arcade`: what an operator of the arcade reads and decides. */
const USAGE = `npm run arcade -- returns             what the games returned in the last ${ALARM_DAYS} days; 1 where one is beyond chance
npm run arcade -- check               compares every game with what was approved, and stops those that differ
npm run arcade -- jackpots            shows the jackpots' sums, and adds up all that was ever paid in; 1 where something is wrong
npm run arcade -- stops               shows the games that are stopped: since when, by whom, why
npm run arcade -- stop GAME REASON    no new round begins at the game (\`${ALL_GAMES}\`: at every game); open ones go on
npm run arcade -- open GAME REASON    ends that stop
npm run arcade -- reports             shows messages of rooms that players reported
npm run arcade -- hide LINE           hides a message of a room
npm run arcade -- mute LINE DAYS REASON   its author says nothing in any room for so long
  --by NAME                           who decides (else who is logged in to this machine)`

type Asked = { pool: Pool; words: string[]; by: string; now: Date }
type Command = (asked: Asked) => Promise<number | undefined>

/** Each answers the exit code, or undefined where the words say nothing that can be done. */
const COMMANDS: Record<string, Command> = {
  returns: ({ pool, words, now }) => (words.length > 0 ? nothing() : returns(pool, now)),
  check: ({ words, ...asked }) => (words.length > 0 ? nothing() : check(asked)),
  jackpots: ({ pool, words, now }) => (words.length > 0 ? nothing() : jackpots({ pool, now })),
  stops: ({ pool, words }) => (words.length > 0 ? nothing() : stops(pool)),
  stop: (asked) => decide(asked, stop),
  open: (asked) => decide(asked, open),
  reports: ({ pool, words }) => (words.length > 0 ? nothing() : reports({ pool })),
  hide,
  mute,
}

const nothing = async () => undefined

async function returns(pool: Pool, now: Date): Promise<number> {
  const found = await watchReturns(pool, now.getTime())
  for (const one of found) console.log(lineOf(one))
  if (found.length === 0) console.log(`No round was settled in the last ${ALARM_DAYS} days.`)
  return found.some(({ isAlarm }) => isAlarm) ? 1 : 0
}

const percent = (part: number) => `${(100 * part).toFixed(3)} %`

function lineOf({ gameCode, gameVersion, digest, mode, sums, judged, isAlarm }: Watched): string {
  const { returned, expected, half, z, effectiveRounds } = judged
  const { rounds, stakedKurus, returnedKurus } = sums
  const name = mode === null ? `${gameCode} v${gameVersion} ${digest.slice(0, 12)}` : `    ${mode}`
  return [
    name.padEnd(44),
    `${rounds} rounds (as ${Math.round(effectiveRounds)})`.padEnd(28),
    `${(stakedKurus / 100).toFixed(2)} → ${(returnedKurus / 100).toFixed(2)}`.padEnd(30),
    `${percent(returned)} ± ${percent(half)}, of ${percent(expected)}`.padEnd(44),
    `z ${z.toFixed(2)}`,
    ...(isAlarm ? ['ALARM'] : []),
  ].join('  ')
}

async function check({ pool, by, now }: Omit<Asked, 'words'>): Promise<number> {
  const faults = faultsOf(gamesNow())
  for (const [gameCode, fault] of faults) {
    await stopGame(pool, { gameCode, reason: `self-check: ${fault}`, by, at: now })
    console.log(`${gameCode}: ${fault}. Stopped.`)
  }
  if (faults.size === 0) console.log('Every game is what was approved.')
  return faults.size > 0 ? 1 : 0
}

async function stops(pool: Pool): Promise<number> {
  const found = await listStops(pool)
  for (const { gameCode, reason, by, at } of found)
    console.log(`${gameCode}  since ${momentOf(at)}, by ${plain(by)}: ${plain(reason)}`)
  if (found.length === 0) console.log('No game is stopped.')
  return 0
}

type Decision = Parameters<typeof stopGame>[1]

async function decide(
  { pool, words, by, now }: Asked,
  work: (pool: Pool, decision: Decision) => Promise<number>,
): Promise<number | undefined> {
  const [gameCode = '', ...rest] = words
  const reason = rest.join(' ').trim()
  if (reason === '' || reason.length > REASON_MAX) return undefined
  if (gameCode !== ALL_GAMES && !findGame(gameCode) && !findRoom(gameCode)) {
    console.error(`There is no game ${plain(gameCode)}.`)
    return 1
  }
  return work(pool, { gameCode, reason, by, at: now })
}
const REASON_MAX = 500

async function stop(pool: Pool, decision: Decision): Promise<number> {
  await stopGame(pool, decision)
  console.log('Stopped: no round begins there until it is opened. Open rounds go on.')
  return 0
}

async function open(pool: Pool, decision: Decision): Promise<number> {
  const isOpened = await openGame(pool, decision)
  console.log(isOpened ? 'Opened.' : 'It was not stopped.')
  return isOpened ? 0 : 1
}

function readWish() {
  try {
    return parseArgs({ allowPositionals: true, options: { by: { type: 'string' } } })
  } catch {
    return undefined
  }
}

async function main(): Promise<number> {
  const wish = readWish()
  const [name = '', ...words] = wish?.positionals ?? []
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  const by = wish?.values.by ?? userInfo().username
  const done =
    command &&
    (await withArcade((pool) =>
      command({ pool, words, by, now: new Date() }).then((code) => code ?? USED_WRONG),
    ))
  if (done !== undefined && done !== USED_WRONG) return done
  console.error(USAGE)
  return USED_WRONG
}
const USED_WRONG = 2

try {
  process.exitCode = await main()
} catch (error) {
  console.error(`The arcade could not be asked: ${(error as Error).message}`)
  process.exitCode = 1
}
