import { Pause, Play } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { useCalm } from '../../lib/browser/media.ts'
import { DieFace } from '../icons/die-face.tsx'
import { Icon } from '../icons/icon.tsx'
import { indexAt, nextOf, placeOf } from './carousel-place.ts'

/** Between two slides. */
const AUTOPLAY_MS = 5_000

export type CarouselWords = {
  /** What it is: "dönen tanıtım". */
  kind: string
  label: string
  /** `2. tanıtım` */
  slide: (number: number) => string
  pause: string
  resume: string
}

type ControlsProps = {
  words: CarouselWords
  frame: RefObject<HTMLElement | null>
  track: RefObject<HTMLDivElement | null>
  count: number
  at: number
  onMove: (index: number) => void
}

/** The place as dice, and the turning by itself, which the reader may stop for good. */
export function CarouselControls({ words, frame, track, count, at, onMove }: ControlsProps) {
  const isCalm = useCalm()
  const [isPaused, setPaused] = useState(false)
  const isHeld = useHeld(frame)
  const go = (index: number) =>
    track.current?.scrollTo({
      left: placeOf(index, track.current.clientWidth),
      behavior: isCalm ? 'instant' : 'smooth',
    })
  usePlace(track, count, onMove)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide, however it came, has its five seconds
  useEffect(() => {
    if (isCalm || isPaused || isHeld) return
    const timer = setInterval(() => {
      if (!document.hidden) go(nextOf(at, count))
    }, AUTOPLAY_MS)
    return () => clearInterval(timer)
  }, [at, count, isCalm, isPaused, isHeld])
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={words.slide(index + 1)}
          type="button"
          className="die"
          aria-current={index === at || undefined}
          aria-label={words.slide(index + 1)}
          onClick={() => go(index)}
        >
          <DieFace face={index + 1} isFilled={index === at} />
        </button>
      ))}
      {!isCalm && (
        <button
          type="button"
          className="die"
          aria-label={isPaused ? words.resume : words.pause}
          onClick={() => setPaused(!isPaused)}
        >
          <Icon of={isPaused ? Play : Pause} size="s" />
        </button>
      )}
    </>
  )
}

/** Tells which slide stands in view, however it was brought there. */
function usePlace(
  track: RefObject<HTMLDivElement | null>,
  count: number,
  onMove: (index: number) => void,
): void {
  useEffect(() => {
    const element = track.current
    if (!element) return
    const read = () => onMove(indexAt(element.scrollLeft, element.clientWidth, count))
    read()
    element.addEventListener('scroll', read, { passive: true })
    return () => element.removeEventListener('scroll', read)
  }, [track, count, onMove])
}

/** Whether the pointer rests on it, or the keyboard is in it. */
function useHeld(frame: RefObject<HTMLElement | null>): boolean {
  const [isOver, setOver] = useState(false)
  const [isFocused, setFocused] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const stop = new AbortController()
    const hear = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, listener, { signal: stop.signal })
    // A finger leaves no hover behind.
    hear('pointerenter', (event) => setOver(event.pointerType === 'mouse'))
    hear('pointerleave', () => setOver(false))
    hear('focusin', ({ target }) =>
      setFocused(target instanceof Element && target.matches(':focus-visible')),
    )
    hear('focusout', () => setFocused(false))
    return () => stop.abort()
  }, [frame])
  return isOver || isFocused
}
