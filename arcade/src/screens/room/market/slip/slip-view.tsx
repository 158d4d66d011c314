import type { Language } from '../../../../protocol.ts'
import { money } from '../../../figures.ts'
import { Icon } from '../../../icon.tsx'
import { keepFocus } from '../../../kit/keep-focus.ts'
import { keyFor, useKeys } from '../../../kit/keyboard/use-keys.ts'
import type { RoomPlay } from '../../room-screen.ts'
import { oddsText, type Selection } from '../book.ts'
import './slip.css'
import { MARKET_WORDS } from '../words.ts'
import type { Slip } from './use-slip.ts'

const LIRA_KURUS = 100

/** The selection, its stake, what it could return, and the press that plays it. */
export function SlipView({ play, slip }: { play: RoomPlay; slip: Slip }) {
  const { language } = play
  const words = MARKET_WORDS[language]
  const { selection, book } = slip
  const stakes = book.stakesLira(selection)
  useSlipKeys(play, slip, stakes)
  const why = whyText(play, slip)
  return (
    <section className={`slip num${selection ? '' : ' slip--empty'}`} aria-label={words.stake}>
      {selection ? (
        <Picked slip={slip} selection={selection} language={language} />
      ) : (
        <p className="slip__none">{words.pick}</p>
      )}
      <fieldset className="slip__stakes" aria-label={words.stakes}>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          aria-label={words.stake}
          aria-invalid={slip.off === 'stake'}
          value={slip.stakeText}
          onChange={({ target }) => slip.setStake(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && slip.play()}
        />
        {stakes.map((lira) => (
          <button
            key={lira}
            type="button"
            aria-pressed={slip.stakeText === String(lira)}
            onMouseDown={keepFocus}
            onClick={() => slip.setStake(String(lira))}
          >
            ₺{lira}
          </button>
        ))}
      </fieldset>
      {slip.missed > 0 && (
        <p className="slip__missed" role="status">
          {words.missed(slip.missed)}
        </p>
      )}
      {why && (
        <p className="slip__why" role="alert">
          {why}
        </p>
      )}
      <button
        type="button"
        className="button slip__play"
        aria-disabled={slip.off !== undefined}
        aria-busy={slip.isSending}
        onMouseDown={keepFocus}
        onClick={slip.play}
      >
        {slip.isSending ? words.sending : playText(slip, language)}
      </button>
    </section>
  )
}

type PickedProps = { slip: Slip; selection: Selection; language: Language }

function Picked({ slip, selection, language }: PickedProps) {
  const words = MARKET_WORDS[language]
  const { book, stakeKurus, isAhead } = slip
  return (
    <>
      <p className="slip__line">
        <b>{book.nameOf(selection, language)}</b>
        <b>{book.priceText?.(selection, language) ?? oddsText(selection.price)}</b>
        <button type="button" className="slip__drop" aria-label={words.drop} onClick={slip.drop}>
          <Icon name="close" />
        </button>
      </p>
      <p className="slip__line slip__line--mist">
        <span>{book.marketOf(selection, language)}</span>
        {stakeKurus !== undefined && (
          <span>
            {words.possible} <b>{money(Math.floor((stakeKurus * selection.price) / 100))}</b>
          </span>
        )}
      </p>
      {isAhead && <p className="slip__note">{words.aheadNote}</p>}
    </>
  )
}

function playText({ stakeKurus, isAhead, selection }: Slip, language: Language): string {
  const words = MARKET_WORDS[language]
  if (!selection) return words.pick
  const sum = money(stakeKurus ?? 0)
  return isAhead ? words.ahead(sum) : words.play(sum)
}

/** What is wrong with the slip, as far as its player can change it. */
function whyText({ language, room }: RoomPlay, { off, selection, book }: Slip): string | undefined {
  const words = MARKET_WORDS[language].off
  if (off === 'stake' && selection) return words.stake(money(book.mostLira(selection) * LIRA_KURUS))
  if (off === 'balance') return words.balance
  return off === 'full' ? words.full(room.welcome.betsMax) : undefined
}

/** Numbers choose a ready stake, Enter and Space play. */
function useSlipKeys({ hasSingleKeys }: RoomPlay, slip: Slip, stakes: readonly number[]): void {
  useKeys((event) => {
    const key = event.repeat ? undefined : keyFor(event)
    const press = key && pressOf(key, slip, hasSingleKeys ? stakes : [])
    if (!press) return
    event.preventDefault()
    press()
  })
}

function pressOf(key: string, slip: Slip, stakes: readonly number[]): (() => void) | undefined {
  if (key === ' ' || key === 'Enter') return slip.selection && slip.play
  const stake = stakes[Number(key) - 1]
  return stake === undefined ? undefined : () => slip.setStake(String(stake))
}
