import { useQuery } from '@tanstack/react-query'
import { type AnnouncedMaintenance, maintenance } from '@zar/contract/protection'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/api/call.ts'

const ASK_EVERY_MS = 60_000
const LOOK_EVERY_MS = 5_000
/** So long before its begin it is told. */
const TOLD_BEFORE_MS = 24 * 60 * 60_000

export type Told = NonNullable<AnnouncedMaintenance> & { state: 'soon' | 'runs' }

type Asked = { found: AnnouncedMaintenance; askedAt: number }

/** The maintenance that players are told of now: it begins and ends at its time, without another answer. */
export function useMaintenance(): Told | undefined {
  const { data } = useQuery({
    queryKey: ['maintenance'],
    queryFn: async (): Promise<Asked> => ({
      found: await call(maintenance, {}),
      askedAt: Date.now(),
    }),
    refetchInterval: ASK_EVERY_MS,
  })
  const hasOne = Boolean(data?.found)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!hasOne) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [hasOne])
  return data && toldAt(data, now)
}

/** By the house's clock: the browser's may be wrong. */
function toldAt({ found, askedAt }: Asked, now: number): Told | undefined {
  if (!found) return undefined
  const houseNow = Date.parse(found.now) + Math.max(0, now - askedAt)
  const [begin, end] = [Date.parse(found.beginsAt), Date.parse(found.endsAt)]
  if (houseNow >= end || houseNow < begin - TOLD_BEFORE_MS) return undefined
  return { ...found, state: houseNow < begin ? 'soon' : 'runs' }
}
