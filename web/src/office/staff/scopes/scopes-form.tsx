import './scopes.css'
import { editScopes, type StaffMember, type StaffScope } from '@zar/contract/office/people'
import { Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Button, IconButton } from '../../parts/controls/button.tsx'
import { SelectField, TextField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { rightName } from '../../parts/rights/right-names.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { proofOf } from '../people/proof-of.ts'
import { t as staff } from '../texts.ts'
import { useStaffAnew } from '../use-staff.ts'
import { kindsFor, type Line, lineOf, NEW_LINE, rightsOf, scopeOf, scopesText } from './scopes.ts'
import { t } from './texts.ts'

type Keyed = Line & { key: number }
const LINES_MAX = 40

/** What is wrong with the lines, in words; undefined where they can be proposed. */
function lackIn(lines: readonly Line[], before: readonly StaffScope[]): string | undefined {
  const scopes = lines.map(scopeOf)
  const wrong = scopes.indexOf(undefined)
  if (wrong >= 0) return t('wrong', { number: wrong + 1 })
  const said = (all: readonly (StaffScope | undefined)[]) => JSON.stringify(all)
  return said(scopes) === said(before) ? t('same') : undefined
}

/** All that is to narrow a person, line by line; two others decide. */
export function ScopesForm({ person, onClose }: { person: StaffMember; onClose: () => void }) {
  const anew = useStaffAnew()
  const { id, fullName: name, scopes: before } = person
  const [lines, setLines] = useState<readonly Keyed[]>(() =>
    before.map((scope, key) => ({ ...lineOf(scope), key })),
  )
  const scopes = lines.flatMap((line) => scopeOf(line) ?? [])
  const add = () =>
    setLines([...lines, { ...NEW_LINE, key: Math.max(-1, ...lines.map(({ key }) => key)) + 1 }])
  return (
    <Confirm
      title={t('title', { name })}
      verb={t('verb')}
      needsWords
      consequence={
        <>
          <b>{scopesText(scopes)}.</b> {t('note')}
        </>
      }
      lacks={lackIn(lines, before)}
      draft={`staff:${id}:scopes`}
      onClose={onClose}
      onConfirm={async ({ text }) => {
        const proof = proofOf('scope.edit', person.name)
        await callProven(editScopes, { id, scopes, reason: text }, proof)
        notify(staff('proposed'))
        await anew()
      }}
    >
      {lines.map((line, at) => (
        <ScopeLine
          key={line.key}
          number={at + 1}
          line={line}
          onChange={(next) =>
            setLines(lines.map((one) => (one.key === line.key ? { ...next, key: one.key } : one)))
          }
          onRemove={() => setLines(lines.filter(({ key }) => key !== line.key))}
        />
      ))}
      {lines.length < LINES_MAX && (
        <Button kind="line" icon={Plus} onClick={add}>
          {t('add')}
        </Button>
      )}
    </Confirm>
  )
}

type LineProps = {
  number: number
  line: Line
  onChange: (line: Line) => void
  onRemove: () => void
}

function ScopeLine({ number, line, onChange, onRemove }: LineProps) {
  const { right, kind } = line
  const headId = useId()
  const rights = rightsOf(kind)
  return (
    <fieldset className="o-scope" aria-labelledby={headId}>
      <div className="o-scope__head">
        <b id={headId}>{t('line', { number })}</b>
        <IconButton size="s" icon={Trash2} label={t('remove', { number })} onClick={onRemove} />
      </div>
      <SelectField
        label={t('kind')}
        value={kind}
        choices={kindsFor(kind).map((value) => ({ value, label: t(value) }))}
        onChange={({ target }) => {
          const next = kindsFor(kind).find((one) => one === target.value) ?? kind
          const kept = right !== null && rightsOf(next).includes(right) ? right : null
          onChange({ ...NEW_LINE, kind: next, right: kept, value: next === 'hours' ? '9' : '' })
        }}
      />
      <SelectField
        label={t('right')}
        blank={t('allRights')}
        isLacking={false}
        value={right ?? ''}
        choices={rights.map((value) => ({ value, label: rightName(value) }))}
        onChange={({ target }) =>
          onChange({ ...line, right: rights.find((one) => one === target.value) ?? null })
        }
      />
      <ValueFields line={line} onChange={onChange} />
    </fieldset>
  )
}

const VALUE_NAMES = { hours: 'from', amount: 'max', country: 'code', segment: 'segmentId' } as const

function ValueFields({ line, onChange }: Pick<LineProps, 'line' | 'onChange'>) {
  const isNumber = line.kind === 'hours' || line.kind === 'amount'
  const isWrong = scopeOf(line) === undefined
  return (
    <>
      <TextField
        label={t(VALUE_NAMES[line.kind])}
        isLacking={isWrong}
        inputMode={isNumber ? 'numeric' : 'text'}
        autoComplete="off"
        value={line.value}
        onChange={({ target }) => onChange({ ...line, value: target.value })}
      />
      {line.kind === 'hours' && (
        <TextField
          label={t('until')}
          isLacking={isWrong}
          inputMode="numeric"
          autoComplete="off"
          value={line.until}
          onChange={({ target }) => onChange({ ...line, until: target.value })}
        />
      )}
    </>
  )
}
