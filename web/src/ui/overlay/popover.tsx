import {
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { usePageCover } from '../../lib/dialog/page-cover.ts'
import { Skeleton } from '../feedback/skeleton.tsx'
import './popover.css'

/**
 * A button with a panel that drops from it. Esc, a press elsewhere and leaving by Tab close the
 * panel; while it is open the page behind does not scroll.
 */
export function Popover({
  label,
  className,
  face,
  opensAtOnce = false,
  open,
  children,
}: {
  /** The button's name. */
  label: string
  className?: string
  /** What the button shows. */
  face: ReactNode
  /** It was asked for before it was here: it opens as it appears, and takes the focus. */
  opensAtOnce?: boolean
  /** Who opens it from elsewhere too holds its state: whether it is open, and how to change that. */
  open?: readonly [boolean, (isOpen: boolean) => void]
  children: (close: () => void) => ReactNode
}) {
  const own = useState(opensAtOnce)
  const [isOpen, setOpen] = open ?? own
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => {
    setOpen(false)
    button.current?.focus()
  }, [setOpen])

  useEffect(() => {
    if (opensAtOnce) button.current?.focus()
  }, [opensAtOnce])

  useEffect(() => {
    if (!isOpen) return
    const onPointer = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    addEventListener('pointerdown', onPointer)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('pointerdown', onPointer)
    }
  }, [isOpen, close, setOpen])
  usePageCover(isOpen, () => setOpen(false))
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isOpen && panel.current) keepInside(panel.current)
  }, [isOpen])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the focus leave what stands in it
    <div
      ref={box}
      className="popover"
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !box.current?.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {face}
      </button>
      <div ref={panel} id={id} className="popover__panel" hidden={!isOpen}>
        {isOpen && children(close)}
      </div>
    </div>
  )
}

/** How near to the edge of the window a panel may come. */
const EDGE = 8

/**
 * Moves a panel into the window that would begin left of it, or end below it: the page behind does not scroll. How much
 * stands at the window's end is the panel's scroll margin.
 */
function keepInside(panel: HTMLElement): void {
  panel.style.translate = ''
  const { left, top, bottom } = panel.getBoundingClientRect()
  const end = innerHeight - (Number.parseFloat(getComputedStyle(panel).scrollMarginBottom) || 0)
  const x = left < 0 ? EDGE - left : 0
  const y = bottom > end ? Math.max(end - bottom, EDGE - top) : 0
  if (x !== 0 || y < 0) panel.style.translate = `${x}px ${Math.min(0, y)}px`
}

/** A panel whose content is still on its way. */
export const PopoverSkeleton = () => (
  <div className="popover__skeleton">
    <Skeleton height="24px" width="45%" />
    <Skeleton height="180px" />
  </div>
)
