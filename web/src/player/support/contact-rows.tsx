import { LIMITS } from '@zar/contract/limits'
import { CONTACT_TYPES, type ContactType } from '@zar/contract/support'
import { Mail, MessageCircle, MessagesSquare, Phone, Plus, Trash2 } from 'lucide-react'
import { Button, IconButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SelectField } from '../../ui/select.tsx'
import { notify } from '../../ui/toast.tsx'
import type { Way } from './call-request.ts'
import { t } from './texts.ts'

const TYPES = Object.values(CONTACT_TYPES)
const ICONS = { 1: Phone, 2: MessageCircle, 3: MessagesSquare, 4: Mail }
const KEYBOARDS = { 1: 'tel', 2: 'tel', 3: 'text', 4: 'email' } as const

type RowsProps = {
  contacts: Way[]
  /** Keys of the rows to mark as wrong. */
  wrong: number[]
  onChange: (contacts: Way[]) => void
  onLeave: (key: number) => void
}

/** One to five ways to be reached. */
export function ContactRows({ contacts, wrong, onChange, onLeave }: RowsProps) {
  const add = () => {
    if (contacts.length >= LIMITS.callContactsMax) return notify.warning(t('tooMany'))
    const key = Math.max(...contacts.map((way) => way.key)) + 1
    return onChange([...contacts, { key, type: CONTACT_TYPES.phone, contact: '' }])
  }
  const remove = (key: number) => {
    if (contacts.length <= 1) return notify.warning(t('tooFew'))
    return onChange(contacts.filter((way) => way.key !== key))
  }
  const set = (key: number, change: Partial<Way>) =>
    onChange(contacts.map((way) => (way.key === key ? { ...way, ...change } : way)))
  return (
    <fieldset className="contacts">
      <legend className="field__name">
        {t('contacts')}
        <small>
          {contacts.length} / {LIMITS.callContactsMax}
        </small>
      </legend>
      {contacts.map((way, index) => (
        <ContactRow
          key={way.key}
          way={way}
          number={index + 1}
          isWrong={wrong.includes(way.key)}
          onSet={(change) => set(way.key, change)}
          onLeave={() => onLeave(way.key)}
          onRemove={() => remove(way.key)}
        />
      ))}
      <Button variant="line" icon={Plus} onClick={add}>
        {t('add')}
      </Button>
    </fieldset>
  )
}

type RowProps = {
  way: Way
  number: number
  isWrong: boolean
  onSet: (change: Partial<Way>) => void
  onLeave: () => void
  onRemove: () => void
}

function ContactRow({ way, number, isWrong, onSet, onLeave, onRemove }: RowProps) {
  return (
    <fieldset className="contact" aria-label={t('way', { number })}>
      <Icon of={ICONS[way.type]} />
      <SelectField
        label={t('type')}
        value={String(way.type)}
        options={TYPES.map((type) => ({ value: String(type), label: t(`type.${type}`) }))}
        onChange={(type) => onSet({ type: Number(type) as ContactType })}
      />
      <TextField
        label={t('contact')}
        value={way.contact}
        placeholder={t(`example.${way.type}`)}
        inputMode={KEYBOARDS[way.type]}
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
