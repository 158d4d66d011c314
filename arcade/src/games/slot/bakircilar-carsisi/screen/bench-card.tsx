import type { Language } from '../../../../protocol.ts'
import { money } from '../../../../screens/figures.ts'
import { IntroCard } from '../../../../screens/slot/intro-card.tsx'
import { SLOT_WORDS } from '../../../../screens/slot/words.ts'
import { introCard } from '../../../../screens/slot-art/pieces/intro-card.ts'
import type { HoldLook } from './look.ts'
import type { Bench } from './shown.ts'
import { stakesText, wordsOf } from './texts.ts'
import { HOLD_WORDS } from './words.ts'

type Props = { look: HoldLook; bench: Bench; language: Language; stakedKurus: number }

/** What the coins that were found begin. */
export function BenchCard({ look: { sheet, art }, bench, language, stakedKurus }: Props) {
  const words = HOLD_WORDS[language]
  const title = wordsOf(sheet, language)
  const { material, field } = art.look
  const [count = '', ...unit] = title.strokes(bench.left).split(' ')
  return (
    <IntroCard
      drawing={introCard(material.grain ? material.body : '#7D431D', field.won)}
      ink={material.dark}
      accent={material.dark}
      title={title.begun}
      figure={count}
      unit={unit.join(' ')}
      lines={[
        words.each(title.again(sheet.hold.respins)),
        words.fullAdds(title.full, stakesText(sheet.hold.fullStakes, language)),
        SLOT_WORDS[language].stakeStays(money(stakedKurus)),
      ]}
    />
  )
}
