import { useState } from 'react'

/** Copies a text, and whether it was; where the browser does not allow it nothing is said. */
export function useCopy(text: string): { isCopied: boolean; copy: () => void } {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  return { isCopied, copy }
}
