import { useState } from 'react'
import { recordsOf } from '../../../fairness/records.ts'
import type { RoundsReply } from '../../../protocol.ts'
import { Icon } from '../../icon.tsx'
import type { Words } from '../../words/index.ts'

type Props = { rounds: RoundsReply['rounds']; words: Words }

/** Copies the rounds whose seed is revealed, as the verifiers read them. */
export function CopyRecords({ rounds, words }: Props) {
  const [isCopied, setIsCopied] = useState(false)
  const records = recordsOf(rounds)
  if (records.length === 0 || !navigator.clipboard) return null
  const copy = () =>
    navigator.clipboard.writeText(JSON.stringify({ rounds: records })).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  return (
    <button type="button" className="button button--line" onClick={() => void copy()}>
      <Icon name={isCopied ? 'check' : 'copy'} />
      {isCopied ? words.copied : words.copyRecords(records.length)}
    </button>
  )
}
