import type { EventPage } from '@zar/contract/betting/event'
import { ChevronsDownUp, ChevronsUpDown, Search } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from '../../../lib/router/router.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { useLetter } from '../keys/use-letter.ts'
import '../../../ui/form/field.css'
import { GROUPS, groupName } from '../../../lib/betting/market-group.ts'
import { matchOf } from '../../../lib/betting/market-name.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { setBuilder, useSlip } from '../slip/state/slip.ts'
import { findCards } from './find-cards.ts'
import './market-board.css'
import { type Card, cardsOf, inColumns } from './market/cards.ts'
import { MarketCard } from './market/market-card.tsx'
import { togglePin, usePins } from './pins.ts'
import { t } from './texts.ts'

/** Cards that stand under one heading. */
export type CardGroup = { id: string; name: string; cards: readonly Card[] }

/** The markets of an event in their groups; pinned ones first. */
export function groupsOf(event: EventPage, pins: readonly string[]): CardGroup[] {
  const cards = cardsOf(event.markets, event.sport)
  const pinned = cards.filter(({ key }) => pins.includes(key))
  const groups = GROUPS.map((id) => ({
    id: id as string,
    name: groupName(id, event.sport),
    cards: cards.filter(({ group }) => group === id),
  }))
  return [{ id: 'pinned', name: t('pinned'), cards: pinned }, ...groups].filter(
    (group) => group.cards.length > 0,
  )
}

/** Of the address: what is searched for in the markets as the page is opened. */
const FIND = 'find'

export const idOf = (group: string): string => `markets-${group}`

/** Every market of an event: searched, folded, pinned, and pressed. */
export function MarketBoard({ event, groups }: { event: EventPage; groups: readonly CardGroup[] }) {
  const match = useMemo(() => matchOf(event), [event])
  const [params] = useSearchParams()
  const asked = params.get(FIND) ?? ''
  const [typed, setTyped] = useState(asked)
  const [before, setBefore] = useState(asked)
  // Another search led here while the page stood.
  if (before !== asked) {
    setBefore(asked)
    setTyped(asked)
  }
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const isBuilding = useSlip().builders.includes(event.id)
  const pins = usePins()
  const fold = useCallback(
    (key: string) =>
      setFolded((before) => {
        const next = new Set(before)
        if (!next.delete(key)) next.add(key)
        return next
      }),
    [],
  )
  const shown = groups
    .map((group) => ({ ...group, cards: findCards(group.cards, typed, match) }))
    .filter(({ cards }) => cards.length > 0)
  const all = groups.flatMap(({ cards }) => cards.map(({ key }) => key))
  const areFolded = all.every((key) => folded.has(key))
  return (
    <>
      <Tools
        typed={typed}
        onType={setTyped}
        count={shown.reduce((sum, { cards }) => sum + cards.length, 0)}
        isBuilding={isBuilding}
        onBuild={event.sport === 'football' ? () => setBuilder(event.id, !isBuilding) : undefined}
        areFolded={areFolded}
        onFoldAll={() => setFolded(new Set(areFolded ? [] : all))}
      />
      {shown.map((group) => (
        <section key={group.id} id={idOf(group.id)} className="mgroup" aria-label={group.name}>
          <h2>
            {group.name}
            <small className="num">{group.cards.length}</small>
          </h2>
          <div className="mgroup__columns">
            {inColumns(group.cards).map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <div key={at}>
                {column.map((card) => (
                  <MarketCard
                    key={card.key}
                    card={card}
                    event={event}
                    match={match}
                    isOpen={typed !== '' || !folded.has(card.key)}
                    isPinned={pins.includes(card.key)}
                    isDim={isBuilding && !card.isBuildable}
                    onFold={fold}
                    onPin={togglePin}
                  />
                ))}
              </div>
            ))}
          </div>
        </section>
      ))}
      {shown.length === 0 && <Nothing typed={typed} onClear={() => setTyped('')} />}
    </>
  )
}

function Nothing({ typed, onClear }: { typed: string; onClear: () => void }) {
  if (typed === '') {
    return (
      <Empty art="fener" heading="h2" title={t('noMarkets')}>
        {t('noMarketsNote')}
      </Empty>
    )
  }
  return (
    <Empty
      art="balik"
      heading="h2"
      title={t('nothing')}
      action={<Button onClick={onClear}>{t('clearFind')}</Button>}
    >
      {t('nothingNote')}
    </Empty>
  )
}

type ToolsProps = {
  typed: string
  onType: (typed: string) => void
  /** Markets that are found. */
  count: number
  isBuilding: boolean
  onBuild: (() => void) | undefined
  areFolded: boolean
  onFoldAll: () => void
}

function Tools(props: ToolsProps) {
  const { typed, onType, count, isBuilding, onBuild, areFolded, onFoldAll } = props
  const field = useRef<HTMLInputElement>(null)
  useLetter('f', () => field.current?.focus())
  const said = useSaid(typed === '' ? '' : t('found', { count }))
  return (
    <div className="mtools">
      <label className="input mtools__find">
        <Icon of={Search} size="s" />
        <input
          ref={field}
          type="search"
          autoComplete="off"
          aria-label={t('find')}
          placeholder={t('findHint')}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onType('')
          }}
        />
        <kbd aria-hidden>F</kbd>
      </label>
      {onBuild && (
        <Switch
          className="tool"
          label={
            <>
              <i className="mk__fits" aria-hidden />
              <span>{t('builder')}</span>
            </>
          }
          isOn={isBuilding}
          onChange={onBuild}
        />
      )}
      <button type="button" className="tool" onClick={onFoldAll}>
        <Icon of={areFolded ? ChevronsUpDown : ChevronsDownUp} size="s" />
        <span>{t(areFolded ? 'openAll' : 'foldAll')}</span>
      </button>
      <p className="sr" role="status">
        {said}
      </p>
    </div>
  )
}

const SAID_AFTER_MS = 500

/** A sentence once it has stood for a moment: not each one while somebody types. */
function useSaid(text: string): string {
  const [said, say] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => say(text), SAID_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return said
}
