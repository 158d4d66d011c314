import type { Expression } from '@zar/contract/office/segments/expression'
import { changeSegment, makeSegment, type SegmentRow } from '@zar/contract/office/segments/segments'
import { useState } from 'react'
import { call } from '../parts/api/call.ts'
import { useDraft } from '../parts/api/drafts.ts'
import { useSaving } from '../parts/api/use-saving.ts'
import { Button } from '../parts/controls/button.tsx'
import { TextField } from '../parts/controls/field.tsx'
import { Say } from '../parts/controls/say.tsx'
import { MemberCountLine } from '../parts/segments/member-count.tsx'
import { useSegments } from '../parts/segments/use-segments.ts'
import { sentenceOf } from '../parts/segments/words.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { GroupFields } from './builder.tsx'
import { t } from './texts.ts'
import { changed, expressionIn, newRoot, type TypedGroup, typedOf } from './typed.ts'

const SHORTEST = 3
type Typed = { version: number; name: string; note: string; root: TypedGroup }

/** Makes a segment, or gives one a new version. Ctrl Enter saves; what was typed outlives a lock. */
export function SegmentForm({
  row,
  onClose,
}: {
  /** The one that gets a new version. */
  row?: SegmentRow | undefined
  onClose: (id?: string) => void
}) {
  const [first] = useState(() => typedFrom(row))
  const [typed, setTyped, drop] = useDraft<Typed>(`segment:${row?.id ?? 'new'}`, first)
  const [isChecked, setChecked] = useState(false)
  const { isBusy, failure, save } = useSaving()
  const { anew } = useSegments()
  const send = () => {
    setChecked(true)
    const expression = expressionIn(typed.root)
    if (!expression || isShort(typed.note) || isShort(typed.name)) return
    void save(async () => {
      const id = await saveTyped(typed, expression, row)
      notify(t('saved'))
      drop()
      await anew()
      onClose(id)
    })
  }
  const leave = () => {
    drop()
    onClose()
  }
  const title = row ? t('formChange', { name: row.name }) : t('formNew')
  return (
    <form
      className="o-panel"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        send()
      }}
    >
      <div className="o-panel__h">
        <h2>{title}</h2>
      </div>
      <div className="o-panel__b o-stack">
        {row && row.uses.length > 0 && <Say tone="info">{t('usesKeep')}</Say>}
        <Fields typed={typed} isNew={!row} isChecked={isChecked} onChange={setTyped} />
        {failure && (
          <Say tone="no" role="alert">
            {failure}
          </Say>
        )}
        <div className="o-row">
          <Button kind="primary" type="submit" busy={isBusy ? t('saving') : undefined}>
            {t('save')}
          </Button>
          <Button onClick={leave}>{t('cancel')}</Button>
        </div>
      </div>
    </form>
  )
}

const typedFrom = (row: SegmentRow | undefined): Typed => ({
  version: row?.version ?? 0,
  name: row?.name ?? '',
  note: '',
  root: row ? typedOf(row.expression) : newRoot(),
})

const isShort = (text: string): boolean => text.trim().length < SHORTEST

/** The version is the one that was opened: what another made of it meanwhile is not written over. */
async function saveTyped(
  { name, note, version }: Typed,
  expression: Expression,
  row: SegmentRow | undefined,
): Promise<string> {
  if (!row) return (await call(makeSegment, { name, expression, note })).id
  await call(changeSegment, { id: row.id, version, expression, note })
  return row.id
}

type FieldsProps = {
  typed: Typed
  isNew: boolean
  isChecked: boolean
  onChange: (next: Typed) => void
}

function Fields({ typed, isNew, isChecked, onChange }: FieldsProps) {
  const expression = expressionIn(typed.root)
  return (
    <>
      {isNew && (
        <TextField
          label={t('name')}
          maxLength={80}
          error={isChecked && isShort(typed.name) ? t('nameShort') : undefined}
          value={typed.name}
          onChange={({ target }) => onChange({ ...typed, name: target.value })}
        />
      )}
      <GroupFields
        group={typed.root}
        name={t('root')}
        level={1}
        isChecked={isChecked}
        onChange={(key, change) => onChange({ ...typed, root: changed(typed.root, key, change) })}
      />
      <section aria-label={t('sentence')}>
        {expression ? (
          <>
            <p>{sentenceOf(expression)}</p>
            <MemberCountLine expression={expression} />
          </>
        ) : (
          <Say tone="info">{t('incomplete')}</Say>
        )}
        <p className="o-micro">{t('always')}</p>
      </section>
      <TextField
        label={t('note')}
        maxLength={200}
        error={isChecked && isShort(typed.note) ? t('noteShort') : undefined}
        value={typed.note}
        onChange={({ target }) => onChange({ ...typed, note: target.value })}
      />
    </>
  )
}
