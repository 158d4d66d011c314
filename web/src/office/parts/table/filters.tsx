import './tools.css'
import { Check, ChevronLeft, Plus, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Popover } from '../../../ui/overlay/popover.tsx'
import { Button } from '../controls/button.tsx'
import { type Choice, TextField } from '../controls/field.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { t } from './texts.ts'
import type { FilterValues } from './use-filters.ts'

/** A field that a list can be narrowed by: one of some choices, or what is typed. */
export type Filter =
  | { key: string; label: string; choices: readonly Choice[] }
  | { key: string; label: string; type: 'text' | 'date'; placeholder?: string }

type FiltersProps = {
  fields: readonly Filter[]
  values: FilterValues
  onChange: (key: string, values: readonly string[]) => void
}

const nameOf = (field: Filter, value: string): string =>
  ('choices' in field && field.choices.find((one) => one.value === value)?.label) || value

/** What the list is narrowed by, as chips: OR inside one, AND between them. `f` adds one. */
export function Filters({ fields, values, onChange }: FiltersProps) {
  const isSet = (field: Filter) => (values[field.key] ?? []).length > 0
  const [isOpen, setOpen] = useState(false)
  useKeys({ f: () => setOpen(true) })
  return (
    <>
      {fields.filter(isSet).map((field) => (
        <span key={field.key} className="o-chip o-chip--set">
          {field.label}
          <b>{(values[field.key] ?? []).map((value) => nameOf(field, value)).join(', ')}</b>
          <button
            type="button"
            className="o-chip__off"
            aria-label={t('remove', { filter: field.label })}
            onClick={() => onChange(field.key, [])}
          >
            <Icon of={X} />
          </button>
        </span>
      ))}
      <Popover
        label={t('addFilter')}
        className="o-chip o-chip--add"
        open={[isOpen, setOpen]}
        face={
          <>
            <Icon of={Plus} />
            {t('addFilter')}
          </>
        }
      >
        {(close) => <FieldMenu fields={fields} values={values} onChange={onChange} close={close} />}
      </Popover>
    </>
  )
}

function FieldMenu({ fields, values, onChange, close }: FiltersProps & { close: () => void }) {
  const [key, setKey] = useState<string>()
  const field = fields.find((one) => one.key === key)
  if (!field) {
    return (
      <div className="o-pop">
        <h3>{t('addFilter')}</h3>
        {fields.map((one) => (
          <button
            key={one.key}
            type="button"
            className="o-pop__one"
            onClick={() => setKey(one.key)}
          >
            {one.label}
          </button>
        ))}
      </div>
    )
  }
  return (
    <div className="o-pop">
      <button type="button" className="o-pop__one" onClick={() => setKey(undefined)}>
        <Icon of={ChevronLeft} size="s" />
        {field.label}
      </button>
      {'choices' in field ? (
        <ChoiceMenu
          choices={field.choices}
          chosen={values[field.key] ?? []}
          onChange={(next) => onChange(field.key, next)}
        />
      ) : (
        <TypedFilter
          field={field}
          value={values[field.key]?.[0] ?? ''}
          onSet={(value) => {
            onChange(field.key, value ? [value] : [])
            close()
          }}
        />
      )}
    </div>
  )
}

function ChoiceMenu({
  choices,
  chosen,
  onChange,
}: {
  choices: readonly Choice[]
  chosen: readonly string[]
  onChange: (next: readonly string[]) => void
}) {
  return choices.map(({ value, label }) => {
    const isOn = chosen.includes(value)
    return (
      <button
        key={value}
        type="button"
        className={isOn ? 'o-pop__one is-on' : 'o-pop__one'}
        aria-pressed={isOn}
        onClick={() => onChange(isOn ? chosen.filter((one) => one !== value) : [...chosen, value])}
      >
        {isOn && <Icon of={Check} size="s" />}
        {label}
      </button>
    )
  })
}

function TypedFilter({
  field,
  value,
  onSet,
}: {
  field: Extract<Filter, { type: string }>
  value: string
  onSet: (value: string) => void
}) {
  const [typed, setTyped] = useState(value)
  const set = (event: FormEvent) => {
    event.preventDefault()
    onSet(typed.trim())
  }
  return (
    <form className="o-pop__form" onSubmit={set}>
      <TextField
        label={field.label}
        type={field.type}
        placeholder={field.placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">{t('apply')}</Button>
    </form>
  )
}
