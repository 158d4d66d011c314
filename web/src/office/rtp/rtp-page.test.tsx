import { waitFor, within } from '@testing-library/react'
import { type GameReturn, listReturns, ownReturn, readReturn } from '@zar/contract/office/rtp'
import { expect, test } from 'vitest'
import { signInStaff } from '../../testing/office.ts'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { RtpPage } from './rtp-page.tsx'

const WHY = 'One win of 1,248 stakes explains it.'
const hot: GameReturn = {
  code: 'nar',
  name: 'Nar Bahçesi',
  studio: 'Lale Stüdyo',
  provider: 'hub88',
  rounds: 41_200,
  stakesE5: '118430000000',
  winsE5: '120562000000',
  declaredBp: 9_640,
  rtpBp: 10_180,
  bandLowBp: 9_350,
  bandHighBp: 9_930,
  state: 'outside',
  finding: null,
}

function open(path = '/office/rtp?row=nar', game = hot) {
  server.on(listReturns, { rows: [game], next: null, outside: 1 })
  server.on(readReturn, {
    game,
    points: [
      {
        day: '2026-11-20',
        rounds: 12_000,
        rtpBp: 9_700,
        lowBp: 9_100,
        highBp: 10_180,
        isOutside: false,
      },
      {
        day: '2026-11-21',
        rounds: 41_200,
        rtpBp: 10_180,
        lowBp: 9_350,
        highBp: 9_930,
        isOutside: true,
      },
    ],
    outsideSince: '2026-11-21',
    probability: 0.00005,
    findings: [],
    actions: [{ right: 'rtp.own', state: 'yes', why: null }],
  })
  const page = renderScreen(RtpPage, path, '/office/rtp')
  signInStaff(['rtp.view', 'rtp.own'])
  return page
}

test('GAM-16: a game outside its band is told in a sentence, since when and how unlikely it is', async () => {
  const page = open()
  const panel = await page.findByRole('complementary', { name: 'RTP Nar Bahçesi' })
  expect(panel.textContent).toContain(
    'Over 41,200 rounds it returned 101.8%; declared 96.4%, band 93.5% – 99.3%.',
  )
  expect(panel.textContent).toContain('Outside its band since 2026-11-21.')
  expect(panel.textContent).toContain('less than once in a thousand')
  expect(page.getAllByText('Outside band').length).toBeGreaterThan(1)
})

test('the arrows walk the days of the chart, and the table says the same', async () => {
  const page = open()
  const chart = await page.findByRole('img')
  chart.focus()
  await page.user.keyboard('{ArrowRight}{ArrowRight}')
  expect(page.getByText('2026-11-21 · 101.8% · 93.5% – 99.3% · 41,200')).toBeDefined()
  expect(chart.querySelectorAll('path[fill="var(--o-s4)"]')).toHaveLength(1)
  expect(page.getByRole('rowheader', { name: '2026-11-21', hidden: true })).toBeDefined()
})

test('GAM-16: under 10,000 rounds it says that they say nothing', async () => {
  const page = open('/office/rtp?row=nar', { ...hot, rounds: 900, state: 'too few' })
  expect(await page.findByText(/Fewer than 10,000 rounds say nothing/)).toBeDefined()
})

test('what was found is written with the days that were looked at', async () => {
  const page = open()
  server.on(ownReturn, null)
  await page.user.click(await page.findByRole('button', { name: /Own it/ }))
  const dialog = page.getByRole('dialog')
  await page.user.type(within(dialog).getByRole('textbox'), WHY)
  await page.user.click(within(dialog).getByRole('button', { name: /Own it/ }))
  await waitFor(() =>
    expect(server.inputsOf(ownReturn)).toEqual([{ code: 'nar', days: '30', reason: WHY }]),
  )
})
