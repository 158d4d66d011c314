import type { Json } from '../games/game.ts'
import type { Listed } from '../games/rooms/room-game.ts'
import type { WonReply } from '../jackpots/protocol.ts'
import type {
  BeginReply,
  FinishReply,
  Language,
  MoveReply,
  RoundsReply,
  SeedReply,
  SessionReply,
} from '../protocol.ts'
import { ARCADE_REFUSALS, type ArcadeRefusal } from '../refusals.ts'
import type { ReturnsReply } from '../returns/protocol.ts'
import type { ProvenBet } from '../rooms/protocol.ts'

/** The arcade said no, and why. */
export class Refused extends Error {
  readonly refusal: ArcadeRefusal
  constructor(refusal: ArcadeRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}

/** No answer came, or none that makes sense: whether the arcade heard us is not known. */
export class Lost extends Error {}

const TIMEOUT_MS = 10_000

/** The server holds its replies to the protocol; a schema here would be a third of the page's own code. */
async function call<Reply>(path: string, body?: unknown): Promise<Reply> {
  const response = await fetch(path, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    cache: 'no-store',
    ...(body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-request-id': crypto.randomUUID() },
          body: JSON.stringify(body),
        }),
  }).catch((cause) => {
    throw new Lost(path, { cause })
  })
  const answer: unknown = await response.json().catch((cause) => {
    throw new Lost(path, { cause })
  })
  if (!response.ok) throw refusalOf(answer, path)
  // Somebody on the way may answer instead of us.
  if (typeof answer !== 'object' || answer === null) throw new Lost(path)
  return answer as Reply
}

function refusalOf(answer: unknown, path: string): Error {
  const code = (answer as { refusal?: unknown } | null)?.refusal
  return typeof code === 'string' && Object.hasOwn(ARCADE_REFUSALS, code)
    ? new Refused(code as ArcadeRefusal)
    : new Lost(path)
}

/** What fell to the player lately. */
export const fetchWon = (token: string): Promise<WonReply> =>
  call<WonReply>(`/api/jackpots/won?token=${encodeURIComponent(token)}`)

/** What every game declares and returned as played. */
export const fetchReturns = (): Promise<ReturnsReply> => call<ReturnsReply>('/api/returns')

/** Opens or resumes. Without a token it is a demo, which answers a token of its own. */
export function openSession(gameCode: string, token: string | null): Promise<SessionReply> {
  const query = token ? { token } : { demo: '1', game: gameCode }
  return call<SessionReply>(`/api/session?${new URLSearchParams(query)}`)
}

/** Opens a room's demo: answers the token of its play money. */
export async function openRoomDemo(gameCode: string, language: Language): Promise<string> {
  const query = new URLSearchParams({ lang: language })
  const path = `/api/rooms/${encodeURIComponent(gameCode)}/demo?${query}`
  return (await call<{ token: string }>(path)).token
}

/** A player's last bets of a room in rounds that are over, the newest first. */
export async function fetchRoomBets(gameCode: string, token: string): Promise<ProvenBet[]> {
  const path = `/api/rooms/${encodeURIComponent(gameCode)}/bets?${new URLSearchParams({ token })}`
  return (await call<{ rounds: ProvenBet[] }>(path)).rounds
}

/** All bets of a past round of a room whose bets share a pot. */
export async function fetchListedBets(gameCode: string, hash: string): Promise<Listed<Json>[]> {
  const path = `/api/rooms/${encodeURIComponent(gameCode)}/rounds/${hash}/bets`
  return (await call<{ bets: Listed<Json>[] }>(path)).bets
}

/** Safe to repeat with the same command id: the stake is taken once. */
export function begin(
  token: string,
  command: { commandId: string; bet: Json; rewardId: string | null },
) {
  return call<BeginReply>('/api/begin', { token, ...command })
}

/** Safe to repeat with the same command id: what it costs is taken once. */
export function move(
  token: string,
  command: { commandId: string; roundId: string; move: Json; seen: number },
) {
  return call<MoveReply>('/api/move', { token, ...command })
}

/** The round has been shown; safe to repeat. */
export function finish(token: string, roundId: string): Promise<FinishReply> {
  return call<FinishReply>('/api/finish', { token, roundId })
}

/** Safe to repeat with the same hash and seed. */
export function rotateSeed(
  token: string,
  command: { commitment: string; clientSeed: string },
): Promise<SeedReply> {
  return call<SeedReply>('/api/seed', { token, ...command })
}

export function fetchRounds(token: string): Promise<RoundsReply> {
  return call<RoundsReply>(`/api/rounds?${new URLSearchParams({ token })}`)
}
