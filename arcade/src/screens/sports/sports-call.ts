import type { z } from 'zod/mini'
import {
  BetReply,
  type BetRequest,
  BetsReply,
  OpenReply,
  SlateReply,
} from '../../sports/protocol.ts'

const TIMEOUT_MS = 12_000

async function call<T>(schema: z.ZodMiniType<T>, path: string, body?: object): Promise<T> {
  const response = await fetch(`/sports/api/${path}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    cache: 'no-store',
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': crypto.randomUUID() },
      body: JSON.stringify(body),
    }),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return schema.parse(await response.json())
}

export const openGuest = (token: string) => call(OpenReply, 'session', { token })
export const fetchSlate = (board: string) => call(SlateReply, `slate?board=${board}`)
export const fetchBets = (session: string) => call(BetsReply, 'bets', { session })
export const sendBet = (bet: BetRequest) => call(BetReply, 'bet', bet)
