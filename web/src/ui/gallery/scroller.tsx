import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { IconButton } from '../form/button.tsx'
import './scroller.css'

/** A headed row that scrolls sideways: by touch, by the arrows, and by the keyboard when focused. */
export function Scroller({
  title,
  aside,
  more,
  backLabel,
  onLabel,
  onWake,
  isWaiting = false,
  children,
}: {
  title: string
  /** Beside the title: a tag with a count. */
  aside?: ReactNode
  more?: ReactNode
  backLabel: string
  onLabel: string
  /** It was scrolled, or is about to be. */
  onWake?: () => void
  /** What stands in it is not there yet: nobody scrolls through shapes. */
  isWaiting?: boolean
  children: ReactNode
}) {
  const row = useRef<HTMLDivElement>(null)
  const isLong = useOverflow(row, isWaiting)
  const scroll = (pages: number) => {
    const width = row.current?.clientWidth ?? 0
    row.current?.scrollBy({ left: pages * width * 0.9, behavior: 'smooth' })
  }
  return (
    <section>
      <div className="head">
        <h2>{title}</h2>
        {aside}
        <span className="head__end">
          {more}
          {isLong && (
            <span className="head__arrows">
              <IconButton icon={ArrowLeft} label={backLabel} onClick={() => scroll(-1)} />
              <IconButton icon={ArrowRight} label={onLabel} onClick={() => scroll(1)} />
            </span>
          )}
        </span>
      </div>
      {/* biome-ignore-start lint/a11y: a scrolled region must be reachable by keyboard and have a name */}
      <div
        ref={row}
        className="scroller scroller--games"
        tabIndex={isLong ? 0 : undefined}
        role="group"
        aria-label={title}
        onScroll={onWake}
        onPointerDown={onWake}
        onFocus={onWake}
      >
        {children}
      </div>
      {/* biome-ignore-end lint/a11y: see above */}
    </section>
  )
}

/** Whether more stands in the row than can be seen at once. */
function useOverflow(row: RefObject<HTMLDivElement | null>, isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => setLong(!isWaiting && element.scrollWidth > element.clientWidth + 1)
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    for (const child of element.children) watcher.observe(child)
    return () => watcher.disconnect()
  })
  return isLong
}
