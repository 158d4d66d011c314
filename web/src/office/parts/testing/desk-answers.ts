import type { DeskFigures } from '@zar/contract/office/reports/desk'
import type { ProductReport } from '@zar/contract/office/reports/products'
import type { z } from 'zod/mini'

const REACH = {
  sealedUntil: '2026-11-21T17:14:00.000Z',
  sealedTransfer: '90',
  lastTransfer: '91',
  closedThrough: '2026-11-20',
  matched: { at: '2026-11-21T17:10:00.000Z', differences: 0 },
}
const units = (lira: number): string => `${BigInt(lira) * 100_000n}`

/** The evening of the design, at 20:14. */
export const FIGURES: DeskFigures = {
  currency: 'TRY',
  reach: REACH,
  day: '2026-11-21',
  active: 4_812,
  money: {
    ggrE5: units(428_900),
    ggrWeekBeforeE5: units(376_900),
    ggrDayBeforeE5: units(450_000),
    ngrE5: units(355_350),
    bonusCostE5: units(61_240),
    stakesE5: units(8_205_700),
    bets: 9,
    depositsE5: units(1_842_600),
    deposits: 2_310,
    withdrawalsE5: units(1_120_450),
    withdrawals: 861,
    playerLiabilityE5: units(5_000_000),
    openBetLiabilityE5: units(2_314_700),
    hours: Array.from({ length: 24 }, (_, hour) => ({
      hour: new Date(Date.parse('2026-11-20T21:00:00Z') + hour * 3_600_000).toISOString(),
      ggrE5: hour <= 20 ? units(20_000) : null,
      stakesE5: hour <= 20 ? units(400_000) : null,
      ggrWeekBeforeE5: units(18_000),
      ggrDayBeforeE5: units(19_000),
      stakesWeekBeforeE5: units(390_000),
    })),
  },
}

const node = (key: string, ggr: number, change: object = {}) => ({
  key,
  name: key,
  stakesE5: units(1_000_000),
  stakesBonusE5: '0',
  winsE5: units(1_000_000 - ggr),
  winsBonusE5: '0',
  ggrE5: units(ggr),
  bets: 1_000,
  holdBp: ggr / 100,
  expectedBp: 390,
  players: 20,
  ggrBeforeE5: units(20_000),
  ...change,
})

export const PRODUCTS: z.output<typeof ProductReport> = {
  currency: 'TRY',
  reach: REACH,
  total: node('', 47_000),
  products: [
    {
      ...node('slot', 27_000),
      suppliers: [
        {
          ...node('hub88', 27_000, { players: null }),
          games: [
            { ...node('nar', -6_800, { players: null, name: 'Nar Bahçesi' }), rtp: null },
            { ...node('kitap', 33_800, { players: null, name: 'Kayıp Kitap' }), rtp: null },
          ],
        },
      ],
    },
    { ...node('sport', 20_000, { ggrBeforeE5: '0' }), suppliers: [] },
  ],
  days: [
    { day: '2026-11-20', isClosed: true, ggrE5: { slot: units(10_000), sport: units(5_000) } },
    { day: '2026-11-21', isClosed: false, ggrE5: { slot: units(17_000), sport: units(15_000) } },
  ],
  identity: {
    holds: true,
    ngrE5: units(30_000),
    depositsE5: units(100_000),
    withdrawalsE5: units(60_000),
    playerBalancesE5: units(10_000),
    jackpotLiabilityE5: '0',
    openStakesE5: '0',
    differenceE5: '0',
  },
}
