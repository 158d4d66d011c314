import { changePlayerContact } from '@zar/contract/office/player/access'
import { SelectField, TextField } from '../../parts/controls/field.tsx'
import { t } from './texts.ts'

export type Contact = { kind: 'email' | 'phone'; value: string }

/** What is wrong with what was typed, in words; undefined of a good one. */
export function contactLack({ kind, value }: Contact): string | undefined {
  const { example } = changePlayerContact
  const asked = { ...example, kind, value: value.trim() }
  return changePlayerContact.input.safeParse(asked).success ? undefined : t('contactWrong')
}

const KINDS = ['email', 'phone'] as const

type FieldsProps = {
  contact: Contact
  onChange: (contact: Contact) => void
  /** Which of both it is, where that is settled. */
  only?: Contact['kind']
}

/** The address or the number that is to be the player's. */
export function ContactFields({ contact, onChange, only }: FieldsProps) {
  return (
    <div className={only ? undefined : 'o-p__two'}>
      {!only && (
        <SelectField
          label={t('contactKind')}
          value={contact.kind}
          choices={KINDS.map((value) => ({ value, label: t(value) }))}
          onChange={(event) =>
            onChange({ ...contact, kind: event.target.value as Contact['kind'] })
          }
        />
      )}
      <TextField
        label={t('contactValue')}
        isLacking
        help={t('contactHelp')}
        type={contact.kind === 'email' ? 'email' : 'tel'}
        autoComplete="off"
        spellCheck={false}
        value={contact.value}
        onChange={(event) => onChange({ ...contact, value: event.target.value })}
      />
    </div>
  )
}
