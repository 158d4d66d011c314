import { LIMITS } from '@zar/contract/limits'
import { CONTACT_TYPES, type ContactType } from '@zar/contract/support/support'
import { Mail, MessageCircle, MessagesSquare, Phone, Plus, Trash2 } from 'lucide-react'
import { notify } from '../../ui/feedback/toast.tsx'
import { Button, IconButton } from '../../ui/form/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import type { ContactEntry } from './call-request.ts'
import { t } from './texts.ts'

const TYPES = Object.values(CONTACT_TYPES)
const ICONS = { 1: Phone, 2: MessageCircle, 3: MessagesSquare, 4: Mail }
const KEYBOARDS = { 1: 'tel', 2: 'tel', 3: 'text', 4: 'email' } as const

type RowsProps = {
  contacts: ContactEntry[]
  /** Keys of the rows to mark as wrong. */
  wrong: number[]
  onChange: (contacts: ContactEntry[]) => void
  onLeave: (key: number) => void
}

/** One to five contact details. */
export function ContactRows({ contacts, wrong, onChange, onLeave }: RowsProps) {
  const add = () => {
    if (contacts.length >= LIMITS.callContactsMax) return notify.warning(t('tooMany'))
    const key = Math.max(...contacts.map((entry) => entry.key)) + 1
    return onChange([...contacts, { key, type: CONTACT_TYPES.phone, contact: '' }])
  }
  const remove = (key: number) => {
    if (contacts.length <= 1) return notify.warning(t('tooFew'))
    return onChange(contacts.filter((entry) => entry.key !== key))
  }
  const set = (key: number, change: Partial<ContactEntry>) =>
    onChange(contacts.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)))
  return (
    <fieldset className="contacts">
      <legend className="field__name">
        {t('contacts')}
        <small>
          {contacts.length} / {LIMITS.callContactsMax}
        </small>
      </legend>
      {contacts.map((entry, index) => (
        <ContactRow
          key={entry.key}
          entry={entry}
          number={index + 1}
          isWrong={wrong.includes(entry.key)}
          onSet={(change) => set(entry.key, change)}
          onLeave={() => onLeave(entry.key)}
          onRemove={() => remove(entry.key)}
        />
      ))}
      <Button variant="line" icon={Plus} onClick={add}>
        {t('add')}
      </Button>
    </fieldset>
  )
}

type RowProps = {
  entry: ContactEntry
  number: number
  isWrong: boolean
  onSet: (change: Partial<ContactEntry>) => void
  onLeave: () => void
  onRemove: () => void
}

function ContactRow({ entry, number, isWrong, onSet, onLeave, onRemove }: RowProps) {
  return (
    <fieldset className="contact" aria-label={t('way', { number })}>
      <Icon of={ICONS[entry.type]} />
      <SelectField
        label={t('type')}
        value={String(entry.type)}
        options={TYPES.map((type) => ({ value: String(type), label: t(`type.${type}`) }))}
        onChange={(type) => onSet({ type: Number(type) as ContactType })}
      />
      <TextField
        label={t('contact')}
        value={entry.contact}
        placeholder={t(`example.${entry.type}`)}
        inputMode={KEYBOARDS[entry.type]}
        maxLength={LIMITS.callContact.max}
        autoCapitalize="none"
        autoComplete="off"
        error={isWrong ? t('contact.wrong') : undefined}
        onChange={(event) => onSet({ contact: event.target.value })}
        onBlur={onLeave}
      />
      <IconButton icon={Trash2} label={t('remove', { number })} onClick={onRemove} />
    </fieldset>
  )
}
