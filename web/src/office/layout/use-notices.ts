import { useQuery } from '@tanstack/react-query'
import { type Notices, notices } from '@zar/contract/office/elevations'
import { useEffect, useRef } from 'react'
import { formatClock } from '../../lib/language/format.ts'
import { type OwnRight, tellDesk } from '../desk-state.ts'
import { call } from '../parts/api/call.ts'
import { readRightsAnew } from '../parts/api/enter.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './texts.ts'

/** Whoever takes a right alone is told of to everybody within this time. */
const LOOK_MS = 30_000

/** Keeps what everybody is told up to date; its asking keeps no session alive. */
export function useNotices(): void {
  const { data } = useQuery({
    queryKey: ['notices'],
    queryFn: () => call(notices, {}, { isPoll: true }),
    refetchInterval: LOOK_MS,
  })
  useEffect(() => {
    if (!data) return
    tellDesk({
      breakGlass: data.brokenGlass.map(({ person, endsAt }) => ({ name: person, until: endsAt })),
    })
  }, [data])
  useOwnRights(data?.own)
}

/** Tells which rights began and ended, and reads anew what the person may do. */
function useOwnRights(own: Notices['own'] | undefined): void {
  const before = useRef<readonly OwnRight[] | undefined>(undefined)
  useEffect(() => {
    if (!own) return
    const now = own.flatMap(({ right, object, endsAt }) =>
      endsAt === null ? [] : [{ right, object, until: endsAt }],
    )
    const known = before.current
    before.current = now
    tellDesk({ ownRights: now })
    if (!known) return
    const begun = now.find((one) => !known.some((other) => isSame(one, other)))
    const ended = known.find((one) => !now.some((other) => isSame(one, other)))
    if (begun || ended) void Promise.all([readRightsAnew(), tell(begun, ended)])
  }, [own])
}

/** The names of all rights come only now. */
async function tell(begun: OwnRight | undefined, ended: OwnRight | undefined): Promise<void> {
  const { rightName } = await import('../parts/rights/right-names.ts')
  if (begun)
    notify(t('rightBegan', { right: rightName(begun.right), time: formatClock(begun.until) }))
  else if (ended) notify(t('rightEnded', { right: rightName(ended.right) }))
}

const isSame = (one: OwnRight, other: OwnRight): boolean =>
  one.right === other.right && one.object === other.object && one.until === other.until
