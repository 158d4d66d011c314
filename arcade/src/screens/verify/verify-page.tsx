import { type FormEvent, useState } from 'react'
import type { RoundRecord } from '../../fairness/round-record.ts'
import type { Language } from '../../protocol.ts'
import { type Computed, compute } from './compute.ts'
import { Fields } from './fields.tsx'
import { type FormValues, readPasted, recordOf, valuesOf } from './form-values.ts'
import { SeveralView } from './several-view.tsx'
import type { VerifiableGame } from './verifiable-game.ts'
import { VerifiedView } from './verified-view.tsx'
import { VERIFY } from './words.ts'

type Props = { language: Language; search: string; games: readonly VerifiableGame[] }

const EMPTY: FormValues = {
  game: '',
  serverSeed: '',
  clientSeed: '',
  nonce: '0',
  stake: '20,00',
  bet: '{"stakeKurus": 2000}',
  moves: '[]',
  commitment: '',
  digest: '',
  win: '',
}

type Found = 'fault' | 'busy' | Computed | { several: readonly RoundRecord[] }

/** Computes a round again from its seeds, with Web Crypto alone. */
export function VerifyPage({ language, search, games }: Props) {
  const words = VERIFY[language]
  const [values, setValues] = useState<FormValues>({
    ...EMPTY,
    game: games[0]?.code ?? '',
    ...valuesOf(search),
  })
  const [found, setFound] = useState<Found>()
  const game = games.find(({ code }) => code === values.game)
  const change = (changed: Partial<FormValues>) => {
    // The win and the digest that a link told are those of its own round.
    setValues({ ...values, win: '', digest: '', ...changed })
    setFound(undefined)
  }
  const paste = (text: string) => {
    const pasted = readPasted(text)
    if (Array.isArray(pasted)) setFound(pasted.length > 0 ? { several: pasted } : 'fault')
    else change(pasted)
  }
  const check = async (event: FormEvent) => {
    event.preventDefault()
    setFound('busy')
    const record = recordOf(values, game?.isOfLines === true)
    setFound((record && (await compute(record, language))) ?? 'fault')
  }
  return (
    <main className="verify">
      <header>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      <form onSubmit={(event) => void check(event)}>
        <Fields
          language={language}
          games={games}
          values={values}
          isSlot={game?.isOfLines === true}
          change={change}
          paste={paste}
        />
        <button type="submit" className="button button--primary" aria-busy={found === 'busy'}>
          {found === 'busy' ? words.verifying : words.verify}
        </button>
      </form>
      <div aria-live="polite">
        {found === 'fault' && <p className="verdict verdict--no">{words.fault}</p>}
        {typeof found === 'object' &&
          ('several' in found ? (
            <SeveralView records={found.several} games={games} language={language} />
          ) : (
            <VerifiedView computed={found} language={language} />
          ))}
      </div>
      <section className="how">
        <h2>{words.how}</h2>
        <ol>
          {words.howText.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        <p className="how__download">
          <a className="button button--line" href="/verifier" download="zar-verifier.html">
            {words.download}
          </a>
        </p>
        <p className="how__download">{words.downloadHint}</p>
        <p className="how__download">
          <a className="button button--line" href={`/returns?lang=${language}`}>
            {words.returns}
          </a>
        </p>
      </section>
    </main>
  )
}
