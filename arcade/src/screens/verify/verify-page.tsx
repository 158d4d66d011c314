import { type FormEvent, useRef, useState } from 'react'
import { type EndedPot, readPots } from '../../fairness/jackpot-verifier.ts'
import type { RoundRecord } from '../../fairness/round-record.ts'
import type { Language } from '../../protocol.ts'
import { type Computed, compute } from './compute.ts'
import { fetchPots } from './fetch-pots.ts'
import { Fields } from './fields.tsx'
import { type FormValues, readPasted, recordOf, valuesOf } from './form-values.ts'
import { POTS } from './pot-words.ts'
import { PotsView } from './pots-view.tsx'
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

type Found =
  | ('fault' | 'busy' | 'fetching' | 'no-pots' | 'away')
  | Computed
  | { several: readonly RoundRecord[] }
  | { pots: readonly EndedPot[] }

/** None where the text is of rounds. */
function potsIn(text: string): EndedPot[] {
  try {
    return readPots(text)
  } catch {
    return []
  }
}

type FoundProps = Pick<Props, 'language' | 'games'> & { found: Found | undefined }

function FoundView({ found, games, language }: FoundProps) {
  const pots = POTS[language]
  if (found === 'fault') return <p className="verdict verdict--no">{VERIFY[language].fault}</p>
  if (found === 'away') return <p className="verdict verdict--no">{pots.away}</p>
  if (found === 'no-pots') return <p className="verdict">{pots.none}</p>
  if (found === 'fetching') return <p className="verdict">{pots.fetching}</p>
  if (typeof found !== 'object') return null
  if ('pots' in found) return <PotsView pots={found.pots} language={language} />
  if ('several' in found)
    return <SeveralView records={found.several} games={games} language={language} />
  return <VerifiedView computed={found} language={language} />
}

/** Computes a round again from its seeds, with Web Crypto alone. */
export function VerifyPage({ language, search, games }: Props) {
  const words = VERIFY[language]
  const [values, setValues] = useState<FormValues>({
    ...EMPTY,
    game: games[0]?.code ?? '',
    ...valuesOf(search),
  })
  const [found, setFound] = useState<Found>()
  const verdict = useRef<HTMLDivElement>(null)
  const game = games.find(({ code }) => code === values.game)
  const change = (changed: Partial<FormValues>) => {
    // The win and the digest that a link told are those of its own round.
    setValues({ ...values, win: '', digest: '', ...changed })
    setFound(undefined)
  }
  const paste = (text: string) => {
    const pots = potsIn(text)
    if (pots.length > 0) return setFound({ pots })
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
  const askPots = async () => {
    setFound('fetching')
    // What is found stands above the button.
    verdict.current?.scrollIntoView()
    const pots = await fetchPots().catch(() => undefined)
    setFound(pots ? (pots.length > 0 ? { pots } : 'no-pots') : 'away')
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
      <div aria-live="polite" ref={verdict}>
        <FoundView found={found} games={games} language={language} />
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
          <button
            type="button"
            className="button button--line"
            aria-busy={found === 'fetching'}
            onClick={() => void askPots()}
          >
            {POTS[language].fetch}
          </button>
        </p>
        <p className="how__download">
          <a className="button button--line" href={`/returns?lang=${language}`}>
            {words.returns}
          </a>
        </p>
        <p className="how__download">{words.logText}</p>
        <p className="how__download">
          <a className="button button--line" href="/.well-known/zar/heads.jsonl">
            {words.log}
          </a>
        </p>
      </section>
    </main>
  )
}
