import { fireEvent, screen } from '@testing-library/react'

/** What a screen reader is told that is wrong with a field; nothing where it is right. */
export function errorOf(label: string | RegExp): string {
  const field = screen.getByLabelText(label)
  if (field.getAttribute('aria-invalid') !== 'true') return ''
  // A hint is named first, the sentence last.
  const told = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
  return document.getElementById(told)?.textContent ?? `nothing tells what is wrong with ${label}`
}

/** What stands in a field. */
export const typedIn = (label: string | RegExp): string =>
  screen.getByLabelText<HTMLInputElement>(label).value

/** Fills a field at once, as a browser that knows its value does. */
export const put = (label: string | RegExp, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** How a button stands that waits for an answer: it says so, heeds no press and can still be reached. */
export const BUSY = { busy: 'true', disabled: 'true' }

/** What a button says of itself. */
export const stateOf = (button: HTMLElement) => ({
  busy: button.getAttribute('aria-busy'),
  disabled: button.getAttribute('aria-disabled'),
})
