import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { screen as hiLo } from '../../../games/hi-lo/screen/screen.tsx'
import { screen as plinko } from '../../../games/plinko/screen/screen.tsx'
import { screen as scratch } from '../../../games/scratch/screen/screen.tsx'
import { Desk } from '../desk.tsx'
import type { PlayControls } from '../flow/open-play.ts'
import type { OpenPlay } from '../flow/play-state.ts'
import type { AnyScreen } from '../game-screen.ts'
import { playOf } from '../testing/round.ts'
import { storeOf } from '../testing/store.ts'

function deskOf(screen: AnyScreen, hasAutoplay: boolean): string {
  const { store } = storeOf(screen)
  const open = {
    ...(store.state as OpenPlay),
    session: { stakesKurus: [1_000, 2_000, 4_000], hasAutoplay } as OpenPlay['session'],
    stakeKurus: 2_000,
    balanceKurus: 5_000,
    freeRounds: { now: null, over: null },
    autoplay: null,
    celebrated: null,
  }
  const asked = { ...playOf(), options: screen.first, onOptions: () => {} }
  const controls = {} as PlayControls
  const main = screen.main(asked)
  return renderToStaticMarkup(
    createElement(Desk, {
      store,
      controls,
      open,
      asked,
      main,
      frame: screen.frameOf(null, screen.first),
    }),
  )
}

test('the desk has autoplay only where the law has it, and the game is one press', () => {
  expect(deskOf(plinko, true)).toContain('Autoplay')
  expect(deskOf(plinko, false)).not.toMatch(/autoplay/i)
  for (const screen of [hiLo, scratch]) expect(deskOf(screen, true)).not.toMatch(/autoplay/i)
})
