import type { Language } from '../../../protocol.ts'
import type { SecondaryAction } from '../../game/game-screen.ts'
import { Secondary } from '../../kit/actions.tsx'
import { chipDrawing, chipText } from '../../kit/art/chip.ts'
import { Drawn } from '../../kit/art/drawn.tsx'
import { THOUSAND } from '../../kit/chips/chip-row.tsx'
import { TrayChips } from '../../kit/chips/tray-chips.tsx'
import { CHIP_WORDS } from '../../kit/chips/words.ts'
import { usePopover } from '../../kit/popover/use-popover.ts'
import '../../kit/popover/tray.css'
import type { ChipBets } from './use-chip-bets.ts'

const LIRA_KURUS = 100

type Props = { bets: ChipBets; language: Language; clear: SecondaryAction }

/** The chosen chip alone, for a phone: a press opens all of them, and what clears the table. */
export function ChipTray({ bets, language, clear }: Props) {
  const { isOpen, button, content, toggle, close, onKeyDown } = usePopover('[aria-pressed=true]')
  const words = CHIP_WORDS[language]
  const choose = (kurus: number) => {
    bets.choose(kurus / LIRA_KURUS)
    close()
  }
  const clearAndClose = () => {
    clear.press()
    close()
  }
  return (
    <div className="chip-tray">
      <button
        ref={button}
        type="button"
        className="chip-tray__chip"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-disabled={!bets.isOpen}
        aria-label={words.chosen(bets.chip)}
        onClick={() => bets.isOpen && toggle()}
      >
        <svg viewBox="-51 -51 102 104" aria-hidden="true">
          <Drawn drawing={chipDrawing(bets.chip, chipText(bets.chip, THOUSAND[language]))} />
        </svg>
      </button>
      {isOpen && (
        <div
          ref={content}
          className="pick__menu tray__menu"
          role="dialog"
          aria-label={words.chips}
          onKeyDown={onKeyDown}
        >
          <TrayChips
            valuesKurus={bets.values.map((lira) => lira * LIRA_KURUS)}
            valueKurus={bets.chip * LIRA_KURUS}
            language={language}
            onValue={choose}
          />
          <Secondary action={{ ...clear, press: clearAndClose }} />
        </div>
      )}
    </div>
  )
}
