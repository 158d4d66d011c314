import { useQuery, useQueryClient } from '@tanstack/react-query'
import { editShift, endShift, listShifts, type Shift } from '@zar/contract/office/desk/shifts'
import { ROLES } from '@zar/contract/office/rights/rights'
import { ROLE_FACTS } from '@zar/contract/office/rights/roles'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatClock, formatDate } from '../../../lib/language/format.ts'
import { locale } from '../../../lib/language/translate.ts'
import { call } from '../../parts/api/call.ts'
import { failureText } from '../../parts/api/failure.ts'
import { Button, IconButton } from '../../parts/controls/button.tsx'
import { Face } from '../../parts/controls/face.tsx'
import { SelectField, TextField } from '../../parts/controls/field.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { ConfirmInPlace } from '../../parts/dialogs/confirm-in-place.tsx'
import { OfficeDialog } from '../../parts/dialogs/shell.tsx'
import { Failed } from '../../parts/states/failed.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { BLANK, fieldsOf, type Typed, timesOf } from './shift-times.ts'
import { t } from './texts.ts'

const SHIFTS_KEY = ['office', 'shifts']

/** Who is to be here when: the coming week, and one more or another. */
export function ShiftDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const shifts = useQuery({ queryKey: SHIFTS_KEY, queryFn: () => call(listShifts, {}) })
  const [changed, setChanged] = useState<Shift>()
  const anew = () => client.invalidateQueries({ queryKey: SHIFTS_KEY })
  const { data } = shifts
  return (
    <OfficeDialog title={t('title')} onClose={onClose}>
      {shifts.isError && !data && (
        <Failed error={shifts.error} onAgain={() => void shifts.refetch()} />
      )}
      {data?.shifts.length === 0 && <p className="o-note">{t('none')}</p>}
      <ul className="o-desk__list">
        {data?.shifts.map((shift) => (
          <ShiftLine
            key={shift.id}
            shift={shift}
            onChange={() => setChanged(shift)}
            onDone={anew}
          />
        ))}
      </ul>
      {data && (
        <ShiftForm
          key={changed?.id ?? 'new'}
          people={data.people}
          changed={changed}
          onDone={() => {
            setChanged(undefined)
            void anew()
          }}
          onCancel={changed && (() => setChanged(undefined))}
        />
      )}
      <p className="o-micro">{t('note')}</p>
    </OfficeDialog>
  )
}

function ShiftLine({
  shift,
  onChange,
  onDone,
}: {
  shift: Shift
  onChange: () => void
  onDone: () => Promise<void>
}) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { id, name, role, from, until } = shift
  const remove = async () => {
    setBusy(true)
    try {
      await call(endShift, { shift: id })
      notify(t('removed'))
    } catch (error) {
      notify(failureText(error))
    }
    setBusy(false)
    setAsking(false)
    await onDone()
  }
  if (isAsking) {
    const times = { from: formatDate(from), until: formatClock(until) }
    return (
      <li className="o-desk__ask">
        <ConfirmInPlace
          question={t('removeAsk', { name, ...times })}
          verb={t('removeVerb')}
          isBusy={isBusy}
          onYes={() => void remove()}
          onNo={() => setAsking(false)}
        />
      </li>
    )
  }
  return (
    <li>
      <Face name={name} />
      <span>
        <b>{name}</b>
        <small>
          {ROLE_FACTS[role].label[locale]} · {formatDate(from)} – {formatClock(until)}
        </small>
      </span>
      <span className="o-row">
        <IconButton icon={Pencil} size="s" label={t('change', { name })} onClick={onChange} />
        <IconButton
          icon={Trash2}
          size="s"
          label={t('remove', { name })}
          onClick={() => setAsking(true)}
        />
      </span>
    </li>
  )
}

type Person = { id: string; name: string; roles: readonly Shift['role'][] }

const typedOf = ({ staff, role, from, until }: Shift): Typed => {
  const { day, time } = fieldsOf(from)
  return { staff, role, day, from: time, until: fieldsOf(until).time }
}

function ShiftForm({
  people,
  changed,
  onDone,
  onCancel,
}: {
  people: readonly Person[]
  changed: Shift | undefined
  onDone: () => void
  onCancel: (() => void) | undefined
}) {
  const [typed, setTyped] = useState<Typed>(changed ? typedOf(changed) : BLANK)
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const person = people.find(({ id }) => id === typed.staff)
  const put = (name: keyof Typed) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [name]: event.target.value })
  const send = async () => {
    const times = timesOf(typed)
    const role = ROLES.find((one) => one === typed.role)
    if (!times || !role || !person) {
      setError(t('missing'))
      return
    }
    setBusy(true)
    setError('')
    try {
      const shift = { staff: person.id, role, ...times }
      await call(editShift, changed ? { ...shift, shift: changed.id } : shift)
      notify(t('saved'))
      onDone()
    } catch (failure) {
      setError(failureText(failure))
    }
    setBusy(false)
  }
  return (
    <form
      className="o-desk__shift"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void send()
      }}
    >
      <SelectField
        label={t('person')}
        blank={t('choose')}
        choices={people.map(({ id, name }) => ({ value: id, label: name }))}
        value={typed.staff}
        onChange={({ target }) => {
          const roles = people.find(({ id }) => id === target.value)?.roles ?? []
          setTyped({ ...typed, staff: target.value, role: roles[0] ?? '' })
        }}
      />
      <SelectField
        label={t('role')}
        blank={t('choose')}
        choices={(person?.roles ?? []).map((role) => ({
          value: role,
          label: ROLE_FACTS[role].label[locale],
        }))}
        value={typed.role}
        onChange={put('role')}
      />
      <TextField label={t('day')} type="date" value={typed.day} onChange={put('day')} />
      <TextField label={t('from')} type="time" value={typed.from} onChange={put('from')} />
      <TextField
        label={t('until')}
        type="time"
        help={t('untilHelp')}
        value={typed.until}
        onChange={put('until')}
      />
      {error && (
        <Say tone="no" role="alert">
          {error}
        </Say>
      )}
      <span className="o-row">
        <Button kind="primary" type="submit" busy={isBusy ? t('sending') : undefined}>
          {t(changed ? 'save' : 'add')}
        </Button>
        {onCancel && (
          <Button kind="ghost" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </span>
    </form>
  )
}
