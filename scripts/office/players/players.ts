import { endPlay } from '../../../server/src/app/end-play.ts'
import type { Db } from '../../../server/src/db/db.ts'
import { endAllOfPlayer, shownUsercode } from '../../../server/src/modules/players/index.ts'
import {
  blockPlayer,
  excludePlayer,
  readFacts,
  readKeptOut,
  readmitPlayer,
  type StandingFact,
  unblockPlayer,
} from '../../../server/src/modules/protection/index.ts'
import { textOf } from '../arguments.ts'
import { databaseClock, depsOf } from '../database-clock.ts'
import { momentOf, plain, refuse } from '../terminal-text.ts'
import { findPlayer, PLAYER_NUMBER } from './player.ts'

export const PLAYERS_USAGE = `npm run office -- players                            lists who is kept out now: blocked, closed, excluded
npm run office -- players show NUMBER                says how a player stands: what keeps or kept them out, by whom, why, until when
npm run office -- players exclude NUMBER UNTIL TEXT  no stakes and no deposits; they can still withdraw. UNTIL is a day
                                                     (2027-01-31) or "open"; TEXT is why, for the record
npm run office -- players readmit NUMBER TEXT        ends that exclusion. What players decided themselves nobody ends
npm run office -- players block NUMBER UNTIL TEXT    no log-in either; wins and rollbacks still post
npm run office -- players unblock NUMBER TEXT        ends the block`

/** More than anybody reads at once. */
const SHOWN_MAX = 500
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Does what the words say; false when they say nothing that can be done. */
export async function players(db: Db, words: string[], operator: string): Promise<boolean> {
  const [verb, number = '', ...rest] = words
  if (verb === undefined) return list(db)
  const act = verb === 'show' ? show : VERBS[verb]
  if (!act || !PLAYER_NUMBER.test(number)) return false
  const playerId = await findPlayer(db, number)
  if (!playerId) return refuse(`There is no player ${number}.`)
  return act(db, { playerId, operator, words: rest })
}

type Act = { playerId: string; operator: string; words: string[] }

const VERBS: Record<string, (db: Db, act: Act) => Promise<boolean>> = {
  exclude: (db, act) =>
    shutOut(act, (decision) => excludePlayer(shuttingOut(db), decision), 'Excluded from play'),
  block: (db, act) => shutOut(act, (decision) => blockPlayer(shuttingOut(db), decision), 'Blocked'),
  readmit: (db, act) => letIn(db, act, readmitPlayer),
  unblock: (db, act) => letIn(db, act, unblockPlayer),
}

type Decision = { playerId: string; operator: string; because: string }

async function shutOut(
  { playerId, operator, words: [until = '', ...text] }: Act,
  decide: (decision: Decision & { endsAt: Date | null }) => Promise<void>,
  said: string,
): Promise<boolean> {
  const because = textOf(text.join(' '))
  const endsAt = until === 'open' ? null : endOfDay(until)
  if (!because || endsAt === undefined) return false
  if (endsAt && endsAt <= databaseClock.now()) return refuse(`${until} is over.`)
  await decide({ playerId, operator, because, endsAt })
  console.log(`${said} ${endsAt ? `until the end of ${until}` : 'until it is taken back'}.`)
  console.log('Every session of the player ends within a second, and they are told why.')
  return true
}

async function letIn(
  db: Db,
  { playerId, operator, words }: Act,
  decide: (deps: Deps, decision: Decision) => Promise<void>,
): Promise<boolean> {
  const because = textOf(words.join(' '))
  if (!because) return false
  await decide(shuttingOut(db), { playerId, operator, because })
  const left = (await readFacts(db, playerId)).filter(({ endedAt }) => endedAt === null)
  console.log('Done.')
  for (const fact of left) console.log(`Still: ${textOfFact(fact)}`)
  return true
}

async function show(db: Db, { playerId, words }: Act): Promise<boolean> {
  if (words.length > 0) return false
  const facts = await readFacts(db, playerId)
  for (const fact of facts) console.log(textOfFact(fact))
  if (!facts.some(({ endedAt }) => endedAt === null)) console.log('Nothing keeps the player out.')
  return true
}

async function list(db: Db): Promise<true> {
  const out = await readKeptOut(db, SHOWN_MAX)
  for (const { usercode, status } of out) console.log(`${shownUsercode(usercode)}  ${status}`)
  console.log(out.length === 0 ? 'Nobody is kept out.' : `\n${out.length} are kept out.`)
  return true
}

const KINDS: Record<StandingFact['kind'], string> = {
  time_out: 'time-out',
  self_exclusion: 'self-exclusion',
  operator: 'excluded',
  block: 'blocked',
  closure: 'closed',
}

function textOfFact(fact: StandingFact): string {
  const { kind, beganAt, by, because, endsAt, endedAt, endedBy, endedBecause } = fact
  const who = `by ${by === null ? 'the player' : plain(by)}${because === null ? '' : `: ${plain(because)}`}`
  const until = endsAt === null ? 'no end is set' : `until ${momentOf(endsAt)}`
  const end = endedBy === null ? '' : ` by ${plain(endedBy)}: ${plain(endedBecause ?? '')}`
  const state = endedAt === null ? until : `ended ${momentOf(endedAt)}${end}`
  return `${KINDS[kind]} since ${momentOf(beganAt)}, ${state}, ${who}`
}

/** The last moment of that day in Türkiye, whose clock is three hours ahead all year; undefined for no day. */
function endOfDay(day: string): Date | undefined {
  const midnight = new Date(`${day}T00:00:00Z`)
  // The 31st of February would be some day in March.
  const isDay = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
  return DAY.test(day) && isDay ? new Date(`${day}T24:00:00+03:00`) : undefined
}

type Deps = Parameters<typeof excludePlayer>[0]

/** Live connections are closed by the running processes, which read the promise of it in the outbox. */
const shuttingOut = (db: Db): Deps => ({
  ...depsOf(db),
  sessions: {
    endAllIn: (tx, ending) => endAllOfPlayer(tx, { ...ending, now: databaseClock.now() }),
    announceEnded: async (tokenHashes) => {
      for (const tokenHash of tokenHashes) await endPlay(depsOf(db), tokenHash)
    },
  },
})
