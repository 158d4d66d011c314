import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FACTS_BY_FOLDER } from '../../games/find-facts.ts'
import { hasJackpots, LEVELS } from '../../games/jackpots/levels.ts'
import { JackpotPlace } from './jackpot-place.tsx'

/** As it is drawn first, before anything of the jackpots is loaded. */
const firstOf = (folder: keyof typeof FACTS_BY_FOLDER): string =>
  renderToStaticMarkup(
    createElement(JackpotPlace, {
      facts: FACTS_BY_FOLDER[folder],
      language: 'en',
      token: null,
      balanceKurus: 0,
      isBusy: false,
      onPaid: () => {},
    }),
  )

test('a game with jackpots has their row from the first paint on, without sums', () => {
  expect(hasJackpots(FACTS_BY_FOLDER.roulette)).toBe(true)
  const row = /<section class="strip__jackpots[^>]*>(.*?)<\/section>/.exec(firstOf('roulette'))?.[1]
  const levels = row?.replace(/<.*?>/g, '').split('–').filter(Boolean)
  expect(levels?.map((level) => level.trim())).toEqual(LEVELS.map(({ title }) => title.en))
})

test('a game without jackpots has no row', () => {
  expect(hasJackpots(FACTS_BY_FOLDER.mines)).toBe(false)
  expect(firstOf('mines')).toBe('')
})
