import type { Problem } from '@zar/contract/office/content/problems'

type Place = Pick<Problem, 'field' | 'locale'>

/** By what a field of the form is found. */
export const fieldKey = ({ field, locale }: Place): string => `${field}:${locale}`

/** Leads to what is wrong. */
export function focusField(place: Place): void {
  const box = document.querySelector(`[data-field="${fieldKey(place)}"]`)
  box?.scrollIntoView({ block: 'center' })
  box?.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
}

const BOX = '[data-field]'

/** Leads to the first of them that stands after the field with the focus, else to the first. */
export function focusNext(problems: readonly Place[]): void {
  const boxes = [...document.querySelectorAll<HTMLElement>(BOX)]
  const at = boxes.findIndex((box) => box.contains(document.activeElement))
  const wrong = problems.flatMap((place) => {
    const index = boxes.findIndex(({ dataset }) => dataset.field === fieldKey(place))
    return index < 0 ? [] : [{ place, index }]
  })
  const next = wrong.find(({ index }) => index > at) ?? wrong[0]
  if (next) focusField(next.place)
}
