import { useEffect, useState } from 'react'

/** Each of them with what was computed of it; undefined until all are. */
export function useChecked<One, Checked>(
  all: readonly One[],
  check: (one: One) => Promise<Checked>,
): { one: One; checked: Checked }[] | undefined {
  const [lines, setLines] = useState<{ one: One; checked: Checked }[]>()
  useEffect(() => {
    let isGone = false
    setLines(undefined)
    const each = async (one: One) => ({ one, checked: await check(one) })
    void Promise.all(all.map(each)).then((found) => !isGone && setLines(found))
    return () => {
      isGone = true
    }
  }, [all, check])
  return lines
}
