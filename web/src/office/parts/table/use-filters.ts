import { useSearchParams } from '../../../lib/router/router.tsx'

export type FilterValues = Readonly<Partial<Record<string, readonly string[]>>>

/** What a list is narrowed by, kept in the address under the fields' keys. */
export function useFilters(keys: readonly string[]) {
  const [params, setParams] = useSearchParams()
  const values: FilterValues = Object.fromEntries(
    keys.map((key) => [key, params.getAll(key).filter((value) => value !== '')]),
  )
  const change = (edit: (next: URLSearchParams) => void) =>
    setParams(
      (before) => {
        edit(before)
        // Another list has other rows.
        before.delete('row')
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    values,
    isNarrowed: keys.some((key) => params.has(key)),
    set: (key: string, next: readonly string[]) =>
      change((query) => {
        query.delete(key)
        for (const value of next) query.append(key, value)
      }),
    clear: () =>
      change((query) => {
        for (const key of keys) query.delete(key)
      }),
  }
}
