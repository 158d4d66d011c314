import { type FormEvent, useState } from 'react'
import { verifyRound } from '../../fairness/verifier.ts'
import type { Outcome } from '../../games/slot/play-round.ts'
import type { GameSheet, Language } from '../../protocol.ts'
import { type FormValues, kurusOf, valuesOf, valuesOfPasted } from './form-values.ts'
import { type Verified, VerifiedView } from './verified-view.tsx'
import { VERIFY } from './words.ts'

type Props = { language: Language; search: string; sheets: readonly GameSheet[] }
type Verification = { verified: Verified; stakeKurus: number; sheet: GameSheet; claimed: string }

const EMPTY = { serverSeed: '', clientSeed: '', nonce: '0', stake: '20,00', commitment: '' }

/** Recomputes a round from its seeds, with Web Crypto alone. */
export function VerifyPage({ language, search, sheets }: Props) {
  const words = VERIFY[language]
  const [values, setValues] = useState<FormValues>({
    ...EMPTY,
    game: sheets[0]?.gameCode ?? '',
    ...valuesOf(search),
  })
  const [found, setFound] = useState<Verification | 'fault' | 'busy'>()
  const change = (changed: Partial<FormValues>) => {
    setValues({ ...values, ...changed })
    setFound(undefined)
  }
  const check = async (event: FormEvent) => {
    event.preventDefault()
    setFound('busy')
    setFound(await recompute(values, sheets))
  }
  return (
    <main className="verify">
      <header>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      <form onSubmit={(event) => void check(event)}>
        <Fields language={language} sheets={sheets} values={values} change={change} />
        <button type="submit" className="button button--primary" aria-busy={found === 'busy'}>
          {found === 'busy' ? words.verifying : words.verify}
        </button>
      </form>
      <div aria-live="polite">
        {found === 'fault' && <p className="verdict verdict--no">{words.fault}</p>}
        {typeof found === 'object' && <VerifiedView {...found} language={language} />}
      </div>
      <section className="how">
        <h2>{words.how}</h2>
        <ol>
          {words.howText.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </section>
    </main>
  )
}

async function recompute(
  values: FormValues,
  sheets: readonly GameSheet[],
): Promise<Verification | 'fault'> {
  const { game: gameCode, serverSeed, clientSeed } = values
  const stakeKurus = kurusOf(values.stake)
  const nonce = Number(values.nonce)
  const sheet = sheets.find((one) => one.gameCode === gameCode)
  if (!sheet || !stakeKurus || !serverSeed || !Number.isSafeInteger(nonce) || nonce < 0)
    return 'fault'
  try {
    const round = {
      serverSeed: serverSeed.trim(),
      clientSeed: clientSeed.trim(),
      nonce,
      gameCode,
      bet: { stakeKurus },
      moves: [],
    }
    const { commitment, shown } = await verifyRound(round)
    // A slot shows its whole outcome.
    const { steps, winKurus } = shown as Outcome
    return {
      verified: { commitment, steps, winKurus },
      stakeKurus,
      sheet,
      claimed: values.commitment.trim().toLowerCase(),
    }
  } catch {
    return 'fault'
  }
}

type FieldsProps = {
  language: Language
  sheets: readonly GameSheet[]
  values: FormValues
  change: (changed: Partial<FormValues>) => void
}

function Fields({ language, sheets, values, change }: FieldsProps) {
  const words = VERIFY[language]
  return (
    <>
      <div className="field field--wide">
        <label htmlFor="paste">{words.paste}</label>
        <input
          id="paste"
          aria-describedby="paste-hint"
          autoComplete="off"
          onChange={(event) => change(valuesOfPasted(event.target.value))}
        />
        <small id="paste-hint">{words.pasteHint}</small>
      </div>
      <div className="field">
        <label htmlFor="game">{words.game}</label>
        <select
          id="game"
          value={values.game}
          onChange={(event) => change({ game: event.target.value })}
        >
          {sheets.map(({ gameCode, name }) => (
            <option key={gameCode} value={gameCode}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <TextField name="stake" label={words.stake} values={values} change={change} mode="decimal" />
      <TextField
        name="serverSeed"
        label={words.serverSeed}
        values={values}
        change={change}
        isWide
      />
      <TextField name="clientSeed" label={words.clientSeed} values={values} change={change} />
      <TextField name="nonce" label={words.nonce} values={values} change={change} mode="numeric" />
      <TextField
        name="commitment"
        label={words.commitment}
        hint={words.commitmentHint}
        values={values}
        change={change}
        isWide
      />
    </>
  )
}

type TextFieldProps = {
  name: Exclude<keyof FormValues, 'game'>
  label: string
  hint?: string
  values: FormValues
  change: FieldsProps['change']
  mode?: 'decimal' | 'numeric'
  isWide?: boolean
}

function TextField({ name, label, hint, values, change, mode, isWide = false }: TextFieldProps) {
  return (
    <div className={`field${isWide ? ' field--wide' : ''}`}>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        className={isWide ? 'mono' : ''}
        value={values[name]}
        inputMode={mode}
        autoComplete="off"
        spellCheck={false}
        required={!hint}
        aria-describedby={hint && `${name}-hint`}
        onChange={(event) => change({ [name]: event.target.value })}
      />
      {hint && <small id={`${name}-hint`}>{hint}</small>}
    </div>
  )
}
