import { screen } from '@testing-library/react'
import { bettingEvent } from '@zar/contract/betting/board'
import { expect, test } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { priceOf } from '../odds/prices.ts'
import { FEED, page } from '../testing/board.ts'
import { useEvent } from './use-event.ts'

function Names() {
  const { data } = useEvent('m1')
  return <p>{data ? data.event.home.name : 'waits'}</p>
}

test('a match is read by its id, and its prices are known from then on', async () => {
  server.on(bettingEvent, { event: page(), seq: 7, feed: FEED })
  render(<Names />)
  expect(await screen.findByText('Galatasaray')).toBeTruthy()
  expect(server.inputsOf(bettingEvent)).toEqual([{ id: 'm1' }])
  expect(priceOf(110)?.oddsMilli).toBe(2_000)
})
