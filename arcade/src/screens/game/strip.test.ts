import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { FACTS_BY_FOLDER } from '../../games/find-facts.ts'
import { hasJackpots, LEVELS } from '../../games/jackpots/levels.ts'
import { EN } from '../words/en.ts'
import { Strip } from './strip.tsx'

beforeEach(() => {
  vi.stubGlobal('document', { fullscreenEnabled: false })
})

/** The strip as it is drawn first, before anything of the jackpots is loaded. */
const firstOf = (folder: keyof typeof FACTS_BY_FOLDER): string =>
  renderToStaticMarkup(
    createElement(Strip, {
      facts: FACTS_BY_FOLDER[folder],
      open: { openedMs: 0, netKurus: 0, session: { isDemo: true } },
      options: { language: 'en', words: EN, token: null },
      raised: { balanceKurus: 0, isBusy: false, onPaid: () => {} },
      isSoundOn: false,
      onSound: () => {},
      onPanel: () => {},
    }),
  )

test('a game with jackpots has their row from the first paint on, without sums', () => {
  expect(hasJackpots(FACTS_BY_FOLDER.roulette)).toBe(true)
  const [, row = ''] =
    /<section class="strip__jackpots[^>]*>(.*?)<\/section>/.exec(firstOf('roulette')) ?? []
  const levels = row.replace(/<.*?>/g, '').split('–').filter(Boolean)
  expect(levels.map((level) => level.trim())).toEqual(LEVELS.map(({ title }) => title.en))
})

test('a game without jackpots has no row', () => {
  expect(hasJackpots(FACTS_BY_FOLDER.mines)).toBe(false)
  expect(firstOf('mines')).not.toContain('strip__jackpots')
})
