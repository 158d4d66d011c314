/** The greatest stake that can be typed, in kuruş. */
const MOST_KURUS = 1_000_000_00

/**
 * A stake as it was typed, in kuruş: `1.250,5`, `1250.5` and `1,250.50` are the same. The last separator is
 * the decimal one where one or two digits follow it; every other separates thousands. Null where it is
 * no sum.
 */
export function parseStake(typed: string): number | null {
  const text = typed.replace(/[\s₺]/g, '')
  const [, whole = '', point = '', part = ''] =
    /^(\d[\d.,]*?)(?:([.,])(\d{1,2}))?$/.exec(text) ?? []
  const groups = whole.split(/[.,]/)
  const separators = new Set(whole.replace(/\d/g, ''))
  const areThousands =
    separators.size <= 1 &&
    !separators.has(point) &&
    groups.slice(1).every((group) => group.length === 3)
  if (whole === '' || !areThousands || (groups.length > 1 && (groups[0] ?? '').length > 3))
    return null
  const kurus = Number(groups.join('')) * 100 + Number(part.padEnd(2, '0'))
  return kurus <= MOST_KURUS ? kurus : null
}

/** `1.250,50`, as a field shows it. */
export const formatStake = (kurus: number): string =>
  `${Math.floor(kurus / 100).toLocaleString('tr-TR')},${String(kurus % 100).padStart(2, '0')}`
