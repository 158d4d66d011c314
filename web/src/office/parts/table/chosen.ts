import { useCallback } from 'react'
import { useSearchParams } from '../../../lib/router/router.tsx'

/** The row that the address names, so that a link shows the same one to a colleague. */
export function useChosen(name = 'row'): [string | undefined, (key: string | undefined) => void] {
  const [params, setParams] = useSearchParams()
  const choose = useCallback(
    (key: string | undefined) =>
      setParams(
        (before) => {
          if (key === undefined) before.delete(name)
          else before.set(name, key)
          return before
        },
        { replace: true, preventScrollReset: true },
      ),
    [name, setParams],
  )
  return [params.get(name) ?? undefined, choose]
}
