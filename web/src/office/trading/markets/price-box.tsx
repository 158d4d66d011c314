import { setPrice } from '@zar/contract/office/trading/acts'
import type {
  TradedMarket,
  TradedSelection,
  TradingMatch,
} from '@zar/contract/office/trading/board'
import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Icon } from '../../../ui/icons/icon.tsx'
import { call, Refused } from '../../parts/api/call.ts'
import { isCode } from '../../parts/api/failure.ts'
import { oddsOf } from '../../parts/money.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import type { OnAsk } from '../ask.ts'
import { t } from '../texts.ts'
import { actFailure } from '../use-act.ts'
import { useRefresh } from '../use-room.ts'
import { isWide, stepOdds, typedOdds } from '../words.ts'

/** What is typed and not sent, and how the selection stood as it was begun. */
type Draft = { text: string; seen: string }

type Props = {
  match: TradingMatch
  market: TradedMarket
  selection: TradedSelection
  name: string
  /** Why it cannot be changed. */
  refusal: string | undefined
  isStale: boolean
  onAsk: OnAsk
}

/** A price: − and + step along the ladder, or it is typed; Enter sends it, Esc restores it. */
export function PriceBox(props: Props) {
  const { selection, name, refusal, isStale } = props
  const { draft, edit, step, send, restore, said, isBusy } = usePrice(props)
  const shown = selection.oddsMilli === null ? '–' : oddsOf(selection.oddsMilli)
  const isOff = refusal !== undefined || isStale || selection.oddsMilli === null
  if (isOff)
    return (
      <span className="o-tr__price is-off" title={refusal}>
        {shown}
      </span>
    )
  const onKeyDown = (event: KeyboardEvent) => {
    const act = KEYS[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (act === 'send') void send()
    else if (act === 'restore') restore()
    else step(act)
  }
  return (
    <span className="o-tr__pricing">
      <span className={draft ? 'o-tr__price is-on' : 'o-tr__price'}>
        <button type="button" aria-label={t('lower', { name })} onClick={() => step(-1)}>
          <Icon of={Minus} size="s" />
        </button>
        <input
          aria-label={t('priceOf', { name })}
          inputMode="decimal"
          data-price
          readOnly={isBusy}
          value={draft?.text ?? shown}
          onChange={(event) => edit(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" aria-label={t('raise', { name })} onClick={() => step(1)}>
          <Icon of={Plus} size="s" />
        </button>
      </span>
      {(draft || said) && (
        <span className={said ? 'o-tr__said o-bad' : 'o-tr__said'} role="status">
          {said ?? `${t('autoOff')} ${t('sendHint')}`}
        </span>
      )}
    </span>
  )
}

const KEYS: Partial<Record<string, 1 | -1 | 'send' | 'restore'>> = {
  '+': 1,
  ArrowUp: 1,
  '-': -1,
  ArrowDown: -1,
  Enter: 'send',
  Escape: 'restore',
}

type Edited = { oddsMilli: number; seen: string; text: string }

function usePrice(props: Props) {
  const { selection } = props
  const [draft, setDraft] = useState<Draft>()
  const [said, setSaid] = useState<string>()
  const edit = (text: string) => {
    setSaid(undefined)
    // How it stands as the hand begins: what moves under it is told by the server.
    setDraft((before) => ({ text, seen: before?.seen ?? selection.seen }))
  }
  const restore = () => {
    setDraft(undefined)
    setSaid(undefined)
  }
  const step = (direction: 1 | -1) => {
    const from = (draft && typedOdds(draft.text)) ?? selection.oddsMilli
    if (from !== null && from !== undefined) edit(oddsOf(stepOdds(from, direction)))
  }
  const { isBusy, put } = usePut(props, {
    restore,
    onFailed: (edited, error) => {
      setSaid(actFailure(error, 'price'))
      // They have read it: the next Enter is about how it stands now.
      setDraft({ text: edited.text, seen: movedTo(error) ?? edited.seen })
    },
  })
  const send = async () => {
    if (!draft || isBusy) return
    const oddsMilli = typedOdds(draft.text)
    if (oddsMilli === undefined) setSaid(t('priceShape'))
    else await put({ ...draft, oddsMilli })
  }
  return { draft, edit, step, send, restore, said, isBusy }
}

type After = { restore: () => void; onFailed: (edited: Edited, error: unknown) => void }

/** Sends a price; one that is far from the fair one is proposed instead. */
function usePut({ match, market, selection, name, onAsk }: Props, { restore, onFailed }: After) {
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const put = async (edited: Edited) => {
    const { oddsMilli, seen } = edited
    if (isWide(oddsMilli, selection.fairPpm)) {
      onAsk({ kind: 'wide', match, market, selection, oddsMilli, seen })
      restore()
      return
    }
    setBusy(true)
    try {
      await call(setPrice, { id: selection.id, oddsMilli, seen })
      notify(t('priceSet', { name, odds: oddsOf(oddsMilli) }))
      restore()
    } catch (error) {
      onFailed(edited, error)
    } finally {
      setBusy(false)
      await refresh()
    }
  }
  return { isBusy, put }
}

const movedTo = (error: unknown): string | undefined =>
  error instanceof Refused && isCode(error, 'board_moved')
    ? error.fields.find(({ field }) => field === 'is')?.message
    : undefined
