import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { picturesOf } from '../../../../../screens/slot/pictures.ts'
import { loadSlotArt } from '../../../../../screens/slot-art/load-slot-art.ts'
import { loadTitle } from '../load-title.ts'
import type { FreeSpins } from '../shown.ts'
import { Border } from './border.tsx'
import { LitShore } from './quay-lanterns.tsx'

/** The border of a title's kiosk after so many free spins of so many. */
async function borderOf(code: string, played: number, of: number): Promise<string> {
  const { sheet, title, machine } = await loadTitle(code)
  const art = await loadSlotArt(title, machine)
  const free: FreeSpins = { moment: 'playing', played, of, wonKurus: 0, wilds: 3 }
  const pictures = picturesOf(art)
  const lines = { sheet, title, art }
  return renderToStaticMarkup(createElement(Border, { lines, pictures, form: 'wide', free }))
}

const count = (drawn: string, part: RegExp) => drawn.match(part)?.length ?? 0

test('the pomegranate has a seed for each free spin that was played', async () => {
  for (const played of [0, 4, 10]) {
    const drawn = await borderOf('zar_nar_bahcesi', played, 10)
    expect(count(drawn, /lines__seed/g)).toBe(played)
  }
})

test('each free spin lights one of the lanterns, in the border and on the shore', async () => {
  const drawn = await borderOf('zar_fener_gecesi', 4, 15)
  const shore = renderToStaticMarkup(createElement(LitShore, { lit: 4, of: 15 }))
  expect([count(drawn, /lines__lantern /g), count(drawn, /lines__lantern--lit/g)]).toEqual([15, 4])
  expect([count(shore, /lines__light /g), count(shore, /lines__light--on/g)]).toEqual([15, 4])
})

test('in the tulip garden every wild stands in the bed', async () => {
  expect(count(await borderOf('zar_lale_devri', 4, 10), /lines__flower/g)).toBe(3)
})
