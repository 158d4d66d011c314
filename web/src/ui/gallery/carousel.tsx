import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react'
import { lazy } from '../../lib/browser/lazily.ts'
import './carousel.css'
import type { CarouselWords } from './carousel-controls.tsx'
import { PictureDue } from './picture-due.ts'

const Controls = lazy(async () => ({
  default: (await import('./carousel-controls.tsx')).CarouselControls,
}))

/**
 * Slides, one in view, that can be swiped at once. The dice below them and the turning by itself
 * come with a chunk of their own once `isReady`.
 */
export function Carousel({
  words,
  slides,
  isReady,
  isLow,
  aside,
}: {
  words: CarouselWords
  slides: ReactNode[]
  isReady: boolean
  /** On a page that has more to say than its slides. */
  isLow?: boolean
  /** Beside the dice: what holds for all slides. */
  aside?: ReactNode
}) {
  const frame = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [furthest, setFurthest] = useState(0)
  const at = Math.min(current, slides.length - 1)
  const move = useCallback((index: number) => {
    setCurrent(index)
    setFurthest((before) => Math.max(before, index))
  }, [])
  return (
    <section
      ref={frame}
      className={isLow ? 'carousel carousel--low' : 'carousel'}
      aria-roledescription={words.kind}
      aria-label={words.label}
    >
      <div
        ref={track}
        className="carousel__track"
        // What scrolls can be scrolled by keyboard too: slides need not hold a link.
        {...(slides.length > 1 && { tabIndex: 0 })}
      >
        {slides.map((content, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, and not of form fields
          <div
            // By its place: the slide in view stays in view when others come or go.
            key={words.slide(index + 1)}
            className="carousel__slide"
            role="group"
            aria-label={words.slide(index + 1)}
            inert={index !== at}
          >
            <PictureDue value={index <= furthest + 1}>{content}</PictureDue>
          </div>
        ))}
      </div>
      <div className="carousel__foot">
        {slides.length > 1 && (
          <div className="carousel__dice">
            <Suspense fallback={null}>
              {isReady && (
                <Controls
                  words={words}
                  frame={frame}
                  track={track}
                  count={slides.length}
                  at={at}
                  onMove={move}
                />
              )}
            </Suspense>
          </div>
        )}
        {aside}
      </div>
    </section>
  )
}
