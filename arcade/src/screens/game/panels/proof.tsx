import { Icon } from '../../icon.tsx'
import { useCopy } from './use-copy.ts'
import type { PanelWords } from './words.ts'

type Props = { name: string; value: string; words: PanelWords }

/** A long value that is there to be copied. */
export function Proof({ name, value, words }: Props) {
  const { isCopied, copy } = useCopy(value)
  return (
    <div className="proof">
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
        <button
          type="button"
          className="door"
          aria-label={`${isCopied ? words.copied : words.copy}: ${name}`}
          onClick={copy}
        >
          <Icon name={isCopied ? 'check' : 'copy'} />
        </button>
      </dd>
    </div>
  )
}
