import { formatOdds } from '@zar/contract/betting/odds-formats'
import { useEffect, useRef, useState } from 'react'
import { settings } from '../../settings/settings.ts'
import { moveOf } from '../state/leg-now.ts'
import type { Desk } from '../state/use-desk.ts'
import { t } from '../texts.ts'

const EVERY_MS = 5_000

/** Tells a screen reader, no oftener than every five seconds, that odds of the slip have moved. */
export function SpokenMoves({ desk }: { desk: Desk }) {
  const moved = desk.legs.filter((leg) => moveOf(leg) !== null)
  const total = desk.totalMilli === null ? '' : formatOdds(desk.totalMilli, settings().format)
  const next = moved.length > 0 ? t('spoken', { count: moved.length, total }) : ''
  const latest = useRef(next)
  latest.current = next
  const [said, say] = useState('')
  useEffect(() => {
    const timer = setInterval(() => say(latest.current), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="sr" aria-live="polite">
      {said}
    </p>
  )
}
