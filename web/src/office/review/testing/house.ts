import { screen } from '@testing-library/react'
import { type ReviewHouse, readReviewHouse } from '@zar/contract/office/withdrawals/house'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { ReviewPage } from '../review-page.tsx'

export const REASON = 'Two more people work in the evening.'
export const HOUSE: ReviewHouse = {
  version: 1,
  setAt: '2026-11-21T10:00:00.000Z',
  by: null,
  first: null,
  lengths: {
    firstMinutes: 15,
    eachMinutes: 3,
    mostMinutes: 240,
    askedHours: 72,
    opensMinute: null,
    closesMinute: null,
    brakeHourE5: '25000000000',
    brakeTimes: 3,
  },
  incidentFrom: null,
  waiting: [],
  actions: [
    { right: 'withdrawal.clock', state: 'second', why: null },
    { right: 'withdrawal.extend', state: 'second', why: null },
  ],
}
export const openReview = (house: ReviewHouse = HOUSE) => {
  server.on(readReviewHouse, house)
  return renderScreen(ReviewPage, '/office/review')
}
export const findButton = (name: string) => screen.findByRole('button', { name })
