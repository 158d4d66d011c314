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
