import { CircleCheck, CircleX, CloudOff, Hourglass, type LucideIcon, X, Zap } from 'lucide-react'
import { formatMoney } from '../../../lib/language/format.ts'
import { Button, IconButton } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useLeftMs } from '../slip/review/use-left.ts'
import './one-touch-bar.css'
import { turnOneTouch, useOneTouch } from './one-touch.ts'
import { askAboutLost, leaveTouch, type Touch, textOf, useTouch } from './place-once.ts'
import { t } from './texts.ts'

/** That one touch is on and with what stake, and what became of the press before. */
export function OneTouchBar() {
  const on = useOneTouch()
  const touch = useTouch()
  if (!on && touch.at === 'rest') return null
  return (
    <section className="onetouch" aria-label={t('title')}>
      <div className="onetouch__state">
        <Icon of={Zap} />
        <span>
          <b className="num">
            {on ? `${t('on')} · ${formatMoney(on.stakeKurus / 100)}` : t('stopped')}
          </b>
          {on && (
            <small id="one-touch" className="num">
              {t('onNote', { sum: formatMoney(on.stakeKurus / 100) })}
            </small>
          )}
        </span>
        {on && (
          <Button size="s" onClick={() => turnOneTouch(null)}>
            {t('off')}
          </Button>
        )}
      </div>
      {touch.at !== 'rest' && <Result touch={touch} />}
    </section>
  )
}

const ICONS: Record<Exclude<Touch['at'], 'rest'>, LucideIcon> = {
  sending: Hourglass,
  waiting: Hourglass,
  placed: CircleCheck,
  refused: CircleX,
  lost: CloudOff,
}

/** A toast has said it: here it stays to be read. */
function Result({ touch }: { touch: Exclude<Touch, { at: 'rest' }> }) {
  const isOver = touch.at === 'placed' || touch.at === 'refused'
  return (
    <div className={`onetouch__result is-${touch.at}`}>
      <Icon of={ICONS[touch.at]} size="s" />
      <p className="num">{touch.at === 'waiting' ? <Waiting touch={touch} /> : textOf(touch)}</p>
      {isOver && <IconButton icon={X} label={t('close')} onClick={leaveTouch} />}
      {touch.at === 'lost' && (
        <Button size="s" onClick={() => void askAboutLost()}>
          {t('ask')}
        </Button>
      )}
    </div>
  )
}

function Waiting({ touch }: { touch: Extract<Touch, { at: 'waiting' }> }) {
  return <>{textOf(touch, Math.ceil(useLeftMs(touch.until) / 1_000))}</>
}
