import { useState } from 'react'
import { Icon } from '../../icon.tsx'
import type { Words } from '../../words/index.ts'

type Props = { name: string; value: string; words: Words }

/** A long value that is there to be copied. */
export function Proof({ name, value, words }: Props) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () =>
    navigator.clipboard?.writeText(value).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  return (
    <div className="proof">
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
        <button
          type="button"
          className="door"
          aria-label={`${isCopied ? words.copied : words.copy}: ${name}`}
          onClick={() => void copy()}
        >
          <Icon name={isCopied ? 'check' : 'copy'} />
        </button>
      </dd>
    </div>
  )
}
