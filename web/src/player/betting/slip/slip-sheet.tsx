import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { SlipPanel } from './slip-panel.tsx'
import { Keypad } from './stake/keypad.tsx'
import { QuickStakes } from './stake/stake-box.tsx'
import './slip-sheet.css'
import { changeSlip, useSlip } from './state/slip.ts'
import { t } from './texts.ts'

/** The slip over a phone’s page, with keys of its own. */
export function SlipSheet({ onClose }: { onClose: () => void }) {
  const { stake } = useSlip()
  return (
    <Sheet side="bottom" label={t('title')} onClose={onClose}>
      <div className="slipsheet">
        <SlipPanel
          onShrink={onClose}
          keys={
            <div className="slipsheet__keys">
              <QuickStakes stake={stake} />
              <Keypad stake={stake} onStake={(next) => changeSlip({ stake: next })} />
            </div>
          }
        />
      </div>
    </Sheet>
  )
}
