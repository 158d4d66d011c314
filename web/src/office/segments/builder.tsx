import { DEPTH_MAX } from '@zar/contract/office/segments/expression'
import {
  OPS_OF,
  SEGMENT_FIELD_NAMES,
  SEGMENT_FIELDS,
  type SegmentField,
} from '@zar/contract/office/segments/fields'
import { Plus, Trash2 } from 'lucide-react'
import { Button, IconButton } from '../parts/controls/button.tsx'
import { SelectField, TextField, TickField } from '../parts/controls/field.tsx'
import { fieldName, languageName, opName } from '../parts/segments/words.ts'
import { t } from './texts.ts'
import {
  isGroup,
  isWhole,
  newGroup,
  newTerm,
  type Typed,
  type TypedGroup,
  type TypedTerm,
  withField,
} from './typed.ts'

type Change = (key: string, change: (part: Typed) => Typed | undefined) => void
type Drawn = { onChange: Change; isChecked: boolean; level: number }

/** A group of terms and groups, each with its words; everything is reached by Tab. */
export function GroupFields({
  group,
  name,
  ...drawn
}: { group: TypedGroup; name: string } & Drawn) {
  const { onChange, level } = drawn
  const set = (next: Partial<TypedGroup>) => onChange(group.key, () => ({ ...group, ...next }))
  const add = (part: Typed) => set({ parts: [...group.parts, part] })
  const kinds = ['all', 'any'] as const
  return (
    <fieldset className="o-segment__group">
      <legend>{name}</legend>
      <div className="o-row o-row--wrap">
        <SelectField
          label={t('joint')}
          value={group.kind}
          choices={kinds.map((kind) => ({ value: kind, label: t(kind) }))}
          onChange={({ target }) => set({ kind: target.value === 'any' ? 'any' : 'all' })}
        />
        <TickField checked={group.isNot} onChange={({ target }) => set({ isNot: target.checked })}>
          {t('notIt')}
        </TickField>
        {level > 1 && <Remove what={name} onPress={() => onChange(group.key, () => undefined)} />}
      </div>
      {group.parts.map((part, index) =>
        isGroup(part) ? (
          <GroupFields
            key={part.key}
            group={part}
            name={t('group', { number: index + 1 })}
            {...drawn}
            level={level + 1}
          />
        ) : (
          <TermFields
            key={part.key}
            term={part}
            name={t('term', { number: index + 1 })}
            isLast={group.parts.length === 1}
            {...drawn}
          />
        ),
      )}
      <div className="o-row o-row--wrap">
        <Button size="s" icon={Plus} onClick={() => add(newTerm())}>
          {t('addTerm')}
        </Button>
        {level < DEPTH_MAX - 1 && (
          <Button size="s" icon={Plus} onClick={() => add(newGroup())}>
            {t('addGroup')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

const Remove = ({ what, onPress }: { what: string; onPress: () => void }) => (
  <IconButton icon={Trash2} label={t('removePart', { what })} onClick={onPress} />
)

const FIELD_CHOICES = SEGMENT_FIELD_NAMES.map((field) => ({
  value: field,
  label: fieldName(field),
}))

type TermProps = { term: TypedTerm; name: string; isLast: boolean } & Drawn

function TermFields({ term, name, isLast, onChange, isChecked }: TermProps) {
  const set = (next: TypedTerm) => onChange(term.key, () => next)
  const ops = OPS_OF[SEGMENT_FIELDS[term.field]]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the group's would be drawn as one.
    <div className="o-segment__term" role="group" aria-label={name}>
      <SelectField
        label={t('field')}
        value={term.field}
        choices={FIELD_CHOICES}
        onChange={({ target }) => set(withField(term, target.value as SegmentField))}
      />
      <SelectField
        label={t('op')}
        value={term.op}
        choices={ops.map((op) => ({ value: op, label: opName(op) }))}
        onChange={({ target }) => set({ ...term, op: target.value as TypedTerm['op'] })}
      />
      <ValueField term={term} isChecked={isChecked} onValue={(value) => set({ ...term, value })} />
      <span className="o-segment__end">
        <TickField
          checked={term.isNot}
          onChange={({ target }) => set({ ...term, isNot: target.checked })}
        >
          {t('notIt')}
        </TickField>
      </span>
      <span className="o-segment__end">
        {!isLast && <Remove what={name} onPress={() => onChange(term.key, () => undefined)} />}
      </span>
    </div>
  )
}

type ValueProps = { term: TypedTerm; isChecked: boolean; onValue: (value: string) => void }

function ValueField({ term, isChecked, onValue }: ValueProps) {
  const kind = SEGMENT_FIELDS[term.field]
  const label = t('value')
  if (kind === 'yes_no' || kind === 'language') {
    const choices =
      kind === 'yes_no'
        ? [
            { value: 'true', label: t('yes') },
            { value: 'false', label: t('no') },
          ]
        : (['tr', 'en'] as const).map((value) => ({ value, label: languageName(value) }))
    return (
      <SelectField
        label={label}
        value={term.value}
        choices={choices}
        onChange={({ target }) => onValue(target.value)}
      />
    )
  }
  return (
    <TextField
      label={label}
      inputMode="numeric"
      maxLength={10}
      end={kind === 'money' ? '₺' : undefined}
      error={isChecked && !isWhole(term) ? t('wrongValue') : undefined}
      value={term.value}
      onChange={({ target }) => onValue(target.value)}
    />
  )
}
