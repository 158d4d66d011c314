type Option = { value: string; label: string }

/** Small letters without marks, so that "turkiye" finds Türkiye and "ızgara" is found by "izgara". */
const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i')

/** The options whose label contains the query. */
export const found = (options: Option[], query: string): Option[] =>
  options.filter((option) => fold(option.label).includes(fold(query.trim())))

/**
 * Where a key moves the active option to, or undefined when the key is not about moving. Without
 * a search row a letter jumps to the next option that begins with it.
 */
export function moved(
  key: string,
  at: number,
  options: Option[],
  hasSearch: boolean,
): number | undefined {
  const last = options.length - 1
  if (key === 'ArrowDown') return Math.min(at + 1, last)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (hasSearch) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return last
  return [...key].length === 1 ? jumped(key, at, options) : undefined
}

function jumped(letter: string, at: number, options: Option[]): number | undefined {
  const begins = (option: Option) => fold(option.label).startsWith(fold(letter))
  const after = options.findIndex((option, index) => index > at && begins(option))
  const next = after >= 0 ? after : options.findIndex(begins)
  return next >= 0 ? next : undefined
}
