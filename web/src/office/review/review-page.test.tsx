import { screen } from '@testing-library/react'
import { proposals } from '@zar/contract/office/proposals'
import { readReviewHouse } from '@zar/contract/office/withdrawals/house'
import { readPayRule } from '@zar/contract/office/withdrawals/pay-rule'
import { expect, test } from 'vitest'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { ReviewPage } from './review-page.tsx'
import { findButton, HOUSE, openReview, PAY_RULE } from './testing/house.ts'

test('within the seven days, and without the right, the buttons say why', async () => {
  openReview({
    ...HOUSE,
    incidentFrom: '2026-12-03T10:00:00.000Z',
    actions: [{ right: 'withdrawal.extend', state: 'second', why: null }],
  })
  expect((await findButton('Declare an incident')).getAttribute('aria-disabled')).toBe('true')
  expect((await findButton('Change the rule')).getAttribute('aria-disabled')).toBe('true')
})

test('what did not come can be asked for again', async () => {
  server.lose(readReviewHouse)
  const { user } = renderScreen(ReviewPage, '/office/review')
  const again = await findButton('Try again')
  server.on(readReviewHouse, HOUSE)
  server.on(readPayRule, PAY_RULE)
  server.on(proposals, [])
  await user.click(again)
  expect(await screen.findByText('Day and night')).toBeTruthy()
})
