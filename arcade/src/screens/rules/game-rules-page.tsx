import { banner } from '@zar/art'
import { useEffect, useMemo } from 'react'
import type { Facts } from '../../games/facts.ts'
import type { Language } from '../../protocol.ts'
import { svgUrl } from '../art-url.ts'
import { GameRules } from '../game/game-rules.tsx'
import type { AnyScreen } from '../game/game-screen.ts'
import { FairnessLinks } from './fairness-links.tsx'
import { RULES } from './words.ts'

type Props = { facts: Facts; screen: AnyScreen; language: Language }

/** A stake that every game has: sums are worked out for it. */
const EXAMPLE_KURUS = 2_000

/** The rules of a game beside the slots, as a page of their own: readable without a log-in. */
export function GameRulesPage({ facts, screen, language }: Props) {
  const words = RULES[language]
  const name = facts.name[language]
  const head = useMemo(
    () => svgUrl(banner(facts.code, { name, w: 1600, h: 400, focus: 0.8 })),
    [facts, name],
  )
  useEffect(() => {
    document.title = `${words.rules} · ${name}`
  }, [words, name])
  return (
    <>
      <header className="head">
        <img src={head} alt="" />
        <div>
          <h1>{name}</h1>
          <p>
            {words.rules} · {facts.studio}
          </p>
        </div>
      </header>
      <main className="sheet">
        <section className="block">
          <h2>{words.rules}</h2>
          <GameRules facts={facts} screen={screen} language={language} stakeKurus={EXAMPLE_KURUS} />
        </section>
        <section className="block">
          <h2>{words.fairness}</h2>
          <Prose texts={words.fairnessText} />
          <FairnessLinks gameCode={facts.code} language={language} />
          <h2>{words.interrupted}</h2>
          <Prose texts={[words.interruptedText]} />
          <h2>{words.malfunction}</h2>
          <Prose texts={[words.malfunctionText]} />
        </section>
      </main>
    </>
  )
}

const Prose = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text} className="prose">
      {text}
    </p>
  ))
