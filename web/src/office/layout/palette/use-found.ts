import { CornerDownRight, Keyboard, Languages, Lock, LogOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import { changeLocale, locale } from '../../../lib/language/translate.ts'
import { leave, lock } from '../../parts/api/enter.ts'
import type { Screen } from '../../screens.ts'
import type { Found, SearchProvider } from '../../search-provider.ts'
import { placeOf } from './fold.ts'
import { t } from './texts.ts'

/** Typing rests so long before records are searched. */
const REST_MS = 120
const NONE: readonly Found[] = []

/** What can be done from anywhere. */
const commandsOf = (onKeys: () => void): Found[] =>
  [
    { id: 'keys', icon: Keyboard, name: t('keys'), run: onKeys },
    {
      id: 'language',
      icon: Languages,
      name: t('language'),
      run: () => changeLocale(locale === 'tr' ? 'en' : 'tr'),
    },
    { id: 'lock', icon: Lock, name: t('lock'), run: () => void lock() },
    { id: 'leave', icon: LogOut, name: t('leave'), run: () => void leave() },
  ].map((one) => ({ ...one, group: t('commands') }))

const screensOf = (screens: readonly Screen[]): Found[] =>
  screens
    .filter(({ section }) => section !== undefined)
    .map((screen) => ({
      id: screen.path,
      group: t('screens'),
      icon: screen.icon ?? CornerDownRight,
      name: screen.name[locale],
      kind: t('screen'),
      path: screen.path,
    }))

type Searched = { query: string; found: readonly Found[]; hasFailed: boolean }

/** Screens and commands at once, records as they are found. `>` narrows to commands. */
export function useFound({
  query,
  screens,
  onKeys,
  provider,
}: {
  query: string
  screens: readonly Screen[]
  onKeys: () => void
  provider: SearchProvider | null
}) {
  const isCommand = query.startsWith('>')
  const word = query.replace(/^>\s*/, '').trim()
  const [searched, setSearched] = useState<Searched>({ query: '', found: NONE, hasFailed: false })
  const asked = provider && !isCommand ? word : ''
  useEffect(() => {
    if (!provider || asked === '') return
    let isOver = false
    const tell = (found: readonly Found[], hasFailed: boolean) => {
      if (!isOver) setSearched({ query: asked, found, hasFailed })
    }
    const timer = setTimeout(
      () =>
        void provider(asked).then(
          (found) => tell(found, false),
          () => tell(NONE, true),
        ),
      REST_MS,
    )
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [asked, provider])
  const isFresh = asked !== '' && searched.query === asked
  const own = [...(isCommand ? [] : screensOf(screens)), ...commandsOf(onKeys)]
  const fitting = word === '' ? own : own.filter(({ name }) => placeOf(name, word) >= 0)
  return {
    word,
    found: [...(isFresh ? searched.found : NONE), ...fitting],
    hasFailed: isFresh && searched.hasFailed,
  }
}
