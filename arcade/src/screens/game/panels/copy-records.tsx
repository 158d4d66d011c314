import { Icon } from '../../icon.tsx'
import { useCopy } from './use-copy.ts'
import type { PanelWords } from './words.ts'

type Props = { records: readonly object[]; words: PanelWords }

/** Copies rounds whose seed is revealed, as the verifiers read them. */
export function CopyRecords({ records, words }: Props) {
  const { isCopied, copy } = useCopy(JSON.stringify({ rounds: records }))
  if (records.length === 0 || !navigator.clipboard) return null
  return (
    <button type="button" className="button button--line" onClick={copy}>
      <Icon name={isCopied ? 'check' : 'copy'} />
      {isCopied ? words.copied : words.copyRecords(records.length)}
    </button>
  )
}
