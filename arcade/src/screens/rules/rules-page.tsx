import { banner } from '@zar/art'
import { useEffect, useMemo, useState } from 'react'
import type { GameSheet, Language } from '../../protocol.ts'
import { fetchSheet, Refused } from '../arcade-call.ts'
import { svgUrl } from '../art-url.ts'
import { backdropOf } from '../backdrop.ts'
import { emblemUrl } from '../emblem-url.ts'
import { FairnessLinks } from './fairness-links.tsx'
import { LineDiagrams } from './line-diagrams.tsx'
import { Paytable } from './paytable.tsx'
import { PlayFacts } from './play-facts.tsx'
import { RULES } from './words.ts'

type Props = { gameCode: string; language: Language }

/** A stake the paytable is worked out for, where the game has it. */
const EXAMPLE_KURUS = 2000

export function RulesPage({ gameCode, language }: Props) {
  const words = RULES[language]
  const [sheet, setSheet] = useState<GameSheet>()
  const [fault, setFault] = useState<'unknown' | 'failed'>()
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    fetchSheet(gameCode).then(setSheet, (error) =>
      setFault(error instanceof Refused ? 'unknown' : 'failed'),
    )
  }, [gameCode, turn])
  if (fault)
    return (
      <main className="loading" role="alert">
        <p className="display">{words[fault]}</p>
        {fault === 'failed' && (
          <button
            type="button"
            className="button button--primary"
            onClick={() => {
              setFault(undefined)
              setTurn(turn + 1)
            }}
          >
            {words.retry}
          </button>
        )}
      </main>
    )
  if (!sheet)
    return (
      <main className="loading" role="status">
        <span className="spin" />
        <p>{words.loading}</p>
      </main>
    )
  return <Rules sheet={sheet} language={language} />
}

function Rules({ sheet, language }: { sheet: GameSheet; language: Language }) {
  const words = RULES[language]
  const { stakesKurus } = sheet
  const stakeKurus = stakesKurus.includes(EXAMPLE_KURUS) ? EXAMPLE_KURUS : (stakesKurus[0] ?? 0)
  const head = useMemo(
    () => svgUrl(banner(sheet.gameCode, { ...backdropOf(sheet), w: 1600, h: 400, focus: 0.8 })),
    [sheet],
  )
  useEffect(() => {
    document.title = `${words.rules} · ${sheet.name}`
  }, [words, sheet, language])
  return (
    <>
      <header className="head">
        <img src={head} alt="" />
        <div>
          <h1>{sheet.name}</h1>
          <p>
            {words.rules} · {sheet.studio}
          </p>
        </div>
      </header>
      <main className="sheet">
        <section className="block">
          <h2>{words.howToPlay}</h2>
          <Prose texts={[...words.play(sheet), words.rtpText(sheet)]} />
        </section>
        <section className="block">
          <h2>{words.facts}</h2>
          <PlayFacts sheet={sheet} language={language} />
        </section>
        <section className="block block--wide">
          <h2>{words.pays}</h2>
          <Paytable
            sheet={sheet}
            language={language}
            stakeKurus={stakeKurus}
            pictures={emblemsOf(sheet)}
          />
        </section>
        <section className="block block--wide">
          <h2>{words.lines}</h2>
          <Prose texts={[words.linesNote(sheet.lines.length)]} />
          <LineDiagrams sheet={sheet} language={language} />
        </section>
        <section className="block">
          <h2>{words.fairness}</h2>
          <Prose texts={words.fairnessText} />
          <FairnessLinks gameCode={sheet.gameCode} language={language} />
        </section>
        <section className="block">
          <h2>{words.interrupted}</h2>
          <Prose texts={[words.interruptedText]} />
          <h2>{words.malfunction}</h2>
          <Prose texts={[words.malfunctionText]} />
        </section>
      </main>
    </>
  )
}

function Prose({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="prose">
      {text}
    </p>
  ))
}

const emblemsOf = ({ symbols }: GameSheet) =>
  new Map(symbols.map(({ id, emblem }) => [id, emblemUrl(emblem)]))
