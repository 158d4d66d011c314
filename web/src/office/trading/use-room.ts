import { useQuery, useQueryClient } from '@tanstack/react-query'
import { proposals } from '@zar/contract/office/proposals'
import type { Right } from '@zar/contract/office/rights/rights'
import { tradingDesk, tradingMatch } from '@zar/contract/office/trading/board'
import { type WaitingBet, waitingBets } from '@zar/contract/office/trading/waiting'
import { useEffect, useRef, useState } from 'react'
import { useOnline } from '../../lib/browser/online.ts'
import { tellDesk, useDesk } from '../desk-state.ts'
import { call } from '../parts/api/call.ts'

/** How often the page looks by itself. */
const LOOK_MS = 1_000
const PROPOSALS_MS = 5_000
/** A feed that is older is not believed. */
export const STALE_MS = 5_000

const ROOM = ['office', 'trading'] as const

/** Reads again and again; the page's own asking keeps no session alive. */
function useLook<Answer>(
  key: readonly string[],
  read: (isPoll: boolean) => Promise<Answer>,
  { everyMs = LOOK_MS, isOn = true } = {},
) {
  const client = useQueryClient()
  const isOnline = useOnline()
  return useQuery({
    queryKey: [...ROOM, ...key],
    queryFn: () => read(client.getQueryData([...ROOM, ...key]) !== undefined),
    refetchInterval: isOnline ? everyMs : false,
    enabled: isOn,
    staleTime: 0,
  })
}

export const useTradingDesk = () => useLook(['desk'], (isPoll) => call(tradingDesk, {}, { isPoll }))

export const useMatch = (id: string | undefined, isAll: boolean) =>
  useLook(
    ['match', id ?? '', isAll ? 'all' : 'some'],
    (isPoll) => call(tradingMatch, { id: id ?? '', all: isAll ? '1' : undefined }, { isPoll }),
    { isOn: id !== undefined },
  )

export function useWaiting(isOn: boolean) {
  const look = useLook(['waiting'], (isPoll) => call(waitingBets, {}, { isPoll }), { isOn })
  const count = look.data?.length
  const { counts } = useDesk()
  const known = counts.trading?.waiting
  useEffect(() => {
    if (count !== undefined && count !== known)
      tellDesk({ counts: { ...counts, trading: { waiting: count, late: 0 } } })
  }, [count, known, counts])
  return look
}

const OURS: ReadonlySet<Right> = new Set<Right>([
  'event.edit',
  'price.set_wide',
  'sportlimit.class',
  'sportlimit.player',
  'result.enter',
  'settlement.confirm',
  'market.resettle',
  'bet.void',
])

/** What waits for a second person in this room. */
export function useProposals() {
  const look = useLook(['proposals'], (isPoll) => call(proposals, {}, { isPoll }), {
    everyMs: PROPOSALS_MS,
  })
  return (look.data ?? []).filter(({ right }) => OURS.has(right))
}

/** Reads everything of the room anew: something was done. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ROOM })
}

/** Since when a reading is behind, in ms; 0 while it is fresh. */
export function useBehind(readAt: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  const behind = readAt === 0 ? 0 : Math.max(now, readAt) - readAt
  return behind > STALE_MS ? behind : 0
}

/**
 * The rows in the order in which they were seen first, each as it was read last. New ones wait until they are asked
 * for, and those that left stay until then: nothing moves under the hand.
 */
export function useSteady<Row extends { id: string }>(rows: readonly Row[] | undefined) {
  const [order, setOrder] = useState<readonly string[]>()
  const kept = useRef(new Map<string, Row>())
  for (const row of rows ?? []) kept.current.set(row.id, row)
  useEffect(() => {
    if (rows && (order === undefined || order.length === 0)) setOrder(rows.map(({ id }) => id))
  }, [rows, order])
  const shown = order ?? rows?.map(({ id }) => id) ?? []
  const now = new Set(rows?.map(({ id }) => id))
  const news = rows?.filter(({ id }) => !shown.includes(id)).length ?? 0
  return {
    rows: shown.flatMap((id) => kept.current.get(id) ?? []),
    isGone: (id: string) => rows !== undefined && !now.has(id),
    news,
    show: () => setOrder(rows?.map(({ id }) => id)),
  }
}

/** How long a bet that is over stays in its place. */
const GONE_MS = 4_000

/** Waiting bets in the order in which they came; one that is over stays a while, so that no other comes under the hand. */
export function useSteadyBets(bets: readonly WaitingBet[] | undefined) {
  const kept = useRef(new Map<string, { bet: WaitingBet; seenAt: number }>())
  const now = Date.now()
  for (const bet of bets ?? []) kept.current.set(bet.id, { bet, seenAt: now })
  for (const [id, { seenAt }] of kept.current) if (now - seenAt > GONE_MS) kept.current.delete(id)
  const open = new Set(bets?.map(({ id }) => id))
  return [...kept.current.values()].map(({ bet }) => ({ bet, isGone: !open.has(bet.id) }))
}
