import { screen } from '@testing-library/react'
import { proposals } from '@zar/contract/office/proposals'
import { type ReviewHouse, readReviewHouse } from '@zar/contract/office/withdrawals/house'
import { type OfficePayRule, readPayRule } from '@zar/contract/office/withdrawals/pay-rule'
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
export const PAY_RULE: OfficePayRule = {
  versions: [
    {
      version: 1,
      bounds: {
        amountMaxE5: '500000000',
        unverifiedDayMaxE5: '100000000',
        unstakedDayMaxE5: '50000000',
        unstakedMonthMaxE5: '200000000',
        dayMaxE5: '1000000000',
        dayCountMax: 5,
        newAccountDayMaxE5: '200000000',
      },
      proposedBy: null,
      approvedBy: null,
      because: 'as delivered',
      setAt: '2026-11-21T10:00:00.000Z',
    },
  ],
  most: {
    amountMaxE5: '1000000000',
    unverifiedDayMaxE5: '1000000000',
    unstakedDayMaxE5: '1000000000',
    unstakedMonthMaxE5: '5000000000',
    dayMaxE5: '5000000000',
    dayCountMax: 20,
    newAccountDayMaxE5: '1000000000',
  },
  actions: [{ right: 'withdrawal.rules', state: 'second', why: null }],
}
export const openReview = (house: ReviewHouse = HOUSE) => {
  server.on(readReviewHouse, house)
  server.on(readPayRule, PAY_RULE)
  server.on(proposals, [])
  return renderScreen(ReviewPage, '/office/review')
}
export const findButton = (name: string) => screen.findByRole('button', { name })
