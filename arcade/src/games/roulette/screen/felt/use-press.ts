import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { placeAt } from './focus.ts'
import type { Finger } from './loupe.tsx'

/** A click that follows a press which was handled already comes within this. */
const CLICK_AFTER_MS = 700

function fingerOf({ clientX, clientY, currentTarget }: PointerEvent): Finger {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top, width, height }
}

/**
 * A press on the felt: the place under the pointer when it is lifted, so that a finger can slide to
 * the right one. A click without a pointer, by a key or a screen reader, counts where it lands.
 */
export function usePress(
  isOn: boolean,
  onPress: (place: string) => void,
  onTake: (place: string) => void,
) {
  const [pointed, setOver] = useState<string | null>(null)
  // What was pointed at before a spin is not marked beside its result.
  if (!isOn && pointed !== null) setOver(null)
  const over = isOn ? pointed : null
  const handledMs = useRef(Number.NEGATIVE_INFINITY)
  const isDown = useRef(false)
  const [finger, setFinger] = useState<Finger | null>(null)
  const under = ({ clientX, clientY }: PointerEvent) =>
    placeAt(document.elementFromPoint(clientX, clientY)) ?? null
  const leave = () => {
    isDown.current = false
    setFinger(null)
    setOver(null)
  }
  const follow = (event: PointerEvent) => {
    setOver(under(event))
    if (event.pointerType !== 'mouse') setFinger(fingerOf(event))
  }
  return {
    over,
    /** Where a finger is held down, which covers what it is on. */
    finger: over === null ? null : finger,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return
        isDown.current = true
        follow(event)
      },
      onPointerMove: (event: PointerEvent) => {
        if (isDown.current || event.pointerType === 'mouse') follow(event)
      },
      onPointerUp(event: PointerEvent) {
        if (!isDown.current) return
        isDown.current = false
        setFinger(null)
        const place = under(event)
        handledMs.current = event.timeStamp
        if (event.pointerType !== 'mouse') setOver(null)
        if (place) onPress(place)
      },
      onPointerCancel: leave,
      onPointerLeave: leave,
      onClick(event: MouseEvent) {
        const isSame = event.detail > 0 && event.timeStamp - handledMs.current < CLICK_AFTER_MS
        const place = placeAt(event.target)
        if (!isSame && place) onPress(place)
      },
      onContextMenu(event: MouseEvent) {
        event.preventDefault()
        const place = placeAt(event.target)
        if (place && !isDown.current) onTake(place)
      },
      onFocus: (event: { target: EventTarget }) => {
        if (event.target instanceof Element && event.target.matches(':focus-visible'))
          setOver(placeAt(event.target) ?? null)
      },
      onBlur: () => setOver(null),
    },
  }
}
