import { randomInt } from 'node:crypto'

export type Stranger = ReturnType<typeof stranger>

/** Someone whom no earlier run has signed up. */
export function stranger() {
  const digits = String(randomInt(1e9)).padStart(9, '0')
  return {
    username: `yolcu${digits}`,
    phone: `5${digits}`,
    personalNo: tckn(digits),
  }
}

/** A number with the two check digits that Turkish identity numbers end in (TR-01). */
function tckn(nine: string): string {
  const d = [...(nine.startsWith('0') ? `1${nine.slice(1)}` : nine)].map(Number)
  const sum = (from: number) =>
    d.filter((_, index) => index % 2 === from).reduce((all, digit) => all + digit, 0)
  const tenth = (((7 * sum(0) - sum(1)) % 10) + 10) % 10
  const eleventh = (sum(0) + sum(1) + tenth) % 10
  return [...d, tenth, eleventh].join('')
}
