import type { SegmentRow } from '@zar/contract/office/segments/segments'
import { SelectField } from '../controls/field.tsx'
import { Failed } from '../states/failed.tsx'
import type { Rows } from '../table/rows.ts'
import { MemberCountLine } from './member-count.tsx'
import { t } from './texts.ts'
import { useSegmentRows } from './use-segments.ts'
import { sentenceOf } from './words.ts'

type Props = {
  label: string
  /** What no choice is called. */
  blank: string
  /** Number of the segment; empty is no choice. */
  value: string
  /** What the chosen one is called, while the list is not there. */
  name?: string | undefined
  help?: string | undefined
  onChange: (id: string) => void
}

/** The choice of a segment, with who belongs to it and how many they are now. */
export function SegmentField({ label, blank, value, name, help, onChange }: Props) {
  const list = useSegmentRows()
  const chosen = list.rows.find(({ id }) => id === value)
  return (
    <div className="o-stack">
      <SelectField
        label={label}
        blank={blank}
        help={list.state === 'ready' && list.rows.length === 0 ? t('none') : help}
        error={errorOf(list, value)}
        choices={choicesOf(list.rows, value, name)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {list.state === 'loading' && (
        <p className="o-micro" role="status">
          {t('loading')}
        </p>
      )}
      {list.state === 'failed' && <Failed error={list.error} onAgain={list.again} />}
      {chosen && <p className="o-micro">{sentenceOf(chosen.expression)}</p>}
      <MemberCountLine expression={chosen?.expression} />
    </div>
  )
}

function errorOf({ rows, state }: Rows<SegmentRow>, value: string): string | undefined {
  if (state !== 'ready' || value === '') return undefined
  return rows.some(({ id }) => id === value) ? undefined : t('gone')
}

/** The one that is chosen stays in the list, whether or not the list has come. */
function choicesOf(rows: readonly SegmentRow[], value: string, name: string | undefined) {
  const choices = rows.map((row) => ({ value: row.id, label: row.name }))
  const isThere = value === '' || rows.some(({ id }) => id === value)
  return isThere ? choices : [...choices, { value, label: name ?? value }]
}
