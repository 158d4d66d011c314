import type { Language } from '../../protocol.ts'
import type { FormValues } from './form-values.ts'
import type { VerifiableGame } from './verifiable-game.ts'
import { VERIFY } from './words.ts'

type FieldsProps = {
  language: Language
  games: readonly VerifiableGame[]
  values: FormValues
  isSlot: boolean
  change: (changed: Partial<FormValues>) => void
  paste: (text: string) => void
}

export function Fields({ language, games, values, isSlot, change, paste }: FieldsProps) {
  const words = VERIFY[language]
  const field = { values, change }
  return (
    <>
      <div className="field field--wide">
        <label htmlFor="paste">{words.paste}</label>
        <input
          id="paste"
          aria-describedby="paste-hint"
          autoComplete="off"
          onChange={(event) => paste(event.target.value)}
        />
        <small id="paste-hint">{words.pasteHint}</small>
      </div>
      <div className={`field${isSlot ? '' : ' field--wide'}`}>
        <label htmlFor="game">{words.game}</label>
        <select
          id="game"
          value={values.game}
          onChange={(event) => change({ game: event.target.value })}
        >
          {games.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {isSlot ? (
        <TextField name="stake" label={words.stake} {...field} mode="decimal" />
      ) : (
        <>
          <TextField name="bet" label={words.bet} hint={words.betHint} {...field} isMono />
          <TextField name="moves" label={words.moves} hint={words.movesHint} {...field} isMono />
        </>
      )}
      <TextField name="serverSeed" label={words.serverSeed} {...field} isWide isMono />
      <TextField name="clientSeed" label={words.clientSeed} {...field} />
      <TextField name="nonce" label={words.nonce} {...field} mode="numeric" />
      <TextField
        name="commitment"
        label={words.commitment}
        hint={words.commitmentHint}
        {...field}
        isWide
        isMono
        isOptional
      />
    </>
  )
}

type TextFieldProps = {
  name: Exclude<keyof FormValues, 'game' | 'win'>
  label: string
  hint?: string
  values: FormValues
  change: FieldsProps['change']
  mode?: 'decimal' | 'numeric'
  isWide?: boolean
  isMono?: boolean
  isOptional?: boolean
}

function TextField(props: TextFieldProps) {
  const { name, label, hint, values, change, mode } = props
  const { isWide = false, isMono = false, isOptional = false } = props
  return (
    <div className={`field${isWide ? ' field--wide' : ''}`}>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        className={isMono ? 'mono' : ''}
        value={values[name]}
        inputMode={mode}
        autoComplete="off"
        spellCheck={false}
        required={!isOptional}
        aria-describedby={hint && `${name}-hint`}
        onChange={(event) => change({ [name]: event.target.value })}
      />
      {hint && <small id={`${name}-hint`}>{hint}</small>}
    </div>
  )
}
