import './select.css'
import { Check, ChevronsUpDown, Search } from 'lucide-react'
import * as Popover from 'radix-ui/popover'
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { texts } from '../../lib/language/translate.ts'
import { Icon } from '../icons/icon.tsx'
import { Field, type FieldShell, inputState, wellClass } from './field.tsx'
import { found, moved } from './select-list.ts'

const t = texts({
  tr: { search: 'Ara', none: 'Eşleşen yok', pick: 'Seç' },
  en: { search: 'Search', none: 'No match', pick: 'Choose' },
})

/** Above this a search row stands on top of the list. */
const SEARCH_FROM = 8

export type Option = { value: string; label: string }

type SelectProps = FieldShell & {
  options: Option[]
  /** Empty while nothing is chosen. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  placeholder?: string | undefined
  disabled?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A field that is filled from a list: a menu under it, a sheet from below on phones. */
export function SelectField({ options, value, onChange, onBlur, ref, ...props }: SelectProps) {
  const { placeholder, disabled, ...shell } = props
  const [isOpen, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  const setOpenAndTell = (next: boolean) => {
    setOpen(next)
    if (!next) onBlur?.()
  }
  return (
    <Field {...shell}>
      {(ids) => (
        <Popover.Root open={isOpen} onOpenChange={setOpenAndTell}>
          <Popover.Trigger asChild>
            <button
              type="button"
              role="combobox"
              aria-expanded={isOpen}
              ref={ref}
              className={`${wellClass(shell)} select`}
              disabled={disabled}
              {...inputState(ids, shell)}
            >
              {chosen ? (
                <span>{chosen.label}</span>
              ) : (
                <span className="input__empty">{placeholder ?? t('pick')}</span>
              )}
              <Icon of={ChevronsUpDown} />
            </button>
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Content
              className="select__list"
              aria-label={shell.label}
              align="start"
              sideOffset={6}
              collisionPadding={12}
              onOpenAutoFocus={(event) => {
                event.preventDefault()
                const panel = event.currentTarget
                if (panel instanceof HTMLElement) focusFirst(panel)
              }}
            >
              <OptionList
                label={shell.label}
                options={options}
                value={value}
                onSelect={(next) => {
                  onChange(next)
                  setOpenAndTell(false)
                }}
              />
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  )
}

type ListProps = {
  label: string
  options: Option[]
  value: string
  onSelect: (value: string) => void
}

function OptionList({ label, options, value, onSelect }: ListProps) {
  const id = useId()
  const [query, setQuery] = useState('')
  const shown = found(options, query)
  const [at, setAt] = useState(() => options.findIndex((option) => option.value === value))
  const active = shown[at]
  const list = useRef<HTMLDivElement>(null)
  const hasSearch = options.length > SEARCH_FROM
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || (event.key === ' ' && !hasSearch)) {
      event.preventDefault()
      if (active) onSelect(active.value)
      return
    }
    const next = moved(event.key, at, shown, hasSearch)
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
  }
  const pointing = {
    'aria-activedescendant': active && `${id}-${active.value}`,
    onKeyDown,
  }
  return (
    <>
      {hasSearch && (
        <div className="input select__find">
          <Icon of={Search} />
          <input
            role="combobox"
            aria-expanded
            aria-controls={`${id}-list`}
            aria-label={t('search')}
            placeholder={t('search')}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value)
              setAt(0)
            }}
            {...pointing}
          />
        </div>
      )}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        tabIndex={0}
        {...pointing}
      >
        {shown.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list answers the keys for its options
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays on the list (aria-activedescendant)
          <div
            key={option.value}
            id={`${id}-${option.value}`}
            role="option"
            aria-selected={option.value === value}
            className={index === at ? 'is-at' : undefined}
            onClick={() => onSelect(option.value)}
            onPointerMove={() => setAt(index)}
          >
            {option.label}
            {option.value === value && <Icon of={Check} />}
          </div>
        ))}
      </div>
      {shown.length === 0 && <p className="select__none">{t('none')}</p>}
    </>
  )
}

/** The search row where there is one, else the list. */
function focusFirst(panel: HTMLElement): void {
  const stop =
    panel.querySelector<HTMLElement>('input') ?? panel.querySelector<HTMLElement>('[role=listbox]')
  stop?.focus({ preventScroll: true })
}
