import './palette.css'
import { Search, SearchX } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useNavigate } from '../../../lib/router/router.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { DialogFrame } from '../../../ui/overlay/dialog.tsx'
import { Kbd } from '../../parts/controls/button.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { Empty } from '../../parts/states/empty.tsx'
import type { Screen } from '../../screens.ts'
import type { Found, SearchProvider } from '../../search-provider.ts'
import { placeOf } from './fold.ts'
import { t } from './texts.ts'
import { useFound } from './use-found.ts'

type PaletteProps = {
  screens: readonly Screen[]
  provider: SearchProvider | null
  onKeys: () => void
  onClose: () => void
}

/** One field for everything: the first result is chosen, arrows walk, Enter opens, Ctrl Enter in a tab. */
export function Palette({ screens, provider, onKeys, onClose }: PaletteProps) {
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const { word, found, hasFailed } = useFound({ query, screens, onKeys, provider })
  const go = useGo(onClose)
  const listId = useId()
  const chosen = found[Math.min(at, found.length - 1)]
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((Math.min(at, found.length - 1) + step + found.length) % found.length)
    else if (event.key === 'Enter' && chosen) go(chosen, event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }
  return (
    <DialogFrame className="o-dialog o-pal" label={t('name')} onClose={onClose}>
      <div className="o-pal__in">
        <Icon of={Search} />
        <input
          role="combobox"
          aria-label={t('name')}
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={chosen && `${listId}-${chosen.id}`}
          autoComplete="off"
          spellCheck={false}
          placeholder={t(provider ? 'placeholder' : 'placeholderBare')}
          value={query}
          onKeyDown={press}
          onChange={(event) => {
            setQuery(event.target.value)
            setAt(0)
          }}
        />
        <span className="o-micro">{t('everywhere')}</span>
        <Kbd>Esc</Kbd>
      </div>
      <div className="o-pal__list">
        {hasFailed && <Say tone="wait">{t('failed')}</Say>}
        <Results id={listId} found={found} chosen={chosen} word={word} onGo={go} />
      </div>
      <Foot hasSearch={provider !== null} />
      <p className="sr" role="status">
        {t('found', { count: found.length })}
      </p>
    </DialogFrame>
  )
}

function useGo(onClose: () => void) {
  const navigate = useNavigate()
  return (one: Found, inTab: boolean) => {
    onClose()
    if (one.path && inTab) open(one.path, '_blank', 'noopener')
    else if (one.path) navigate(one.path)
    else one.run?.()
  }
}

type ResultsProps = {
  id: string
  found: readonly Found[]
  chosen: Found | undefined
  word: string
  onGo: (one: Found, inTab: boolean) => void
}

function Results({ id, found, chosen, word, onGo }: ResultsProps) {
  useEffect(() => {
    if (!chosen) return
    document.getElementById(`${id}-${chosen.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosen])
  if (found.length === 0) {
    return (
      <Empty icon={SearchX} title={t('none')}>
        {t('noneNote')}
      </Empty>
    )
  }
  return (
    <div id={id} role="listbox" aria-label={t('name')}>
      {[...new Set(found.map(({ group }) => group))].map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of a list box is no set of fields
        <div key={group} role="group" aria-label={group}>
          <div className="o-pal__group" aria-hidden>
            {group}
          </div>
          {found
            .filter((one) => one.group === group)
            .map((one) => (
              <Option
                key={one.id}
                id={`${id}-${one.id}`}
                one={one}
                isOn={one === chosen}
                word={word}
                onGo={onGo}
              />
            ))}
        </div>
      ))}
    </div>
  )
}

function Option({
  id,
  one,
  isOn,
  word,
  onGo,
}: {
  id: string
  one: Found
  isOn: boolean
  word: string
  onGo: ResultsProps['onGo']
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    <div
      id={id}
      role="option"
      aria-selected={isOn}
      tabIndex={-1}
      className="o-pal__one"
      onClick={(event) => onGo(one, event.ctrlKey || event.metaKey)}
    >
      <Icon of={one.icon} />
      <span className="o-ell">
        <Marked text={one.name} word={word} />
        {one.note && (
          <small>
            <Marked text={one.note} word={word} />
          </small>
        )}
      </span>
      <span className="o-micro">{one.kind}</span>
    </div>
  )
}

/** A text with the part that matched in saffron. */
function Marked({ text, word }: { text: string; word: string }) {
  const at = placeOf(text, word)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + word.length)}</mark>
      {text.slice(at + word.length)}
    </>
  )
}

const Foot = ({ hasSearch }: { hasSearch: boolean }) => (
  <div className="o-pal__foot">
    <span>
      <Kbd>↑</Kbd>
      <Kbd>↓</Kbd>
      {t('walk')}
    </span>
    <span>
      <Kbd>↵</Kbd>
      {t('open')}
    </span>
    <span>
      <Kbd>Ctrl ↵</Kbd>
      {t('tab')}
    </span>
    <span className="o-push">{t(hasSearch ? 'prefixes' : 'commandsOnly')}</span>
  </div>
)
