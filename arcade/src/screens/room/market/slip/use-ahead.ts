import { useEffect, useRef, useState } from 'react'
import type { Kurus } from '../../../../games/game.ts'
import type { RoomPlay } from '../../room-screen.ts'
import type { Book, Selection } from '../book.ts'
import { keptAhead, type Waiting } from './kept-ahead.ts'
import type { Asking } from './use-asking.ts'

/** What of the waiting bets can be asked for, what goes on waiting, and whose round is gone. */
export type Due = { due: Waiting[]; kept: Waiting[]; gone: Waiting[] }

/** One that was asked for and is not answered yet is asked for again, and never called gone. */
export function dueOf(
  waiting: readonly Waiting[],
  { open, offered }: Pick<Book, 'open' | 'offered'>,
): Due {
  const due = waiting.filter(({ selection }) => selection.of === open)
  const others = waiting.filter((one) => !due.includes(one))
  const kept = others.filter(({ selection }) => (offered ?? selection.of) === selection.of)
  return { due, kept, gone: others.filter((one) => !kept.includes(one) && one.slot === undefined) }
}

/**
 * Bets that wait until theirs are taken. The device keeps them over a reload; another page of the same
 * player sees them too, and each is asked for under its own id.
 */
export function useAhead(
  { room, isLost }: Pick<RoomPlay, 'room' | 'isLost'>,
  book: Book,
  asking: Asking,
) {
  const { seatId } = room.welcome
  const [kept] = useState(() => keptAhead(seatId))
  const [all, setAll] = useState<readonly Waiting[]>(() => kept.read(Date.now()))
  const [missed, setMissed] = useState(0)
  const now = useRef(all)
  const asked = useRef(new Set<string>())
  now.current = all
  const change = (next: readonly Waiting[]) => {
    now.current = next
    setAll(next)
    kept.write(next)
  }
  const without = (id: string) => now.current.filter((one) => one.id !== id)
  const send = (one: Waiting) => {
    const slot = one.slot ?? asking.freeSlot()
    if (asked.current.has(one.id) || slot === undefined) return
    asked.current.add(one.id)
    change(now.current.map((other) => (other.id === one.id ? { ...other, slot } : other)))
    const again = { slot, commandId: one.id }
    void asking.ask(one.selection, one.stakeKurus, again).then(() => change(without(one.id)))
  }
  const settle = useRef(() => {})
  settle.current = () => {
    const { due, kept: still, gone } = dueOf(now.current, book)
    if (still.length + due.length < now.current.length) change([...due, ...still])
    setMissed((count) => count + gone.length)
    for (const one of due) send(one)
  }
  const { open, offered } = book
  useEffect(() => {
    if (!isLost) settle.current()
  }, [open, offered, isLost, all])
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => key === kept.name && setAll(kept.read(Date.now()))
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [kept])

  return {
    waiting: all.filter(({ slot }) => slot === undefined),
    /** So many were never asked for: their round has gone by. */
    missed,
    add: (selection: Selection, stakeKurus: Kurus) => {
      setMissed(0)
      change([...now.current, { id: crypto.randomUUID(), selection, stakeKurus, atMs: Date.now() }])
    },
    cancel: (id: string) => change(without(id)),
  }
}
