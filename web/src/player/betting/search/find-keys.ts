import type { KeyboardEvent } from 'react'

const ROW = '.find1'
const GO = '.find1__go'
const PRICE = 'button.odd'
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The keyboard of the search: up and down go through what was found and back to the field, Enter in the
 * field opens the first, and 1, 2 and 3 press the prices of the row that has the focus.
 */
export function onFindKey(box: HTMLElement, event: KeyboardEvent): void {
  const { key } = event
  const target = event.target as HTMLElement
  const field = box.querySelector<HTMLInputElement>('input')
  const goals = [...box.querySelectorAll<HTMLElement>(GO)]
  const step = STEPS[key]
  const isDone =
    step !== undefined
      ? move(goals, target, step, field)
      : target === field
        ? key === 'Enter' && press(goals[0])
        : pressPrice(target, key)
  if (isDone) event.preventDefault()
}

function move(
  goals: readonly HTMLElement[],
  from: HTMLElement,
  step: number,
  field: HTMLElement | null,
): boolean {
  const row = from.closest(ROW)
  const at = goals.findIndex((goal) => goal === from || (row?.contains(goal) ?? false))
  const next = at + step
  const goal = next < 0 ? field : goals[Math.min(next, goals.length - 1)]
  goal?.focus()
  return goal !== undefined && goal !== null
}

function press(goal: HTMLElement | undefined): boolean {
  goal?.click()
  return goal !== undefined
}

function pressPrice(from: HTMLElement, key: string): boolean {
  if (!/^[1-3]$/.test(key)) return false
  return press(from.closest(ROW)?.querySelectorAll<HTMLElement>(PRICE)[Number(key) - 1])
}
