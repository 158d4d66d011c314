import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react'
import { type Favourite, type Kind, moveFavourite } from './favourites.ts'
import { t } from './texts.ts'

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Changes the order of favourites: by dragging, or with Space to take one, arrows to move it and Space to
 * drop it; Esc puts it back. `said` is for a screen reader.
 */
export function useOrder(
  kind: Kind,
  items: readonly Favourite[],
  list: RefObject<HTMLUListElement | null>,
) {
  const [held, hold] = useState<{ id: string; from: number } | null>(null)
  const [said, say] = useState('')
  const move = ({ id, name }: Favourite, to: number) => {
    const place = Math.min(items.length - 1, Math.max(0, to))
    if (items[place]?.id === id) return
    moveFavourite(kind, id, place)
    say(t('moved', { name, place: place + 1 }))
  }
  const isHeld = ({ id }: Favourite) => held?.id === id
  const take = (one: Favourite, at: number) => {
    hold({ id: one.id, from: at })
    say(t('grabbed', { name: one.name }))
  }
  const drop = () => hold(null)
  /** Whether the key meant something. */
  const pressed = (key: string, one: Favourite, at: number): boolean => {
    if (key === ' ') {
      if (isHeld(one)) drop()
      else take(one, at)
      return true
    }
    const step = STEPS[key]
    if (!isHeld(one) || (step === undefined && key !== 'Escape')) return false
    move(one, step === undefined ? (held?.from ?? at) : at + step)
    if (step === undefined) drop()
    return true
  }

  const grip = (one: Favourite, at: number) => ({
    onKeyDown: (event: KeyboardEvent) => {
      if (pressed(event.key, one, at)) event.preventDefault()
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      take(one, at)
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (isHeld(one) && list.current) move(one, placeAt(list.current, clientY))
    },
    onPointerUp: drop,
    onPointerCancel: drop,
    onBlur: drop,
  })
  return { isHeld, said, grip }
}

/** The place of the row at a height of the screen. */
function placeAt(list: HTMLElement, y: number): number {
  const at = [...list.children].findIndex((row) => y < row.getBoundingClientRect().bottom)
  return at === -1 ? list.children.length - 1 : at
}
