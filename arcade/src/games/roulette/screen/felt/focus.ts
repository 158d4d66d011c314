import { type RefObject, useEffect } from 'react'
import type { FeltTable } from './felt-table.ts'

export const placeAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset.place : undefined

export const isUprightBoard = (board: HTMLElement | null): boolean =>
  board !== null && board.clientHeight > board.clientWidth

/** A key of the page asked for this board: its tab stop gets the focus, once. */
export function useAskedFocus(
  { asked, onFocused }: FeltTable,
  board: 'felt' | 'track',
  element: RefObject<HTMLElement | null>,
): void {
  const isAsked = asked === board
  useEffect(() => {
    if (!isAsked) return
    element.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    onFocused()
  })
}
