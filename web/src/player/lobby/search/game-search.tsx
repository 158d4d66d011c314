import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useSettled } from '../../../lib/browser/use-settled.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import './find.css'
import './game-search.css'
import { t } from '../texts.ts'
import { useOpenGame } from '../tile/use-open-game.ts'
import { findGames } from './find-games.ts'
import { FIND_MAX } from './find-max.ts'
import type { FoundGame } from './found-game.ts'

const PAUSE_MS = 250

type GameSearchProps = {
  /** Takes the focus when it appears. */
  hasFocus?: boolean
  /** What was typed before the search was here. */
  begin?: string
  /** Left with nothing typed. */
  onLeave?: () => void
  /** A game was chosen. */
  onOpened?: () => void
}

/** Finds a game by name from anywhere. */
export function GameSearch(props: GameSearchProps) {
  const { hasFocus = false, begin = '', onLeave, onOpened } = props
  const { field, typed, setTyped, isOpen, setOpen } = useField(begin)
  const [chosen, setChosen] = useState(0)
  const openGame = useOpenGame()
  const id = useId()
  const settled = useSettled(typed.trim(), PAUSE_MS)
  const found = useFound(settled)
  const list = found.data ?? []
  const isShown = isOpen && settled !== ''

  const open = (game: FoundGame) => {
    setTyped('')
    setOpen(false)
    onOpened?.()
    openGame(game)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) {
      event.stopPropagation()
      event.preventDefault()
      setOpen(false)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && list.length > 0) {
      event.preventDefault()
      setChosen((chosen + step + list.length) % list.length)
    }
    const game = list[chosen]
    if (event.key === 'Enter' && isShown && game) open(game)
  }

  return (
    <search
      className="gamesearch"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        setOpen(false)
        if (typed === '') onLeave?.()
      }}
    >
      <label className="find">
        <Icon of={Search} size="s" />
        <input
          ref={field}
          // biome-ignore lint/a11y/noAutofocus: it stands where the pressed button stood
          autoFocus={hasFocus}
          type="search"
          role="combobox"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={FIND_MAX}
          placeholder={t('search')}
          aria-label={t('search')}
          aria-expanded={isShown}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={isShown && list[chosen] ? `${id}-${chosen}` : undefined}
          value={typed}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.target.value)
            setChosen(0)
            setOpen(true)
          }}
        />
      </label>
      <div className="gamesearch__panel" hidden={!isShown}>
        <Results id={id} games={list} chosen={chosen} onOpen={open} />
        <p className={list.length > 0 ? 'sr' : 'gamesearch__say'} role="status">
          {isShown && sayOf(found.isFetching, list.length)}
        </p>
      </div>
    </search>
  )
}

/** What is typed into the field. */
function useField(begin: string) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(begin)
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    // The typing goes on where it was.
    field.current?.setSelectionRange(begin.length, begin.length)
  }, [begin])
  return { field, typed, setTyped, isOpen, setOpen }
}

function sayOf(isFetching: boolean, count: number): string {
  if (isFetching && count === 0) return t('searching')
  return count === 0 ? t('noneFound') : t('results', { count })
}

type ResultsProps = {
  id: string
  games: FoundGame[]
  chosen: number
  onOpen: (game: FoundGame) => void
}

function Results({ id, games: found, chosen, onOpen }: ResultsProps) {
  return (
    // biome-ignore-start lint/a11y: the options of a combobox are moved through from its field, which keeps the focus
    <ul id={id} role="listbox" aria-label={t('search')}>
      {found.map((game, at) => (
        <li
          key={game.gameCode}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === chosen}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onOpen(game)}
        >
          {game.cover && <img src={game.cover} alt="" width="36" height="48" />}
          <span>
            <b>{game.name}</b>
            <small>{game.studio}</small>
          </span>
        </li>
      ))}
    </ul>
    // biome-ignore-end lint/a11y: see above
  )
}

const useFound = (search: string) =>
  useQuery({
    queryKey: ['games', 'search', search],
    queryFn: () => findGames(search),
    enabled: search !== '',
    placeholderData: (before) => before,
  })
