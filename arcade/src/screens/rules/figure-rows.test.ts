import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { findFacts } from '../../games/find-facts.ts'
import { LINES_FACTS } from '../../games/slot/lale-devri/facts.ts'
import { MACHINE_FACTS } from '../../games/slot/machine-facts.ts'
import { GameRules } from '../game/game-rules.tsx'
import type { AnyScreen } from '../game/game-screen.ts'
import { figureRows } from './figure-rows.ts'

/** `%21,50 · 4,7 turda bir`, read back as a number. */
const percentIn = (text = '') => Number(/%(\d+,\d+)/.exec(text)?.[1]?.replace(',', '.'))

function rowsOf(code: string, language: 'tr' | 'en') {
  const facts = findFacts(code)
  if (!facts) throw new Error(`no ${code}`)
  return new Map(figureRows(facts, language))
}

test.each([...MACHINE_FACTS, ...LINES_FACTS])(
  '$code shows how often it pays, its highest win and its volatility',
  ({ code, hitRateBp, maxWin, maxWinOnceIn }) => {
    const rows = rowsOf(code, 'tr')
    const hitRate = rows.get('Ödeme yapan turlar')
    expect(Math.round(percentIn(hitRate) * 100)).toBe(hitRateBp)
    expect(rows.get('Oynaklık')).toMatch(/^5 üzerinden [1-5]$/)
    expect(rows.get('En yüksek kazanç')?.replace('.', '')).toBe(`${maxWin}×`)
    expect(maxWinOnceIn).toBeDefined()
    expect(rows.has('En yüksek kazancın sıklığı')).toBe(true)
  },
)

test('a chance that is known is told, of a bound that it is rarer, and of a measure that it was not seen', () => {
  expect([...rowsOf('zar_saat_kulesi', 'en')]).toEqual(
    expect.arrayContaining([
      ['Rounds that pay', '21.50% · one in 4.7 rounds'],
      ['Highest win', '100×'],
      ['Chance of the highest win', 'one in 1,600 rounds'],
    ]),
  )
  expect(rowsOf('zar_saat_kulesi', 'tr').get('Ödeme yapan turlar')).toBe('%21,50 · 4,7 turda bir')
  const [en, tr] = [rowsOf('zar_su_kemeri', 'en'), rowsOf('zar_su_kemeri', 'tr')]
  expect(en.get('Chance of the highest win')).toBe('rarer than one in 10 billion rounds')
  expect(tr.get('En yüksek kazancın sıklığı')).toBe('10 milyar turda birden seyrek')
  const chanceOf = (code: string, language: 'tr' | 'en') =>
    rowsOf(code, language).get(
      language === 'tr' ? 'En yüksek kazancın sıklığı' : 'Chance of the highest win',
    )
  expect(chanceOf('zar_ebru_teknesi', 'tr')).toBe('ölçülen 30 milyon turda bir kez bile çıkmadı')
  expect(chanceOf('zar_ebru_teknesi', 'en')).toBe('not once in 30 million measured rounds')
})

test('where the bet decides how often a round pays, nothing is told of it', () => {
  const names = [...rowsOf('zar_konak_rulet', 'en').keys()]
  expect(names).not.toContain('Rounds that pay')
  expect(names).not.toContain('Chance of the highest win')
})

test('panel and page show these rows', () => {
  const facts = findFacts('zar_saat_kulesi')
  if (!facts) throw new Error('no facts')
  const screen = { rules: { tr: [], en: [] } } as unknown as AnyScreen
  const html = renderToStaticMarkup(
    createElement(GameRules, { facts, screen, language: 'en', stakeKurus: 2_000 }),
  )
  for (const [name, value] of figureRows(facts, 'en'))
    expect(html).toContain(`<dt>${name}</dt><dd>${value}</dd>`)
})
