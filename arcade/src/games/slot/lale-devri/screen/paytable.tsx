import type { GameSheet, Language } from '../../../../protocol.ts'
import { LineDiagrams } from '../../../../screens/rules/line-diagrams.tsx'
import { Paytable as Pays } from '../../../../screens/rules/paytable.tsx'
import { PlayFacts } from '../../../../screens/rules/play-facts.tsx'
import { RULES } from '../../../../screens/rules/words.ts'

type Props = { language: Language; stakeKurus?: number }

const EXAMPLE_KURUS = 2_000

/** What each symbol pays, the twenty lines, and the exact figures of the sheet. */
export const paytableOf = (sheet: GameSheet, pictures: ReadonlyMap<string, string>) =>
  function Paytable({ language, stakeKurus = EXAMPLE_KURUS }: Props) {
    const words = RULES[language]
    return (
      <>
        <Pays sheet={sheet} language={language} stakeKurus={stakeKurus} pictures={pictures} />
        <h3>{words.lines}</h3>
        <p>{words.linesNote(sheet.lines.length)}</p>
        <LineDiagrams sheet={sheet} language={language} />
        <h3>{words.facts}</h3>
        <PlayFacts sheet={sheet} language={language} />
        <p>{words.rtpText(sheet)}</p>
      </>
    )
  }
