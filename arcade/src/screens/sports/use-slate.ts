import { useEffect, useState } from 'react'
import type { SlateReply } from '../../sports/protocol.ts'
import { fetchSlate } from './sports-call.ts'

const TICK_MS = 1_000

/** The matches of this minute with the seconds that are left, by the server's clock. */
export function useSlate(board: string) {
  const [slate, setSlate] = useState<SlateReply & { aheadMs: number }>()
  const [isFailed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  const [nowMs, setNow] = useState(() => Date.now())

  useEffect(() => {
    let isOver = false
    fetchSlate(board).then(
      (found) => {
        if (isOver) return
        setFailed(false)
        setSlate({ ...found, aheadMs: found.nowMs - Date.now() })
      },
      () => !isOver && setFailed(true),
    )
    return () => {
      isOver = true
    }
  }, [board, turn])

  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(tick)
  }, [])

  const atMs = nowMs + (slate?.aheadMs ?? 0)
  const isEnded = slate !== undefined && atMs >= slate.endsAtMs
  useEffect(() => {
    if (isEnded) setTurn((one) => one + 1)
  }, [isEnded])

  const secondsLeft = slate ? Math.max(0, Math.ceil((slate.closesAtMs - atMs) / 1000)) : 0
  return { matches: slate?.matches, secondsLeft, isFailed, retry: () => setTurn(turn + 1) }
}
