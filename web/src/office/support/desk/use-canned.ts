import { type KeyboardEvent, type RefObject, useState } from 'react'
import { type Canned, cannedAt } from './canned.ts'

const SHOWN_MAX = 6

type Given = {
  area: RefObject<HTMLTextAreaElement | null>
  text: string
  setText: (text: string) => void
  /** Where none are offered. */
  isOff: boolean
  find: (typed: string) => Canned[]
}

/** The answers that fit what is typed behind `#`: arrows choose, Tab or Enter puts one in, Esc leaves. */
export function useCanned({ area, text, setText, isOff, find }: Given) {
  const [caret, setCaret] = useState(0)
  const [chosen, setChosen] = useState(0)
  const [left, setLeft] = useState<string>()
  const at = isOff ? undefined : cannedAt(text, caret)
  const isLeft = left === text
  const shown = at && !isLeft ? find(at.typed).slice(0, SHOWN_MAX) : []
  const index = Math.min(chosen, Math.max(0, shown.length - 1))
  const look = () => setCaret(area.current?.selectionStart ?? 0)
  const place = (to: string, caretAt: number) => {
    setText(to)
    setChosen(0)
    setCaret(caretAt)
    setTimeout(() => {
      area.current?.focus()
      area.current?.setSelectionRange(caretAt, caretAt)
    })
  }
  const take = (one: Canned | undefined) => {
    if (!one || !at) return
    place(`${text.slice(0, at.from)}${one.text}${text.slice(caret)}`, at.from + one.text.length)
  }
  const begin = () => {
    const space = text === '' || /\s$/.test(text) ? '' : ' '
    const next = `${text}${space}#`
    place(next, next.length)
  }
  const act = (key: string): boolean => {
    if (key === 'ArrowDown') setChosen((index + 1) % shown.length)
    else if (key === 'ArrowUp') setChosen((index + shown.length - 1) % shown.length)
    else if (key === 'Tab') take(shown[index])
    else if (key === 'Escape') setLeft(text)
    else return false
    return true
  }
  const press = (event: KeyboardEvent): boolean => {
    if (shown.length === 0 || event.shiftKey || !act(event.key)) return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  return { shown, index, take, begin, press, look }
}
