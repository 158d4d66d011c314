/** The verifier's fields, as text. */
export type FormValues = {
  game: string
  serverSeed: string
  clientSeed: string
  nonce: string
  /** Lira with at most two decimals, a point or a comma before them. */
  stake: string
  commitment: string
}

const NAMES = ['game', 'serverSeed', 'clientSeed', 'nonce', 'commitment'] as const

/** The fields a link's query fills; its `stake` is in kuruş. */
export function valuesOf(search: string): Partial<FormValues> {
  const query = new URLSearchParams(search)
  const values: Partial<FormValues> = {}
  for (const name of NAMES) {
    const value = query.get(name)
    if (value) values[name] = value
  }
  const kurus = Number(query.get('stake'))
  if (Number.isSafeInteger(kurus) && kurus > 0) values.stake = liraOf(kurus)
  return values
}

export function liraOf(kurus: number): string {
  const text = String(kurus).padStart(3, '0')
  return `${text.slice(0, -2)},${text.slice(-2)}`
}

/** Whole kuruş of `20`, `20,00` or `1250.50`; undefined for anything else. */
export function kurusOf(lira: string): number | undefined {
  const parts = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(lira.trim())
  if (!parts) return undefined
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
}

/** A pasted link, its query alone, or a saved record of the same names as JSON. */
export function valuesOfPasted(text: string): Partial<FormValues> {
  const trimmed = text.trim()
  if (!trimmed.startsWith('{')) return valuesOf(trimmed.slice(trimmed.indexOf('?') + 1))
  try {
    const record: unknown = JSON.parse(trimmed)
    const entries = Object.entries(record ?? {}).map(([key, value]) => [key, String(value)])
    return valuesOf(String(new URLSearchParams(Object.fromEntries(entries))))
  } catch {
    return {}
  }
}
