import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

/**
 * A button that opens a list or a tray above it. It closes by Escape, which leads back to the button,
 * by a press elsewhere, and where the focus leaves it.
 */
export function usePopover(focusFirst: string) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return
    content.current?.querySelector<HTMLElement>(focusFirst)?.focus()
    const isOutside = (target: EventTarget | null) =>
      !isWithin(content, target) && !isWithin(button, target)
    const away = ({ target }: Event) => isOutside(target) && setOpen(false)
    addEventListener('pointerdown', away)
    addEventListener('focusin', away)
    return () => {
      removeEventListener('pointerdown', away)
      removeEventListener('focusin', away)
    }
  }, [isOpen, focusFirst])
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return {
    isOpen,
    button,
    content,
    toggle: () => setOpen(!isOpen),
    close,
    /** The keys of the page are not for what is open. */
    onKeyDown: (event: KeyboardEvent) => {
      event.stopPropagation()
      if (event.key !== 'Escape') return
      event.preventDefault()
      close()
    },
  }
}

const isWithin = (element: RefObject<HTMLElement | null>, target: EventTarget | null): boolean =>
  target instanceof Node && element.current?.contains(target) === true
