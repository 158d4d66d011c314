import { correctPlayer } from '@zar/contract/office/player/account'
import { TextField } from '../../parts/controls/field.tsx'
import { t } from './texts.ts'

export type Corrected = { name: string; surname: string; birthDate: string }
export const BLANK: Corrected = { name: '', surname: '', birthDate: '' }

/** What was filled in. */
export const correctionOf = ({ name, surname, birthDate }: Corrected) => ({
  name: name.trim() || undefined,
  surname: surname.trim() || undefined,
  birthDate: birthDate || undefined,
})

/** What is missing or wrong, in words; undefined of a good one. */
export function correctionLack(corrected: Corrected): string | undefined {
  const { id, reason } = correctPlayer.example
  const asked = { id, reason, ...correctionOf(corrected) }
  return correctPlayer.input.safeParse(asked).success ? undefined : t('correctMissing')
}

type FieldsProps = { corrected: Corrected; onChange: (corrected: Corrected) => void }

/** What the document says otherwise. */
export function CorrectFields({ corrected, onChange }: FieldsProps) {
  return (
    <>
      <div className="o-p__two">
        {(['name', 'surname'] as const).map((field) => (
          <TextField
            key={field}
            label={t(field)}
            autoComplete="off"
            value={corrected[field]}
            onChange={(event) => onChange({ ...corrected, [field]: event.target.value })}
          />
        ))}
      </div>
      <TextField
        type="date"
        label={t('birthDate')}
        help={t('correctHelp')}
        value={corrected.birthDate}
        onChange={(event) => onChange({ ...corrected, birthDate: event.target.value })}
      />
    </>
  )
}
