import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { findFacts } from '../../games/find-facts.ts'
import type { Language } from '../../protocol.ts'
import { findScreen } from '../game/find/find-screen.ts'
import { GameRulesPage } from './game-rules-page.tsx'

/** The levels of the page's headings, in the order of the page. */
async function levelsOf(gameCode: string, language: Language): Promise<number[]> {
  const [facts, screen] = [findFacts(gameCode), await findScreen(gameCode)]
  if (!facts || !screen) throw new Error(`no game ${gameCode}`)
  const page = renderToStaticMarkup(createElement(GameRulesPage, { facts, screen, language }))
  return [...page.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
}

/** Without a pay table, with one of headings of its own, and with jackpots. */
test.each(['zar_kirik_cini', 'zar_han_blackjack', 'zar_kirk_kup'])(
  'A11Y-02: no heading of the rules of %s leaves out a level',
  async (gameCode) => {
    const levels = await levelsOf(gameCode, 'tr')
    expect(levels[0]).toBe(1)
    const leftOut = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)
    expect(leftOut).toEqual([])
    expect(await levelsOf(gameCode, 'en')).toEqual(levels)
  },
)
