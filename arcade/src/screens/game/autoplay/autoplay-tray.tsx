import { useId, useState } from 'react'
import type { Language } from '../../../protocol.ts'
import { money } from '../../figures.ts'
import { Icon } from '../../icon.tsx'
import { usePopover } from '../../kit/popover/use-popover.ts'
import { Segmented } from '../../kit/segmented.tsx'
import { ROUND_COUNTS, type StopRules, USUAL_LOSS_STAKES } from './stop-rules.ts'
import { AUTOPLAY_WORDS } from './words.ts'

type Props = {
  language: Language
  stakeKurus: number
  isOff: boolean
  onStart: (rules: StopRules) => void
}

const LIRA_KURUS = 100

/** The button of the desk, and the tray of the stop rules over it. */
export function AutoplayTray(props: Props) {
  const words = AUTOPLAY_WORDS[props.language]
  const { isOpen, button, content, toggle, close, onKeyDown } = usePopover('[aria-pressed=true]')
  const start = (rules: StopRules) => {
    close()
    // The main action stops it now.
    button.current?.closest('.desk')?.querySelector<HTMLElement>('.desk > .act')?.focus()
    props.onStart(rules)
  }
  return (
    <div className="autoplay">
      <button
        ref={button}
        type="button"
        className="act2"
        title={words.title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-disabled={props.isOff}
        onClick={() => !props.isOff && toggle()}
      >
        <Icon name="repeat" />
        <span>{words.auto}</span>
      </button>
      {isOpen && (
        <div
          ref={content}
          className="pick__menu autoplay__tray"
          role="dialog"
          aria-label={words.title}
          onKeyDown={onKeyDown}
        >
          <Rules {...props} onStart={start} />
        </div>
      )}
    </div>
  )
}

function Rules({ language, stakeKurus, onStart }: Props) {
  const words = AUTOPLAY_WORDS[language]
  const [rounds, setRounds] = useState<number>(ROUND_COUNTS[0])
  const [loss, setLoss] = useState(String((stakeKurus * USUAL_LOSS_STAKES) / LIRA_KURUS))
  const [win, setWin] = useState('')
  const [stopsAtWin, setStopsAtWin] = useState(false)
  const lossKurus = Number(loss) * LIRA_KURUS
  const isTooLow = lossKurus < stakeKurus
  const id = useId()
  const start = () =>
    onStart({
      rounds,
      lossKurus,
      winKurus: Number(win) > 0 ? Number(win) * LIRA_KURUS : null,
      stopsAtWin,
    })
  return (
    <form
      className="autoplay__rules"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isTooLow) start()
      }}
    >
      <h2>{words.title}</h2>
      <p className="autoplay__label" aria-hidden="true">
        {words.rounds}
      </p>
      <Segmented
        label={words.rounds}
        value={rounds}
        options={ROUND_COUNTS.map((count) => ({ value: count, text: String(count) }))}
        onChoose={setRounds}
      />
      <Lira label={words.loss} value={loss} onValue={setLoss} wrong={isTooLow ? id : undefined} />
      <Lira label={words.win} value={win} onValue={setWin} placeholder={words.none} />
      <label className="autoplay__switch">
        {words.anyWin}
        <input
          type="checkbox"
          checked={stopsAtWin}
          onChange={(event) => setStopsAtWin(event.target.checked)}
        />
      </label>
      <p id={id} role="status">
        {isTooLow ? words.lossLeast(money(stakeKurus)) : words.note}
      </p>
      <button
        type="submit"
        className={`act act--${isTooLow ? 'off' : 'in'}`}
        aria-disabled={isTooLow}
      >
        {words.start}
      </button>
    </form>
  )
}

type LiraProps = {
  label: string
  value: string
  onValue: (value: string) => void
  placeholder?: string
  wrong?: string | undefined
}

const DIGITS_MAX = 7

/** A sum in whole lira. */
const Lira = ({ label, value, onValue, placeholder, wrong }: LiraProps) => (
  <label className="autoplay__lira">
    {label}
    <span>
      ₺
      <input
        inputMode="numeric"
        value={value}
        maxLength={DIGITS_MAX}
        placeholder={placeholder}
        {...(wrong && { 'aria-invalid': true, 'aria-describedby': wrong })}
        onChange={(event) => onValue(event.target.value.replace(/\D/g, ''))}
      />
    </span>
  </label>
)
