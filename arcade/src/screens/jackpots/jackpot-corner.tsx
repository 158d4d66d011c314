import type { JackpotMeter } from '../../jackpots/protocol.ts'
import type { Language } from '../../protocol.ts'
import { money } from '../figures.ts'
import { StateCard } from '../game/cards/state-card.tsx'
import { JackpotRow } from './jackpot-row.tsx'
import { useCounted } from './use-counted.ts'
import { useJackpots } from './use-jackpots.ts'
import { type RaisedBalance, useOwnWin } from './use-own-win.ts'
import { JACKPOT_WORDS, LEVEL_TITLES } from './words.ts'

export type JackpotCornerProps = RaisedBalance & { language: Language; token: string | null }

/** The four sums, and a card as one falls to the player. */
export function JackpotCorner({ language, token, ...raised }: JackpotCornerProps) {
  const jackpots = useJackpots()
  const { win, dismiss } = useOwnWin({ jackpots, token, ...raised })
  const words = JACKPOT_WORDS[language]
  return (
    <>
      <JackpotRow
        language={language}
        label={words.jackpots}
        sums={jackpots && new Map(jackpots.map((meter) => [meter.level, sumOf(meter)]))}
      />
      {win && (
        <StateCard
          icon="check"
          tone="info"
          title={words.wonTitle(LEVEL_TITLES[win.level], money(win.wonKurus))}
          text={win.isPaid ? words.wonText : words.onItsWay}
          onEscape={dismiss}
        >
          <button type="button" className="button button--primary" onClick={dismiss}>
            {words.goOn}
          </button>
        </StateCard>
      )}
    </>
  )
}

/** `,80`: left out where a frame is narrow. */
const KURUS_LETTERS = 3

/** A new pot begins to count anew. */
const sumOf = (meter: JackpotMeter) => (
  <Sum key={meter.fallen?.number ?? 0} amountKurus={meter.amountKurus} />
)

function Sum({ amountKurus }: Pick<JackpotMeter, 'amountKurus'>) {
  const sum = money(useCounted(amountKurus))
  return (
    <>
      {sum.slice(0, -KURUS_LETTERS)}
      <span className="strip__kurus">{sum.slice(-KURUS_LETTERS)}</span>
    </>
  )
}
