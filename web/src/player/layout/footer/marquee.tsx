import { TIMINGS } from '@zar/contract/limits'
import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../ui/icons/icon.tsx'
import { nextStop } from './marquee-stop.ts'

type Props = {
  label: string
  /** The note stands under the name. */
  items: { name: string; icon: LucideIcon; note?: string }[]
  gapPx: number
  /** How long it stands still before its first step. */
  startMs: number
  runs: boolean
  className: string
}

/** A row of items that moves on by one every two seconds, unless someone is at it. */
export function Marquee({ label, items, gapPx, startMs, runs, className }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const [isHeld, setHeld] = useState(false)
  useSteps(row, gapPx, startMs, runs && !isHeld)
  return (
    <ul
      ref={row}
      className={`marquee ${className}`}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
      tabIndex={0}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {items.map(({ name, icon, note }) => (
        <li key={name}>
          <Icon of={icon} />
          <span className="marquee__name">
            {name} {note && <small>{note}</small>}
          </span>
        </li>
      ))}
    </ul>
  )
}

type Row = { current: HTMLUListElement | null }

function useSteps(row: Row, gapPx: number, startMs: number, runs: boolean): void {
  useEffect(() => {
    if (!runs) return
    const step = () => {
      const list = row.current
      const first = list?.firstElementChild
      if (!list || !first || document.hidden) return
      const stepPx = first.getBoundingClientRect().width + gapPx
      const { scrollLeft, clientWidth, scrollWidth } = list
      const left = nextStop({ at: scrollLeft, stepPx, seen: clientWidth, whole: scrollWidth })
      list.scrollTo({ left, behavior: 'smooth' })
    }
    let timer = setTimeout(function again() {
      step()
      timer = setTimeout(again, TIMINGS.marqueeStepMs)
    }, startMs + TIMINGS.marqueeStepMs)
    return () => clearTimeout(timer)
  }, [row, gapPx, startMs, runs])
}
