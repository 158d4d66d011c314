const FORM = /^[1-9]\d{10}$/
/** One digit ten times over passes the checksum and belongs to nobody. */
const REPEATED = /^(\d)\1{9}/

/** Whether these eleven digits can be a Turkish identity number (TCKN): its two check digits hold. */
export function isTckn(text: string): boolean {
  if (!FORM.test(text) || REPEATED.test(text)) return false
  const digits = [...text].map(Number)
  const sum = (from: number, to: number, step: number) => {
    let total = 0
    for (let at = from; at <= to; at += step) total += digits[at] ?? 0
    return total
  }
  const tenth = (7 * sum(0, 8, 2) - sum(1, 7, 2)) % 10
  return (tenth + 10) % 10 === digits[9] && sum(0, 9, 1) % 10 === digits[10]
}
