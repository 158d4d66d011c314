import { useQuery } from '@tanstack/react-query'
import { notices } from '@zar/contract/office/elevations'
import { useEffect } from 'react'
import { tellDesk } from '../desk-state.ts'
import { call } from '../parts/api/call.ts'

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
}
