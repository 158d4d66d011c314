import type { CatalogueGame } from '@zar/contract/office/catalogue'
import { type KeyboardEvent, useState } from 'react'
import { t } from './texts.ts'

type Carried = { code: string; from: number; at: number }

/** The games as they stand while one of them is carried. */
export function orderedBy(
  rows: readonly CatalogueGame[],
  carried: Carried | undefined,
): readonly CatalogueGame[] {
  const game = carried && rows[carried.from]
  if (!carried || !game) return rows
  return rows.filter((row) => row.code !== carried.code).toSpliced(carried.at, 0, game)
}

type Asked = {
  rows: readonly CatalogueGame[]
  count: number
  onMove: (move: { code: string; after: string | null }) => Promise<boolean>
}

/**
 * Carries one game by its grip: with the pointer, or with Space, the arrows and Space again; Esc puts it back.
 * Answers what is said of it.
 */
export function useCarrying({ rows, count, onMove }: Asked) {
  const [carried, setCarried] = useState<Carried>()
  const [said, setSaid] = useState('')
  const nameOf = (code: string) => rows.find((row) => row.code === code)?.name ?? code
  const lift = (code: string) => {
    const from = rows.findIndex((row) => row.code === code)
    setCarried({ code, from, at: from })
    setSaid(t('lifted', { name: nameOf(code), place: from + 1, count }))
  }
  const carryTo = (at: number) => {
    if (!carried) return
    const to = Math.min(rows.length - 1, Math.max(0, at))
    setCarried({ ...carried, at: to })
    setSaid(t('moving', { name: nameOf(carried.code), place: to + 1, count }))
  }
  const putBack = () => {
    if (carried) setSaid(t('dropped', { name: nameOf(carried.code) }))
    setCarried(undefined)
  }
  const drop = async () => {
    if (!carried) return
    if (carried.at === carried.from) return putBack()
    const after = orderedBy(rows, carried)[carried.at - 1]?.code ?? null
    const isDone = await onMove({ code: carried.code, after })
    setSaid(
      isDone
        ? t('moved', { name: nameOf(carried.code), place: carried.at + 1 })
        : t('dropped', { name: nameOf(carried.code) }),
    )
    setCarried(undefined)
  }
  const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }
  /** What a key does at the grip of a game; undefined of one that does nothing there. */
  const actOf = (key: string, code: string): (() => void) | undefined => {
    const isOn = carried?.code === code
    if (key === ' ' || key === 'Enter') return isOn ? () => void drop() : () => lift(code)
    if (!isOn) return undefined
    if (key === 'Escape') return putBack
    const step = steps[key]
    return step === undefined ? undefined : () => carryTo(carried.at + step)
  }
  const onKeyDown = (event: KeyboardEvent, code: string) => {
    const act = actOf(event.key, code)
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return { carried, said, lift, carryTo, drop, putBack, onKeyDown }
}

export type Carrying = ReturnType<typeof useCarrying>
