import './tools.css'
import { BookmarkPlus, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from '../../../lib/router/router.tsx'
import { isRecord, readStored, writeStored } from '../../../lib/storage/stored.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Popover } from '../../../ui/overlay/popover.tsx'
import { useMe } from '../api/session.ts'
import { Button } from '../controls/button.tsx'
import { TextField } from '../controls/field.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { t } from './texts.ts'

type View = { name: string; query: string }

const NAME_MAX = 30
const isViews = (value: unknown): value is View[] =>
  Array.isArray(value) &&
  value.every(
    (one) => isRecord(one) && typeof one.name === 'string' && typeof one.query === 'string',
  )

/** What of an address is a view: filters, search and order, not the chosen row. */
function viewOf(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('row')
  return String(query)
}

/** Views of one screen that a person has kept, `1` to `9`; a changed one can be saved. */
export function SavedViews({ screen }: { screen: string }) {
  const key = `office-views:${useMe().id}:${screen}`
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [views, setViews] = useState<View[]>(() => readStored(key, isViews) ?? [])
  const now = viewOf(search)
  const keep = (next: View[]) => {
    writeStored(key, next)
    setViews(next)
  }
  const go = (query: string) => navigate(query ? `${pathname}?${query}` : pathname)
  useKeys(
    Object.fromEntries(views.slice(0, 9).map((view, at) => [`${at + 1}`, () => go(view.query)])),
    views.length > 0,
  )
  const isNew = now !== '' && views.every(({ query }) => query !== now)
  if (views.length === 0 && !isNew) return null
  return (
    <fieldset className="o-chips" aria-label={t('views')}>
      {views.map((view) => (
        <SavedChip
          key={view.query}
          view={view}
          isOn={view.query === now}
          onGo={() => go(view.query)}
          onDrop={() => keep(views.filter((one) => one !== view))}
        />
      ))}
      {isNew && <SaveView onSave={(name) => keep([...views, { name, query: now }])} />}
    </fieldset>
  )
}

type ChipProps = { view: View; isOn: boolean; onGo: () => void; onDrop: () => void }

const SavedChip = ({ view, isOn, onGo, onDrop }: ChipProps) => (
  <>
    <button type="button" className="o-chip" aria-pressed={isOn} onClick={onGo}>
      {view.name}
    </button>
    {isOn && (
      <button
        type="button"
        className="o-chip__off"
        aria-label={t('dropView', { view: view.name })}
        onClick={onDrop}
      >
        <Icon of={X} size="s" />
      </button>
    )}
  </>
)

function SaveView({ onSave }: { onSave: (name: string) => void }) {
  const [name, setName] = useState('')
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) onSave(name.trim())
  }
  return (
    <Popover
      label={t('saveView')}
      className="o-chip o-chip--add"
      face={
        <>
          <Icon of={BookmarkPlus} />
          {t('saveView')}
        </>
      }
    >
      {() => (
        <div className="o-pop">
          <form className="o-pop__form" onSubmit={save}>
            <TextField
              label={t('viewName')}
              value={name}
              maxLength={NAME_MAX}
              onChange={(event) => setName(event.target.value)}
            />
            <Button type="submit">{t('save')}</Button>
          </form>
        </div>
      )}
    </Popover>
  )
}
